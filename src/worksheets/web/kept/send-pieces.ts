import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { readAgain } from '#base/web/use-call.ts'
import { benchApi } from '../../bench.api.ts'
import { dropPiece, putPiece, waitingPieces } from './piece-store.ts'
import { type Fate, fateOf, type Piece, sendWaiting } from './pieces.ts'

/** Sends the photos and signatures that wait, each once. Two tabs of a phone send by turns. */
export async function sendPieces(accountId: number): Promise<void> {
  await navigator.locks.request('worksheet-pieces', () =>
    sendWaiting({
      waiting: () => waitingPieces(accountId),
      send: sendPiece,
      drop: dropPiece,
      mark: async (piece, refused) => void (await putPiece({ ...piece, refused })),
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
    else
      await call(benchApi.signWorksheet, {
        params,
        body: { revision: 0, signature: what.signature, away: { ...away, contentSha256: what.contentSha256 } },
      })
    return fateOf(null)
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error
    return fateOf({ status: error.status, message: error.fields[0]?.message ?? error.message })
  }
}
