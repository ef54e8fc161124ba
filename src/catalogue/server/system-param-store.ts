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

async function inForce(ctx: ReferenceContext, today: Day) {
  return (await params(ctx)).filter(({ validFrom, validTo }) => validFrom <= today && (validTo === null || validTo >= today))
}

/** The public figures in force: `public` is the allow-list of what may leave the server. */
export async function publicParams(ctx: ReferenceContext, today: Day): Promise<SystemParam[]> {
  const rows = (await inForce(ctx, today)).filter((row) => row.public)
  return z.array(systemParam).parse(rows.filter((row, i) => row.key !== rows[i - 1]?.key))
}

/** A public figure by key as it is in force today, or by the id of its row. */
export async function findPublicParam(ctx: ReferenceContext, today: Day, idOrKey: string): Promise<SystemParam | null> {
  const rows = (await inForce(ctx, today)).filter((row) => row.public)
  const row = rows.find(/^\d{1,9}$/.test(idOrKey) ? ({ id }) => id === Number(idOrKey) : ({ key }) => key === idOrKey)
  return row ? systemParam.parse(row) : null
}

/**
 * A figure the server works with, public or not.
 * @throws Error when no row is in force, and ZodError when it is of another kind: the seeds are wrong, not the caller
 */
export async function figureInForce<T>(ctx: ReferenceContext, today: Day, key: string, kind: z.ZodType<T>): Promise<T> {
  const row = (await inForce(ctx, today)).find((one) => one.key === key)
  if (!row) throw new Error(`No system parameter ${key} is in force on ${today}`)
  return kind.parse(row.value)
}
