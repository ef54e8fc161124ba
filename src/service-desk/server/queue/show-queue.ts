import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { silentUntil } from '#courier/silence.ts'
import { readingsOf } from '../../search.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { deskRowOf } from './desk-row.ts'
import { countQueue, type Filters, queueOf } from './queue-store.ts'

type Query = Input<typeof serviceDeskApi.showQueue>['query']

export async function showQueue(ctx: ReadContext & Call, { query }: Input<typeof serviceDeskApi.showQueue>) {
  const calendar = await workCalendar(ctx)
  const today = budapestDay(ctx.now)
  const viewer = { today, employeeId: employeeIdOf(ctx), silentUntil: silentUntil(calendar, today) }
  const { after, size } = query
  const [{ rows, mine }, counts] = await Promise.all([
    queueOf(ctx.tx, filtersOf(query, viewer.employeeId), viewer, { after, size }),
    after === undefined ? countQueue(ctx, viewer) : null,
  ])
  const page = rows.slice(0, size)
  return {
    // What somebody looks after is counted at once, the rest some moments ago.
    counts: counts && { ...counts, buckets: { ...counts.buckets, mine } },
    requests: page.map((row) => deskRowOf(row, { language: ctx.language, today: viewer.today, calendar })),
    next: rows.length > size ? (page.at(-1)?.id ?? null) : null,
  }
}

const filtersOf = ({ status = [], bucket, brand, warrantyType, assigned, text }: Query, me: number): Filters => ({
  stages: status,
  bucket,
  brandId: brand,
  warrantyTypeId: warrantyType,
  assignedTo: assigned === 'me' ? me : assigned === 'nobody' ? null : assigned,
  readings: text ? readingsOf(text) : undefined,
})
