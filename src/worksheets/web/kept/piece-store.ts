import { browserDatabase } from '#base/web/browser-database.ts'
import { tellKept } from './kept-changed.ts'
import { isPieceKept, type Piece } from './pieces.ts'

// Photos and signatures wait in a database of their own: files beside each other, each with its key.

const inStore = browserDatabase('worksheet-pieces', 'pieces', { keyPath: 'key' })

const isPiece = (value: unknown): value is Piece =>
  typeof value === 'object' && value !== null && ['key', 'sheetId', 'accountId', 'at', 'refused', 'what'].every((name) => name in value)

/** What this person did and the server has not, in the order in which it was done. What is too old, whoever's it was, is let go. */
export async function waitingPieces(accountId: number): Promise<Piece[]> {
  const all = ((await inStore<unknown[]>('readonly', (pieces) => pieces.getAll())) ?? []).filter(isPiece)
  for (const piece of all) if (!isPieceKept(piece, Date.now())) await inStore('readwrite', (pieces) => pieces.delete(piece.key))
  return all.filter((piece) => piece.accountId === accountId && isPieceKept(piece, Date.now())).toSorted((one, other) => one.at - other.at)
}

/** @returns whether the browser keeps it */
export async function putPiece(piece: Piece): Promise<boolean> {
  const key = await inStore('readwrite', (pieces) => pieces.put(piece))
  tellKept()
  return key !== undefined
}

export async function dropPiece(key: string): Promise<void> {
  await inStore('readwrite', (pieces) => pieces.delete(key))
  tellKept()
}
