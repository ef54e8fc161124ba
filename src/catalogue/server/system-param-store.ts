import { z } from 'zod'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import { type SystemParam, systemParam } from '../catalogue.ts'

const inForce = (tx: ReadDb<DB>, today: Day) =>
  tx
    .selectFrom('systemParams')
    .select(['id', 'key', 'value', 'validFrom'])
    .where('validFrom', '<=', today)
    .where((eb) => eb.or([eb('validTo', 'is', null), eb('validTo', '>=', today)]))
    .distinctOn('key')
    .orderBy('key')
    .orderBy('validFrom', 'desc')
    .orderBy('id', 'desc')

/** The public figures in force: `public` is the allow-list of what may leave the server. */
export async function publicParams(tx: ReadDb<DB>, today: Day): Promise<SystemParam[]> {
  return z.array(systemParam).parse(await inForce(tx, today).where('public', '=', true).execute())
}

/** A public figure by key as it is in force today, or by the id of its row. */
export async function findPublicParam(tx: ReadDb<DB>, today: Day, idOrKey: string): Promise<SystemParam | null> {
  const params = inForce(tx, today).where('public', '=', true)
  const row = await (/^\d{1,9}$/.test(idOrKey) ? params.where('id', '=', Number(idOrKey)) : params.where('key', '=', idOrKey)).executeTakeFirst()
  return row ? systemParam.parse(row) : null
}

/**
 * A figure the server works with, public or not.
 * @throws Error when no row is in force, and ZodError when it is of another kind: the seeds are wrong, not the caller
 */
export async function figureInForce<T>(tx: ReadDb<DB>, today: Day, key: string, kind: z.ZodType<T>): Promise<T> {
  const row = await inForce(tx, today).where('key', '=', key).executeTakeFirst()
  if (!row) throw new Error(`No system parameter ${key} is in force on ${today}`)
  return kind.parse(row.value)
}
