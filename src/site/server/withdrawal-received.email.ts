import { emailReaction } from '#base/server/mail/emails.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { company } from '../company.ts'
import { siteEmailTexts } from '../email-texts.ts'
import { greetingIn } from './greeting-in-receipt.ts'
import { dateOf, daysAfter, moment } from './statement-dates.ts'
import { findWithdrawal, type Withdrawal } from './statement-store.ts'

type About = { withdrawalId: number; getsReceipt: boolean }

/** 45/2014. Korm. r. 23. §: what is due back is paid back within fourteen days. */
const refundDays = 14

const factsOf = (t: Translator<typeof siteEmailTexts.hu>, { number, receivedAt, name, contract, email }: Withdrawal): [string, string][] => [
  [t('facts.number'), number],
  [t('facts.receivedAt'), moment(t, receivedAt)],
  [t('facts.name'), name],
  [t('facts.contract'), contract],
  [t('facts.email'), email],
]

/** 45/2014. Korm. r. 22. § (1c): content, day and time on a durable medium, without delay. */
export const withdrawalReceipt = emailReaction('site.withdrawalReceipt', async (ctx: TransactionContext, { withdrawalId, getsReceipt }: About) => {
  // A job that was written before there was a limit says nothing of it.
  if (getsReceipt === false) return null
  const withdrawal = await findWithdrawal(ctx.tx, withdrawalId)
  const { language, number, name, statement, email } = withdrawal
  const t = await translatorOf(siteEmailTexts, language)
  return {
    deduplicationKey: `withdrawalReceipt:${withdrawalId}`,
    to: email,
    language,
    subject: t('withdrawal.subject', { number }),
    blocks: [
      { kind: 'text', text: `${greetingIn(t, name)} ${t('withdrawal.received')}` },
      { kind: 'facts', facts: factsOf(t, withdrawal) },
      { kind: 'heading', text: t('withdrawal.wordsTitle') },
      { kind: 'text', text: statement },
      { kind: 'heading', text: t('withdrawal.nextTitle') },
      { kind: 'list', items: [t('withdrawal.notStarted'), t('withdrawal.started'), t('withdrawal.done'), t('withdrawal.none')] },
      { kind: 'small', text: t('withdrawal.contact') },
    ],
  }
})

/** The same to our own customer service, or nobody would act on it. */
export const withdrawalToDesk = emailReaction('site.withdrawalToDesk', async (ctx: TransactionContext, { withdrawalId, getsReceipt }: About) => {
  const withdrawal = await findWithdrawal(ctx.tx, withdrawalId)
  const t = await translatorOf(siteEmailTexts, 'hu')
  return {
    deduplicationKey: `withdrawalToDesk:${withdrawalId}`,
    to: company.email,
    language: 'hu',
    subject: t('desk.withdrawalSubject', { number: withdrawal.number }),
    blocks: [
      { kind: 'text', text: t('desk.withdrawalTask', { by: dateOf(daysAfter(withdrawal.receivedAt, refundDays)) }) },
      { kind: 'facts', facts: [...factsOf(t, withdrawal), [t('desk.language'), t(`desk.languages.${withdrawal.language}`)]] },
      ...(getsReceipt === false ? ([{ kind: 'text', text: t('desk.withoutReceipt') }] as const) : []),
      { kind: 'heading', text: t('withdrawal.wordsTitle') },
      { kind: 'text', text: withdrawal.statement },
      { kind: 'button', label: t('desk.open'), url: ctx.env.PUBLIC_URL + paths.deskStatements() },
    ],
  }
})
