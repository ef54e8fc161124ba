import type { DeskRow } from '../../queue.ts'

export type ListProps = {
  readonly requests: readonly DeskRow[]
  readonly isChosen: (id: number) => boolean
  readonly choose: (id: number, isChosen: boolean) => void
  readonly chooseAll: (isChosen: boolean) => void
  /** After an act on a single row. */
  readonly onChanged: () => unknown
}
