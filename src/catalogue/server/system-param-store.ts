import { z } from 'zod'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { Day } from '#calendar/calendar.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import { type SystemParam, systemParam } from '../catalogue.ts'

/** Of each key the newest first. */
const params = referenceData(['systemParams'], (db: ReadDb<DB>) =>
  db
    .selectFrom('systemParams')
    .select(['id', 'key', 'value', 'validFrom', 'validTo', 'public'])
    .orderBy('key')
    .orderBy('validFrom', 'desc')
    .orderBy('id', 'desc')
    .execute(),
)

type Params = Awaited<ReturnType<typeof params>>
/** Of the days that were asked about, until the parameters are read anew. */
const onDays = new WeakMap<Params, Map<Day, Params>>()

/** What is in force on that day, of each key the newest first. */
export async function paramsInForce(ctx: ReferenceContext, day: Day): Promise<Params> {
  const all = await params(ctx)
  const days = onDays.get(all) ?? new Map<Day, Params>()
  onDays.set(all, days)
  const known = days.get(day)
  if (known) return known
  const inForce = all.filter(({ validFrom, validTo }) => validFrom <= day && (validTo === null || validTo >= day))
  days.set(day, inForce)
  return inForce
}

/** The public figures in force: `public` is the allow-list of what may leave the server. */
export async function publicParams(ctx: ReferenceContext, today: Day): Promise<SystemParam[]> {
  const rows = (await paramsInForce(ctx, today)).filter((row) => row.public)
  return z.array(systemParam).parse(rows.filter((row, i) => row.key !== rows[i - 1]?.key))
}

/** A public figure by key as it is in force today, or by the id of its row. */
export async function findPublicParam(ctx: ReferenceContext, today: Day, idOrKey: string): Promise<SystemParam | null> {
  const rows = (await paramsInForce(ctx, today)).filter((row) => row.public)
  const row = rows.find(/^\d{1,9}$/.test(idOrKey) ? ({ id }) => id === Number(idOrKey) : ({ key }) => key === idOrKey)
  return row ? systemParam.parse(row) : null
}
