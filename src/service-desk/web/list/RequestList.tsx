import type { DeskRow } from '../../queue.ts'
import { useIsWide } from '../use-is-wide.ts'
import { RequestCards } from './RequestCards.tsx'
import { RequestTable } from './RequestTable.tsx'

export type ListProps = {
  readonly requests: readonly DeskRow[]
  readonly isChosen: (id: number) => boolean
  readonly choose: (id: number, isChosen: boolean) => void
  readonly chooseAll: (isChosen: boolean) => void
  /** After an act on a single row. */
  readonly onChanged: () => unknown
}

/** Requests in one line each: a table where there is room for one, cards where there is not. */
export function RequestList(props: ListProps) {
  return useIsWide() ? <RequestTable {...props} /> : <RequestCards {...props} />
}
