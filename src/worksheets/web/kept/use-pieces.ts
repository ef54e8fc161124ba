import { useEffect, useState } from 'react'
import { useOwnId } from '#accounts/web/use-own-id.ts'
import { onKept } from './kept-changed.ts'
import { waitingPieces } from './piece-store.ts'
import type { Piece } from './pieces.ts'

/** What this person did without a network and the server has not. */
export function usePieces(): readonly Piece[] {
  const accountId = useOwnId()
  const [pieces, setPieces] = useState<readonly Piece[]>([])
  useEffect(() => {
    const read = () => void waitingPieces.all(accountId).then(setPieces)
    read()
    return onKept(read)
  }, [accountId])
  return pieces
}
