import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { readAgain } from '#base/web/use-call.ts'
import { benchApi } from '../../bench.api.ts'
import { waitingPieces } from './piece-store.ts'
import { type Fate, fateOf, type Piece, sendWaiting } from './pieces.ts'

/** Sends the photos, signatures and ends of timers that wait, each once. Two tabs of a phone send by turns. */
export async function sendPieces(accountId: number): Promise<void> {
  await navigator.locks.request('worksheet-pieces', () =>
    sendWaiting({
      waiting: () => waitingPieces.all(accountId),
      send: sendPiece,
      drop: waitingPieces.drop,
      mark: async (piece, refused) => void (await waitingPieces.put({ ...piece, refused })),
    }),
  )
  await readAgain(benchApi.showBench)
}

async function sendPiece({ key, sheetId, at, what }: Piece): Promise<Fate> {
  const params = { id: sheetId }
  const away = { key, at: new Date(at).toISOString() }
  try {
    if (what.kind === 'photo')
      await call(benchApi.addSheetPhotos, { params, body: { moment: what.moment, away }, files: { 'photos[]': [what.photo] } })
    // The revision is of the sheet here; what was signed is told by its hash.
    if (what.kind === 'signature')
      await call(benchApi.signWorksheet, {
        params,
        body: { revision: 0, signature: what.signature, away: { ...away, contentSha256: what.contentSha256 } },
      })
    if (what.kind === 'timerStop') await call(benchApi.stopTimer, { params, body: { minutes: 0 } })
    return fateOf(null)
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    // An answer that was lost, or the closing of the sheet, has stopped it.
    if (what.kind === 'timerStop' && (error.code === 'TIMER_NOT_RUNNING' || error.code === 'WORKSHEET_CLOSED')) return fateOf(null)
    return fateOf({ status: error.status, message: error.fields[0]?.message ?? error.message })
  }
}
