import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import type { AccountEvents } from '../../events.ts'
import { securityEmailTexts } from '../../security-email-texts.ts'
import { findAccount } from '../account-store.ts'

/** Tells the owner, who may not be the one who did it, that their account has one way in more, or one less. */
const passkeyEmail = (change: 'passkeyAdded' | 'passkeyRemoved', job: string) =>
  emailReaction<TransactionContext, AccountEvents[typeof change]>(job, async (ctx, { accountId, at }) => {
    const account = await findAccount(ctx.tx, accountId)
    if (!account) return null
    const language = account.defaultLanguage
    const t = await translatorOf(securityEmailTexts, language)
    return {
      deduplicationKey: `${change}:${accountId}:${at}`,
      to: account.email,
      language,
      subject: t(`${change}.subject`),
      blocks: [
        { kind: 'text', text: t('greeting') },
        { kind: 'text', text: t(`${change}.text`) },
        { kind: 'facts', facts: [[t('moment'), t('at', { at: new Date(Temporal.Instant.from(at).epochMilliseconds) })]] },
        { kind: 'text', text: t(`${change}.notYou`) },
        { kind: 'button', label: t('button'), url: `${ctx.env.PUBLIC_URL}${paths.security()}` },
      ],
    }
  })

export const passkeyAddedEmail = passkeyEmail('passkeyAdded', 'accounts.mailPasskeyAdded')
export const passkeyRemovedEmail = passkeyEmail('passkeyRemoved', 'accounts.mailPasskeyRemoved')
