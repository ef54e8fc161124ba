import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { accountEmailTexts } from '../email-texts.ts'
import type { AccountEvents } from '../events.ts'
import { loginCodeMinutes } from '../login.ts'
import { findAccount } from './account-store.ts'
import { loginCodeOf } from './login-code.ts'

/** The second factor of an employee. */
export const loginCodeEmail = emailReaction<TransactionContext, AccountEvents['loginCodeAsked']>(
  'accounts.mailLoginCode',
  async (ctx, { accountId, at }) => {
    const account = await findAccount(ctx.tx, accountId)
    if (!account) return null
    const t = await translatorOf(accountEmailTexts, account.defaultLanguage)
    return {
      deduplicationKey: `loginCode:${accountId}:${at}`,
      opensAccess: true,
      to: account.email,
      language: account.defaultLanguage,
      subject: t('loginCode.subject'),
      blocks: [
        { kind: 'text', text: t('greeting') },
        { kind: 'text', text: t('loginCode.text') },
        { kind: 'facts', facts: [[t('loginCode.code'), await loginCodeOf(ctx, accountId, at)]] },
        { kind: 'text', text: t('loginCode.validity', { minutes: loginCodeMinutes }) },
        { kind: 'small', text: t('loginCode.notYou') },
      ],
    }
  },
)
