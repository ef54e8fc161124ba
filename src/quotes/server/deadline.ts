import type { Language } from '#base/languages.ts'
import { budapestDay, type Day, type WorkCalendar } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import type { ReadContext, ReferenceContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { dayInWords } from '#requests/in-words.ts'
import { type Deadline, deadlineOf, extendedDay, isCertain, isInTime } from '../quote-validity.ts'

/** 23:59:59.999 of that day in Budapest, whatever its clocks do. */
export const endOfDay = (day: Day): Temporal.Instant =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime('Europe/Budapest').toInstant().subtract({ milliseconds: 1 })

type DeadlineFigure = 'quoteValidityWorkingDays' | 'expertReportValidityWorkingDays' | 'buybackOfferWorkingDays'

/** What is sent now may be decided until then; the figure is a system parameter of working days. */
export async function deadlineFromNow(
  ctx: Pick<ReadContext, 'tx' | 'now' | 'reference'>,
  figure: DeadlineFigure,
): Promise<Deadline & { validUntil: Temporal.Instant }> {
  const today = budapestDay(ctx.now)
  const workdays = await figureInForce(ctx, today, figure)
  const deadline = deadlineOf(await workCalendar(ctx), today, workdays)
  return { ...deadline, validUntil: endOfDay(deadline.day) }
}

/** The end a deadline has by this calendar, with the figure it was told by; null where that is no later (DESIGN 8.14). */
export async function laterEnd(
  ctx: ReferenceContext,
  calendar: WorkCalendar,
  figure: DeadlineFigure,
  { since, validUntil }: { since: Temporal.Instant; validUntil: Temporal.Instant },
): Promise<Temporal.Instant | null> {
  const sentOn = budapestDay(since)
  const day = extendedDay(calendar, sentOn, await figureInForce(ctx, sentOn, figure), budapestDay(validUntil))
  return day === null ? null : endOfDay(day)
}

/** A deadline that was told, as answers say it. */
export async function deadlineDto(ctx: ReferenceContext, since: Temporal.Instant, validUntil: Temporal.Instant) {
  const lastDay = budapestDay(validUntil)
  return { validUntil: validUntil.toString(), lastDay, certain: isCertain(await workCalendar(ctx), budapestDay(since), lastDay) }
}

export const stillOpen = (now: Temporal.Instant, validUntil: Temporal.Instant): boolean =>
  isInTime(now.epochMilliseconds, validUntil.epochMilliseconds)

/** The refusal says the last day. */
export const expired = (
  code: 'QUOTE_EXPIRED' | 'EXPERT_REPORT_EXPIRED' | 'BUYBACK_OFFER_EXPIRED',
  language: Language,
  validUntil: Temporal.Instant,
) => new Refusal(code, { values: { max: dayInWords(language, budapestDay(validUntil)) } })
