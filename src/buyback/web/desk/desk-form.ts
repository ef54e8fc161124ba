import type { BuybackView } from '../../buyback-view.ts'

/** What every form of the panel is given. */
export type DeskFormProps = {
  readonly requestId: number
  readonly version: number
  readonly buyback: BuybackView
  readonly onChanged: () => unknown
}
