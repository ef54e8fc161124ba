import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { benchApi } from '../../bench.api.ts'
import type { BenchView } from '../../bench.ts'
import { renewDocument } from '../close-worksheet.ts'
import { partsOf } from '../worksheet-store.ts'
import { lockBenchSheet, maySign } from './bench-sheet.ts'
import { insertSignature, isSignedAway, runningTimerOf } from './bench-store.ts'
import { contentHash } from './content-hash.ts'
import { momentOf } from './moment-away.ts'
import { benchOf } from './show-bench.ts'

/**
 * Signed is what was on the screen: a sheet that somebody saved meanwhile is shown again first. Signed without a network, it was the sheet of the phone:
 * the signature holds as soon, and as long, as the sheet says what was signed there. Signed anew, the newest holds.
 * @throws Refusal NOT_FOUND, UNAUTHORISED, WORKSHEET_CLOSED, WORKSHEET_CHANGED, TIMER_RUNS
 */
export async function signWorksheet(ctx: TransactionContext & Call, { params, body }: Input<typeof benchApi.signWorksheet>): Promise<BenchView> {
  const { revision, signature, away } = body
  const one = await lockBenchSheet(ctx, params.id)
  const { sheet, kind, request } = one
  if (away && (await isSignedAway(ctx.tx, away.key))) return benchOf(ctx, one)
  if (!maySign(one)) throw new Refusal('WORKSHEET_CLOSED')
  if (!away) {
    // The minutes that are added when it is stopped would not be signed.
    if ((await runningTimerOf(ctx.tx, employeeIdOf(ctx)))?.worksheetId === sheet.id) throw new Refusal('TIMER_RUNS')
    if (sheet.revision !== revision) throw new Refusal('WORKSHEET_CHANGED')
  }
  const signed = { worksheetId: sheet.id, now: momentOf(ctx, away), accountId: employeeIdOf(ctx), awayKey: away?.key ?? null }
  const hash = away ? Buffer.from(away.contentSha256, 'hex') : contentHash(kind, sheet, await partsOf(ctx.tx, sheet.id))
  await insertSignature(ctx.tx, signed, signature, hash)
  // The document of a closed sheet has the signature too.
  if (sheet.closedAt && request) await renewDocument(ctx, request)
  return benchOf(ctx, one)
}
