import type { Input, Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { isEmpty, listIn, maxListLength, type Readings, readingsOf } from '../../search.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { deskRowOf } from '../queue/desk-row.ts'
import type { DeskRowOfStore } from '../queue/desk-row-store.ts'
import { findFitting, findListed, requestsByCode, requestsByEnd } from './search-store.ts'

type Found = Output<typeof serviceDeskApi.searchRequests>

/** What is shown of one text, and of a list: a number may stand for several repairs of one device. */
const max = { text: 50, list: 500 } as const

/** @throws Refusal LIST_TOO_LONG */
export function searchRequests(ctx: ReadContext & Call, { query }: Input<typeof serviceDeskApi.searchRequests>): Promise<Found> {
  const list = listIn(query.query)
  return list ? findList(ctx, list) : findText(ctx, query.query)
}

async function findText(ctx: ReadContext & Call, typed: string): Promise<Found> {
  const readings = readingsOf(typed)
  const rows = isEmpty(readings) ? [] : await findFitting(ctx.tx, readings, max.text + 1)
  return { requests: await shown(ctx, rows.slice(0, max.text)), more: rows.length > max.text, list: null, notFound: rows.length === 0 ? [typed] : [] }
}

async function findList(ctx: ReadContext & Call, list: readonly string[]): Promise<Found> {
  if (list.length > maxListLength) throw new Refusal('LIST_TOO_LONG', { values: { max: maxListLength } })
  const asked = list.map((typed) => ({ typed, readings: readingsOf(typed) }))
  const byEnd = await requestsByEnd(
    ctx.tx,
    asked.flatMap(({ readings }) => readings.end ?? []),
  )
  const rows = await findListed(
    ctx.tx,
    asked.map(({ readings }) => readings),
    [...byEnd.values()].flat().map(({ id }) => id),
    max.list + 1,
  )
  const requests = rows.slice(0, max.list)
  const byCode = await requestsByCode(
    ctx.tx,
    asked.flatMap(({ readings }) => readings.code ?? []),
  )
  const found = asked.map(({ typed, readings }) => {
    const exact = requests.filter((row) => standsFor(readings, row) || byCode.get(readings.code ?? '')?.some(({ requestId }) => requestId === row.id))
    // What is a whole number of something is not looked for as the end of another.
    const fitting = exact.length > 0 ? exact : requests.filter((row) => byEnd.get(readings.end ?? '')?.some(({ id }) => id === row.id))
    return { asked: typed, found: fitting.map(({ id }) => id) }
  })
  return {
    requests: await shown(ctx, inOrder(requests, found)),
    more: rows.length > max.list,
    list: found,
    notFound: found.filter((one) => one.found.length === 0).map((one) => one.asked),
  }
}

/** As they were pasted, so that the list on the screen is the list on the paper. */
function inOrder(requests: readonly DeskRowOfStore[], found: readonly { readonly found: readonly number[] }[]): DeskRowOfStore[] {
  const ids = [...new Set(found.flatMap((one) => one.found))]
  return ids.flatMap((id) => requests.find((row) => row.id === id) ?? [])
}

const standsFor = ({ number, identifiers, worksheetId }: Readings, row: DeskRowOfStore) =>
  row.id === number ||
  identifiers.includes(row.identifier) ||
  (row.imei2 !== null && identifiers.includes(row.imei2)) ||
  (worksheetId !== null && row.gsmWorksheetId === worksheetId)

async function shown(ctx: ReadContext & Call, rows: readonly DeskRowOfStore[]) {
  const reader = { language: ctx.language, today: budapestDay(ctx.now), calendar: await workCalendar(ctx) }
  return rows.map((row) => deskRowOf(row, reader))
}
