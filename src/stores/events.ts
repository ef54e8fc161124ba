export type StoreEvents = {
  /** A courier is to come to the counter of a store for these devices. */
  batchOrdered: { batchId: number }
  /** The courier came, and did not take it: nobody comes for it any more. */
  leftAtCounter: { requestId: number }
}
