import type { LifecycleAction, lifecycle } from './lifecycle.ts'

/** What can happen to a request; reactions.ts says what follows. The steps of its life announce what `lifecycle` names. */
export type RequestEvents = Record<(typeof lifecycle)[LifecycleAction]['event'], { requestId: number }> & {
  /** An order of one. `accountId`: whose it is; null: of somebody who has none, or did not log in. */
  requestReceived: { requestId: number; accountId: number | null }
  /** An order of several devices (decision 85). */
  orderReceived: { orderId: number }
  pickupChanged: { requestId: number }
  /** The courier comes tomorrow. */
  pickupReminderDue: { requestId: number }
  /** The same of several devices of an order that are collected together (decision 85), told by the first of them. */
  sharedPickupReminderDue: { requestId: number }
  requestCancelled: { requestId: number }
  requestCorrected: { requestId: number; correctionId: number }
  /** A document somebody sent, or an invoice. */
  documentAdded: { requestId: number; documentId: string }
  /** The courier has brought it to the counter of its store, where its customer fetches it (decision 92). */
  deviceAtCounter: { requestId: number }
  /** It was cancelled, and its device came all the same: `deviceArrived` follows. */
  requestReopened: { requestId: number }
  /** An employee took back a step that the customer had been mailed about. */
  stepTakenBack: { requestId: number; historyId: number }
  /** Some of our own documents are new, or say something else now. `documentIds`: those that its holder does not have in hand by this very step. */
  ownDocumentsChanged: { requestId: number; documentIds: readonly string[] }
}
