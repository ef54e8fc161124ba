import { createContext, use } from 'react'
import type { DeskRequest } from '../../desk-request.ts'

type Desk = {
  readonly request: DeskRequest
  /** Shows the request as it stands now. */
  readonly reread: () => Promise<void>
  /** Says what was done, where every screen reader hears it. */
  readonly tell: (news: string) => void
  /** Something else is done now: what was told last is over. */
  readonly forget: () => void
}

const DeskContext = createContext<Desk | null>(null)

export const DeskProvider = DeskContext.Provider

/** What the cards of the page share. */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('Only inside the page of a request')
  return desk
}
