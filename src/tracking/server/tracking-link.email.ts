import { createMailedLink, linkMinutes } from '#accounts/server/mailed-link-store.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { trackingEmailTexts } from '../email-texts.ts'
import type { TrackingEvents } from '../events.ts'
import { mayWriteEmail } from './link-limits.ts'
import { findAddressee } from './request-login-store.ts'

/** Creates the link and the email that carries it, to the address on file. Links asked for earlier go on working: emails cross each other. */
export const trackingLinkEmail = emailReaction<TransactionContext, TrackingEvents['trackingLinkAsked']>(
  'tracking.mailLink',
  async (ctx, { askId, requestId, purpose }) => {
    const request = requestId === null ? undefined : await findAddressee(ctx.tx, requestId)
    if (requestId === null || !request || !(await mayWriteEmail(ctx, requestId, request.email))) return null
    const token = await createMailedLink(ctx.tx, ctx.now, { purpose, requestId })
    const t = await translatorOf(trackingEmailTexts, request.language)
    const number = formatRequestNumber(requestId)
    return {
      deduplicationKey: `trackingLink:${askId}`,
      opensAccess: true,
      to: request.email,
      language: request.language,
      requestId,
      subject: t(`${purpose}.subject`, { number }),
      blocks: [
        { kind: 'text', text: t('greeting') },
        { kind: 'text', text: t(`${purpose}.text`) },
        {
          kind: 'facts',
          facts: [
            [t('requestNumber'), number],
            [t('device'), deviceName(request)],
          ],
        },
        { kind: 'button', label: t(`${purpose}.button`), url: `${ctx.env.PUBLIC_URL}${paths.loginConfirmation(token)}` },
        { kind: 'text', text: t('validity', { minutes: linkMinutes(purpose) }) },
        { kind: 'small', text: t('notYou') },
      ],
    }
  },
)
