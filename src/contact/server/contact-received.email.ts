import { emailReaction } from '#base/server/mail/emails.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { contactFileDays } from '../contact.ts'
import { contactEmailTexts } from '../email-texts.ts'
import { contactTexts } from '../texts.ts'
import { type ContactMessage, filesOfContactMessage, findContactMessage } from './contact-store.ts'

type About = { messageId: number }
type T = Translator<typeof contactEmailTexts.hu>

const isFilled = (fact: readonly [string, string | null]): fact is [string, string] => fact[1] !== null

async function receivedFacts(t: T, { language, number, receivedAt, topic }: ContactMessage, shownIn = language): Promise<[string, string][]> {
  const words = await translatorOf(contactTexts, shownIn)
  return [
    [t('facts.number'), number],
    [t('facts.receivedAt'), t('facts.moment', { at: new Date(receivedAt.epochMilliseconds) })],
    [t('facts.topic'), words(`topics.${topic}`)],
  ]
}

/** To whoever wrote. It repeats nothing that was typed: the address may be somebody else's, and we are nobody's means of writing to them. */
export const contactConfirmation = emailReaction('contact.confirmation', async (ctx: TransactionContext, { messageId }: About) => {
  const message = await findContactMessage(ctx.tx, messageId)
  if (!message) return null
  const { language, number, email, topic } = message
  const t = await translatorOf(contactEmailTexts, language)
  return {
    deduplicationKey: `contactConfirmation:${messageId}`,
    to: email,
    language,
    subject: t('subject', { number }),
    blocks: [
      { kind: 'text', text: topic === 'job' ? t('application', { days: String(contactFileDays) }) : t('received') },
      { kind: 'facts', facts: await receivedFacts(t, message) },
      { kind: 'small', text: t('unknown') },
    ],
  }
})

/** To customer service; an application to the careers address, unseen by the desk, whose outbox shows nothing of it (DESIGN 8.31). */
export const contactToCompany = emailReaction('contact.toCompany', async (ctx: TransactionContext, { messageId }: About) => {
  const message = await findContactMessage(ctx.tx, messageId)
  if (!message) return null
  const { number, topic, name, email, companyName, job, subject, language } = message
  const t = await translatorOf(contactEmailTexts, 'hu')
  const isApplication = topic === 'job'
  const typed: [string, string | null][] = [
    [t('facts.name'), name],
    [t('facts.email'), email],
    [t('facts.companyName'), companyName],
    [t('facts.job'), job],
    [t('facts.subject'), subject],
    [t('facts.language'), language],
  ]
  return {
    deduplicationKey: `contactToCompany:${messageId}`,
    to: isApplication ? ctx.env.CAREERS_EMAIL : ctx.env.CONTACT_EMAIL,
    language: 'hu',
    subject: t(isApplication ? 'company.applicationSubject' : 'company.subject', { number }),
    blocks: [
      { kind: 'facts', facts: [...(await receivedFacts(t, message, 'hu')), ...typed.filter(isFilled)] },
      { kind: 'heading', text: t('company.wordsTitle') },
      { kind: 'text', text: message.message },
    ],
    attachments: await filesOfContactMessage(ctx.tx, messageId),
    ...(isApplication ? { opensAccess: true } : {}),
  }
})
