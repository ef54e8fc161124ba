import type { Translator } from '#base/texts.ts'
import type { siteEmailTexts } from '../email-texts.ts'

/** For ICU messages, which know the old `Date` only. */
export const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds)

/** Days of the law are calendar days in Budapest, whatever the clocks are set to. */
export const daysAfter = (instant: Temporal.Instant, days: number) => instant.toZonedDateTimeISO('Europe/Budapest').add({ days }).toInstant()

export const moment = (t: Translator<typeof siteEmailTexts.hu>, instant: Temporal.Instant) => t('facts.moment', { at: dateOf(instant) })
