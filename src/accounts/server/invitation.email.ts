import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { accountEmailTexts } from '../email-texts.ts'
import type { AccountEvents } from '../events.ts'
import { findAccount } from './account-store.ts'
import { createMailedLink, linkMinutes, revokeMailedLinks } from './mailed-link-store.ts'

/** Creates the link by which a new colleague sets a password, and the email that carries it; invitations sent earlier die. */
export const invitationEmail = emailReaction<TransactionContext, AccountEvents['employeeInvited']>(
  'accounts.mailInvitation',
  async (ctx, { accountId, at }) => {
    const account = await findAccount(ctx.tx, accountId)
    if (!account) return null
    // By the moment of inviting, not of this run: a repeated job must not kill the link its first run has mailed.
    await revokeMailedLinks(ctx.tx, ctx.now, { purposes: ['invitation'], accountId, madeBefore: Temporal.Instant.from(at) })
    const token = await createMailedLink(ctx.tx, ctx.now, { purpose: 'invitation', accountId })
    const t = await translatorOf(accountEmailTexts, account.defaultLanguage)
    return {
      deduplicationKey: `invitation:${accountId}:${at}`,
      opensAccess: true,
      to: account.email,
      language: account.defaultLanguage,
      subject: t('invitation.subject'),
      blocks: [
        { kind: 'text', text: t('greeting') },
        { kind: 'text', text: t('invitation.text') },
        { kind: 'button', label: t('invitation.button'), url: `${ctx.env.PUBLIC_URL}${paths.setPassword(token)}` },
        { kind: 'text', text: t('invitation.validity', { hours: linkMinutes('invitation') / 60 }) },
        { kind: 'text', text: t('invitation.code') },
        { kind: 'small', text: t('invitation.notYou') },
      ],
    }
  },
)
