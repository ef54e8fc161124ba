import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { accountEmailTexts } from '../email-texts.ts'
import type { AccountEvents } from '../events.ts'
import { findLoginAccount } from './account-store.ts'
import { createMailedLink, linkMinutes, revokeMailedLinks } from './mailed-link-store.ts'

/** Creates the link and the letter that carries it; links asked for earlier die. An address without an account gets no letter. */
export const passwordLinkEmail = emailReaction<TransactionContext, AccountEvents['passwordLinkAsked']>(
  'accounts.mailPasswordLink',
  async (ctx, { accountId, at }) => {
    const account = accountId === null ? undefined : await findLoginAccount(ctx.tx, accountId)
    if (!account) return null
    // By the moment of asking, not of this run: a repeated job must not kill the link its first run has mailed.
    await revokeMailedLinks(ctx.tx, ctx.now, { purposes: ['changePassword'], accountId: account.id, madeBefore: Temporal.Instant.from(at) })
    const token = await createMailedLink(ctx.tx, ctx.now, { purpose: 'changePassword', accountId: account.id })
    const t = await translatorOf(accountEmailTexts, account.defaultLanguage)
    return {
      deduplicationKey: `passwordLink:${account.id}:${at}`,
      opensAccess: true,
      to: account.email,
      language: account.defaultLanguage,
      subject: t('passwordLink.subject'),
      blocks: [
        { kind: 'text', text: t('greeting') },
        { kind: 'text', text: t('passwordLink.text') },
        { kind: 'button', label: t('passwordLink.button'), url: `${ctx.env.PUBLIC_URL}${paths.setPassword(token)}` },
        { kind: 'text', text: t('passwordLink.validity', { minutes: linkMinutes('changePassword') }) },
        { kind: 'small', text: t('passwordLink.notYou') },
      ],
    }
  },
)
