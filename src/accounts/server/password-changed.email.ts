import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { accountEmailTexts } from '../email-texts.ts'
import type { AccountEvents } from '../events.ts'
import { findLoginAccount } from './account-store.ts'

/** Tells the owner, who may not be the one who changed it. */
export const passwordChangedEmail = emailReaction<TransactionContext, AccountEvents['passwordChanged']>(
  'accounts.mailPasswordChanged',
  async (ctx, { accountId, at }) => {
    const account = await findLoginAccount(ctx.tx, accountId)
    if (!account) return null
    const language = account.defaultLanguage
    const t = await translatorOf(accountEmailTexts, language)
    return {
      deduplicationKey: `passwordChanged:${accountId}:${at}`,
      to: account.email,
      language,
      subject: t('passwordChanged.subject'),
      blocks: [
        { kind: 'text', text: t('greeting') },
        { kind: 'text', text: t('passwordChanged.text') },
        {
          kind: 'facts',
          facts: [[t('passwordChanged.moment'), t('passwordChanged.at', { at: new Date(Temporal.Instant.from(at).epochMilliseconds) })]],
        },
        { kind: 'text', text: t('passwordChanged.notYou') },
        { kind: 'button', label: t('passwordChanged.button'), url: `${ctx.env.PUBLIC_URL}${paths.login()}` },
      ],
    }
  },
)
