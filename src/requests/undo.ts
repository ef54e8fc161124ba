import type { LifecycleAction } from './lifecycle.ts'

/** How a step is taken back. Null: it is not, the comment says what is done instead. */
type Undo = {
  /** What the step wrote beside the status. */
  readonly clears: readonly ('outcome' | 'readyAt')[]
  /** Not while a courier is asked to take the device back. */
  readonly unlessDeliveryOrdered?: true
} | null

/**
 * Beside lifecycle.ts: which of its steps an employee may take back when it was the last one and an employee took it. Only what
 * nobody outside has acted upon: no decision of a customer, no order at a courier, no document that is evidence.
 */
const undoOf = {
  // The courier is on the way: the pickup is moved or cancelled.
  orderPickup: null,
  // The next attempt is ordered.
  failPickup: null,
  // The arrival record is evidence and does not change.
  receiveDevice: null,
  // The customer may have read it: a new version takes its place.
  sendQuote: null,
  reviseQuote: null,
  // Declarations with legal effect: a new quote voids them.
  acceptQuote: null,
  rejectQuote: null,
  expireQuote: null,
  finishRepair: { clears: ['outcome', 'readyAt'], unlessDeliveryOrdered: true },
  finishWithoutRepair: { clears: ['outcome', 'readyAt'], unlessDeliveryOrdered: true },
  // An invoice is only ever cancelled by another one.
  issueInvoice: null,
  // The courier has the order.
  orderDelivery: null,
  ship: { clears: [] },
  // The next attempt is counted.
  failDelivery: null,
  // The end: a repeat claim is a new request.
  handBack: null,
} as const satisfies Record<LifecycleAction, Undo>

/** Undoing is read through this shape where the step is not known beforehand. */
export const undoOfStep = (step: LifecycleAction): Undo => undoOf[step]
