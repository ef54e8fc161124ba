import { linkMinutes, mintMailedLink } from '#accounts/server/mailed-link-store.ts'
import { letter } from '#base/server/letters.ts'
import { translatorOf } from '#base/texts.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { JobContext } from '#context.ts'
import { paths } from '#paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { TrackingEvents } from '../events.ts'
import { trackingLetterTexts } from '../letter-texts.ts'
import { mayWriteLetter } from './link-limits.ts'
import { findAddressee } from './request-login-store.ts'

/** Mints the link and the letter that carries it, to the address on file. Links asked for earlier go on working: letters cross each other. */
export const trackingLinkLetter = letter<JobContext, TrackingEvents['trackingLinkAsked']>(
  'tracking.mailLink',
  async (ctx, { askId, requestId, purpose }) => {
    const request = requestId === null ? undefined : await findAddressee(ctx.tx, requestId)
    if (requestId === null || !request || !(await mayWriteLetter(ctx, requestId, request.email))) return null
    const token = await mintMailedLink(ctx.tx, ctx.now, { purpose, requestId })
    const t = await translatorOf(trackingLetterTexts, request.language)
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
      signature: [t('signature'), ctx.env.PUBLIC_URL],
    }
  },
)
