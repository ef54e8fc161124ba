import { formatAddress } from '#addresses/format-address.ts'
import { translatorOf } from '#base/texts.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { ReadContext } from '#context.ts'
import { paths } from '#paths.ts'
import { requestEmailTexts } from '../../email-texts.ts'
import { formatRequestNumber } from '../../request-number.ts'
import type { RequestSummary } from '../request-summary-store.ts'
import { calendarMethod, pickupCalendar } from './pickup-calendar.ts'

/** The present pickup of a request as a calendar file in the customer's language; null when there is none. */
export async function calendarEntryOf({ env, now }: Pick<ReadContext, 'env' | 'now'>, request: RequestSummary) {
  const { id, pickupDay, pickupWindow, version, outcome, language } = request
  if (!pickupDay || !pickupWindow) return null
  const t = await translatorOf(requestEmailTexts, language)
  const device = deviceName(request)
  const cancelled = outcome === 'CANCELLED'
  return {
    name: t('calendar.fileName', { number: String(id) }),
    mediaType: `text/calendar; charset=utf-8; method=${calendarMethod(cancelled)}`,
    text: pickupCalendar({
      uid: `pickup-${id}@${new URL(env.PUBLIC_URL).hostname}`,
      sequence: version,
      stamp: now,
      day: pickupDay,
      window: pickupWindow,
      cancelled,
      summary: t('calendar.summary', { device }),
      description: t('calendar.description', { device, number: formatRequestNumber(id) }),
      location: formatAddress(request.deliveryIn),
      url: `${env.PUBLIC_URL}${paths.tracking()}`,
    }),
  }
}
