import type { BuybackView } from '../../buyback-view.ts'

export type BuybackStep = 'sent' | 'returned' | 'noted' | 'paid'

/** What every form of the panel is given. */
export type DeskFormProps = {
  readonly requestId: number
  readonly version: number
  readonly buyback: BuybackView
  /** What was done; the panel says so. */
  readonly onChanged: (done: BuybackStep) => unknown
}
