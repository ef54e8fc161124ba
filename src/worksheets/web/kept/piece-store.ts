import type { Piece } from './pieces.ts'
import { unsentStore } from './unsent-store.ts'

/** Photos, signatures and ends of timers wait in a database of their own: files beside each other, each with its key. */
export const waitingPieces = unsentStore<Piece, 'key'>({
  database: 'worksheet-pieces',
  store: 'pieces',
  key: 'key',
  fields: ['key', 'sheetId', 'accountId', 'at', 'refused', 'what'],
})
