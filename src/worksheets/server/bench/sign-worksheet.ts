import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { benchApi } from '../../bench.api.ts'
import type { BenchView } from '../../bench.ts'
import { renewDocument } from '../close-worksheet.ts'
import { lockBenchSheet, maySign } from './bench-sheet.ts'
import { insertSignature, runningTimerOf } from './bench-store.ts'
import { contentHash } from './content-hash.ts'
import { benchOf } from './show-bench.ts'

/**
 * Signed is what was on the screen: a sheet that somebody saved meanwhile is shown again first. Signed anew, the new one holds.
 * @throws Refusal NOT_FOUND, UNAUTHORISED, WORKSHEET_CLOSED, WORKSHEET_CHANGED, TIMER_RUNS
 */
export async function signWorksheet(ctx: TransactionContext & Call, { params, body }: Input<typeof benchApi.signWorksheet>): Promise<BenchView> {
  const one = await lockBenchSheet(ctx, params.id)
  const { sheet, kind, request } = one
  if (!maySign(one)) throw new Refusal('WORKSHEET_CLOSED')
  // The minutes that are added when it is stopped would not be signed.
  if ((await runningTimerOf(ctx.tx, employeeIdOf(ctx)))?.worksheetId === sheet.id) throw new Refusal('TIMER_RUNS')
  if (sheet.revision !== body.revision) throw new Refusal('WORKSHEET_CHANGED')
  const signed = { worksheetId: sheet.id, now: ctx.now, accountId: employeeIdOf(ctx) }
  await insertSignature(ctx.tx, signed, body.signature, await contentHash(ctx, kind, sheet))
  // The document of a closed sheet has the signature too.
  if (sheet.closedAt && request) await renewDocument(ctx, request)
  return benchOf(ctx, one)
}
