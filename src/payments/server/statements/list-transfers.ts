import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { transfersApi } from '../../transfers.api.ts'
import { countLines, linesOfList } from './statement-store.ts'
import { transferDtos } from './transfer-dtos.ts'

export async function listTransfers(ctx: ReadContext & Call, { query }: Input<typeof transfersApi.listTransfers>) {
  const { list, after, size } = query
  const [rows, counts] = await Promise.all([linesOfList(ctx.tx, list, { after, size }), after === undefined ? countLines(ctx.tx) : null])
  const page = rows.slice(0, size)
  return { transfers: await transferDtos(ctx, page), next: rows.length > size ? (page.at(-1)?.id ?? null) : null, counts }
}
