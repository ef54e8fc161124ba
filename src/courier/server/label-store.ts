import { sql } from 'kysely'
import { sha256 } from '#base/server/tokens.ts'
import type { TransactionContext } from '#context.ts'

/** Keeps the label of a shipment; of several who fetched it at once the first wins. */
export async function storeLabel(
  { tx, files, now }: Pick<TransactionContext, 'tx' | 'files' | 'now'>,
  shipmentId: number,
  label: Uint8Array,
): Promise<void> {
  const key = await files.storeBytes(label)
  const stored = await sql`
    with bare as (select id from shipments where id = ${shipmentId} and label_key is null for update),
      filed as (insert into stored_files (key, sha256, size, media_type, created_at)
        select ${key}, ${sha256(label)}, ${label.length}::integer, 'application/pdf', ${now.toString()}::timestamptz from bare returning key)
    update shipments set label_key = filed.key from filed where shipments.id = ${shipmentId} returning shipments.id`
    .execute(tx)
    .catch(async (error: unknown) => {
      await files.remove(key)
      throw error
    })
  if (stored.rows.length === 0) await files.remove(key)
}
