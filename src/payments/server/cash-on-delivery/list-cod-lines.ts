import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { transfersApi } from '../../transfers.api.ts'
import { codLinesOfList, countDiffering } from './cod-store.ts'

export async function listCodLines({ tx }: ReadContext & Call, { query }: Input<typeof transfersApi.listCodLines>) {
  const { list, after, size } = query
  const [rows, differing] = await Promise.all([codLinesOfList(tx, list, { after, size }), after === undefined ? countDiffering(tx) : null])
  const lines = rows.slice(0, size)
  return { lines, next: rows.length > size ? (lines.at(-1)?.id ?? null) : null, differing }
}
