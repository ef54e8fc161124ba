import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import type { financeDeskApi } from '../finance-desk.api.ts'
import { compensatedOn, issuedOn, providersOn, settledOn } from './closing-store.ts'

export async function showClosing({ tx, now }: ReadContext & Call, { query }: Input<typeof financeDeskApi.showClosing>) {
  const day = query.day ?? budapestDay(now)
  const [sources, providers, issued, compensations] = await Promise.all([
    settledOn(tx, day),
    providersOn(tx, day),
    issuedOn(tx, day),
    compensatedOn(tx, day),
  ])
  return { day, sources, total: sources.reduce((sum, { amount }) => sum + amount, 0), providers, issued, compensations }
}
