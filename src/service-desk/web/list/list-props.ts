import type { DeskRow } from '../../queue.ts'

export type ListProps = {
  readonly requests: readonly DeskRow[]
  /** The numbers of those that are chosen. */
  readonly chosen: readonly number[]
  readonly choose: (chosen: readonly number[]) => void
  /** After an act on a single row. */
  readonly onChanged: () => unknown
}
