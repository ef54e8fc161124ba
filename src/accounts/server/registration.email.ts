import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { accountEmailTexts } from '../email-texts.ts'
import type { AccountEvents } from '../events.ts'
import { findAccountByEmail } from './account-store.ts'
import { createMailedLink, linkMinutes } from './mailed-link-store.ts'
import { findRegistration, takeRegistrations } from './registration-store.ts'

/** Answers a registration: with the link that opens the account, or where there is one, with the way to it. A closed account gets no email. */
export const registrationEmail = emailReaction<TransactionContext, AccountEvents['registrationAsked']>(
  'accounts.mailRegistration',
  async (ctx, { registrationId }) => {
    const registration = await findRegistration(ctx.tx, registrationId)
    if (!registration) return null
    const account = await findAccountByEmail(ctx.tx, registration.email)
    return account ? thereIsAnAccount(ctx, registration, account) : linkOfRegistration(ctx, registration)
  },
)

type Registered = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

async function linkOfRegistration(ctx: TransactionContext, { id, email, language }: Registered) {
  const token = await createMailedLink(ctx.tx, ctx.now, { purpose: 'registration', registrationId: id })
  const t = await translatorOf(accountEmailTexts, language)
  return {
    deduplicationKey: `registration:${id}`,
    opensAccess: true,
    to: email,
    language,
    subject: t('registration.subject'),
    blocks: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('registration.text') },
      { kind: 'button', label: t('registration.button'), url: `${ctx.env.PUBLIC_URL}${paths.setPassword(token)}` },
      { kind: 'text', text: t('registration.validity', { hours: linkMinutes('registration') / 60 }) },
      { kind: 'small', text: t('registration.notYou') },
    ],
  } as const
}

type Known = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>

async function thereIsAnAccount(ctx: TransactionContext, { id, email }: Registered, { enabled, defaultLanguage: language }: Known) {
  // What was typed is of no use any more.
  await takeRegistrations(ctx.tx, email)
  if (!enabled) return null
  const t = await translatorOf(accountEmailTexts, language)
  return {
    deduplicationKey: `registration:${id}`,
    to: email,
    language,
    subject: t('hasAccount.subject'),
    blocks: [
      { kind: 'text', text: t('greeting') },
      { kind: 'text', text: t('hasAccount.text') },
      { kind: 'button', label: t('hasAccount.button'), url: `${ctx.env.PUBLIC_URL}${paths.login()}` },
      { kind: 'text', text: t('hasAccount.forgotten') },
      { kind: 'small', text: t('hasAccount.notYou') },
    ],
  } as const
}
