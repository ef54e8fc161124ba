import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { codeKeys } from '../unidentified-parcel.ts'
import { parcelsByCode } from './parcel-store.ts'

/** Whether a parcel that named no request has this code, however it is typed. */
export const knowsParcelOfCode = async (tx: ReadDb<DB>, code: string): Promise<boolean> =>
  (await parcelsByCode(tx, codeKeys([code]), { size: 1 })).length > 0
