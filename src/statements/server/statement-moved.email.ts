import { defaultLanguage, type Language, languageOf } from '#base/languages.ts'
import type { EmailBlock } from '#base/server/mail/email.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { requestEmailTexts } from '#requests/email-texts.ts'
import { pageBlocks } from '#requests/server/emails/request-email.ts'
import { ourBoard } from '#site/authorities.ts'
import type { StatementEvents } from '../events.ts'
import { statementTexts } from '../texts.ts'
import { findCase, findStep, type StoredCase, type StoredStep } from './case-store.ts'
import { isOfCompany } from './statement-dto.ts'

type T = Translator<typeof statementTexts.hu>

/** Where a complaint or a withdrawal stands, to the address it was written from and in its language. */
export const statementMovedEmail = emailReaction<TransactionContext, StatementEvents['statementMoved']>(
  'statements.mailMoved',
  async (ctx, { stepId }) => {
    const step = await findStep(ctx.tx, stepId)
    const about = step && (await findCase(ctx.tx, step.caseId))
    // Erased meanwhile: there is nobody left to write to.
    if (!step || !about) return null
    const language = languageOf(about.language) ?? defaultLanguage
    const t = await translatorOf(statementTexts, language)
    const { number, email, receivedAt, kind } = about
    return {
      deduplicationKey: `statementMoved:${stepId}`,
      to: email,
      language,
      // What is written from elsewhere is no email of the request: its holder may be shown those.
      ...(about.isOfCustomer && about.requestId !== null ? { requestId: about.requestId } : {}),
      subject: t(`email.subject.${kind}.${step.state}`, { number }),
      blocks: [
        { kind: 'text', text: leadOf(t, about, step) },
        {
          kind: 'facts',
          facts: [
            [t('email.number'), number],
            [t('email.receivedAt'), t('email.moment', { at: new Date(receivedAt.epochMilliseconds) })],
          ],
        },
        ...noteOf(t, step),
        ...(step.outcome !== null && step.outcome !== 'ACCEPTED' && !isOfCompany(about) ? [boardOf(t)] : []),
        ...(await linkOf(ctx, t, about, language)),
      ],
    }
  },
)

function leadOf(t: T, { kind, name, dueOn }: StoredCase, { outcome }: StoredStep): string {
  const by = new Date(`${dueOn}T12:00:00Z`)
  if (outcome === null) return t(`email.lead.${kind}.EXAMINED`, { name, by })
  if (kind === 'complaint') return t(`email.lead.complaint.${outcome}`, { name })
  return outcome === 'ACCEPTED' ? t('email.lead.withdrawal.ACCEPTED', { name, by }) : t('email.lead.withdrawal.REJECTED', { name })
}

const noteOf = (t: T, { note }: StoredStep): EmailBlock[] =>
  note === ''
    ? []
    : [
        { kind: 'heading', text: t('email.noteTitle') },
        { kind: 'text', text: note },
      ]

/** Fgytv. 17/A. § (8): a refusal says where to go from there; a consumer whose withdrawal is refused may go there too; boards of consumers are closed to companies. */
function boardOf(t: T): EmailBlock {
  const { name: board, address, phone, web } = ourBoard
  return { kind: 'small', text: t('email.board', { board, address, phone, web }) }
}

/** The link opens the request, so only its own address gets it. */
async function linkOf(ctx: TransactionContext, t: T, { requestId, isOfCustomer }: StoredCase, language: Language): Promise<EmailBlock[]> {
  if (requestId === null || !isOfCustomer) return []
  return pageBlocks(ctx, requestId, await translatorOf(requestEmailTexts, language), t('email.open'))
}
