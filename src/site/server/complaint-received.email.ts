import { emailReaction } from '#base/server/mail/emails.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { ourBoard } from '../authorities.ts'
import { company } from '../company.ts'
import { siteEmailTexts } from '../email-texts.ts'
import { greetingIn } from './greeting-in-receipt.ts'
import { dateOf, daysAfter, moment } from './statement-dates.ts'
import { type Complaint, findComplaint } from './statement-store.ts'

type About = { complaintId: number; getsReceipt: boolean }
type T = Translator<typeof siteEmailTexts.hu>

/** Fgytv. 17/A. §: an answer within thirty days. */
const answerDays = 30

const factsOf = (t: T, complaint: Complaint) => {
  const rows: [string, string | null][] = [
    [t('facts.number'), complaint.number],
    [t('facts.receivedAt'), moment(t, complaint.receivedAt)],
    [t('facts.name'), complaint.name],
    [t('facts.email'), complaint.email],
    [t('facts.phone'), complaint.phone],
    [t('facts.requestNumber'), complaint.requestNumber],
    [t('facts.subject'), complaint.subject],
  ]
  return rows.filter((row): row is [string, string] => row[1] !== null)
}

/** Fgytv. 17/A. § (6a): whoever offers a form confirms what came in through it, at once. */
export const complaintReceipt = emailReaction('site.complaintReceipt', async (ctx: TransactionContext, { complaintId, getsReceipt }: About) => {
  // A job that was written before there was a limit says nothing of it.
  if (getsReceipt === false) return null
  const complaint = await findComplaint(ctx.tx, complaintId)
  const { language, number, name, message } = complaint
  const t = await translatorOf(siteEmailTexts, language)
  const { name: board, address, phone, web } = ourBoard
  return {
    deduplicationKey: `complaintReceipt:${complaintId}`,
    to: complaint.email,
    language,
    subject: t('complaint.subject', { number }),
    blocks: [
      { kind: 'text', text: `${greetingIn(t, name)} ${t('complaint.received')}` },
      { kind: 'facts', facts: factsOf(t, complaint) },
      { kind: 'heading', text: t('complaint.wordsTitle') },
      { kind: 'text', text: message },
      { kind: 'heading', text: t('complaint.nextTitle') },
      { kind: 'text', text: t('complaint.answer') },
      { kind: 'small', text: t('complaint.board', { board, address, phone, web }) },
      { kind: 'button', label: t('complaint.policy'), url: ctx.env.PUBLIC_URL + paths.complaints() },
    ],
  }
})

/** The same to our own customer service, or nobody would answer it. */
export const complaintToDesk = emailReaction('site.complaintToDesk', async (ctx: TransactionContext, { complaintId, getsReceipt }: About) => {
  const complaint = await findComplaint(ctx.tx, complaintId)
  const t = await translatorOf(siteEmailTexts, 'hu')
  return {
    deduplicationKey: `complaintToDesk:${complaintId}`,
    to: company.email,
    language: 'hu',
    subject: t('desk.complaintSubject', { number: complaint.number }),
    blocks: [
      { kind: 'text', text: t('desk.complaintTask', { by: dateOf(daysAfter(complaint.receivedAt, answerDays)) }) },
      { kind: 'facts', facts: [...factsOf(t, complaint), [t('desk.language'), t(`desk.languages.${complaint.language}`)]] },
      ...(getsReceipt === false ? ([{ kind: 'text', text: t('desk.withoutReceipt') }] as const) : []),
      { kind: 'heading', text: t('complaint.wordsTitle') },
      { kind: 'text', text: complaint.message },
      { kind: 'button', label: t('desk.open'), url: ctx.env.PUBLIC_URL + paths.deskStatements() },
    ],
  }
})
