import { greetingName } from '#accounts/greeting.ts'
import { findAccount } from '#accounts/server/account-store.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { partnerApiEmailTexts } from '../../email-texts.ts'
import type { PartnerApiEvents } from '../../events.ts'
import { findEndpoint } from './endpoint-store.ts'

/** Tells an administrator that nothing is sent to an endpoint any more. */
export const webhookFailedEmail = emailReaction<TransactionContext, PartnerApiEvents['webhookFailed']>(
  'partnerApi.mailWebhookFailed',
  async (ctx, { endpointId, accountId, at }) => {
    const endpoint = await findEndpoint(ctx.tx, endpointId)
    const account = await findAccount(ctx.tx, accountId)
    if (!endpoint || !account) return null
    const language = account.defaultLanguage
    const t = await translatorOf(partnerApiEmailTexts, language)
    return {
      deduplicationKey: `webhookFailed:${endpointId}:${accountId}:${at}`,
      to: account.email,
      language,
      subject: t('webhookFailed.subject'),
      blocks: [
        { kind: 'text', text: t('greeting', { name: greetingName(account, language) }) },
        { kind: 'text', text: t('webhookFailed.text') },
        { kind: 'facts', facts: [[t('webhookFailed.address'), endpoint.url]] },
        { kind: 'text', text: t('webhookFailed.whatNow') },
        { kind: 'button', label: t('webhookFailed.button'), url: `${ctx.env.PUBLIC_URL}${paths.partnerAccess()}` },
      ],
    }
  },
)
