import { expect, test } from 'vitest'
import { type CorrectionSubject, correctionSubjects } from '#corrections/correction.ts'
import { type LifecycleAction, lifecycleActions, stepOfLife } from '#requests/lifecycle.ts'
import { moves } from './moves.ts'

// The lives under random hands try everything: a step or a correction that comes anew needs its move.

/** Where the move has another name than its step. */
const named: Partial<Record<LifecycleAction, string>> = {
  reopenOnArrival: 'receiveDevice',
  reviseQuote: 'sendQuote',
  quoteAgain: 'sendQuote',
  acceptQuote: 'accept',
  rejectQuote: 'reject',
  expireQuote: 'expire',
  askInsurerAgain: 'askInsurer',
  finishWithoutRepair: 'returnUnrepaired',
}
const correcting: Record<CorrectionSubject, string> = {
  contact: 'correctContact',
  device: 'correctDevice',
  fault: 'correctFault',
  deliveryIn: 'correctPickupAddress',
  deliveryOut: 'correctWayBack',
  billing: 'correctBilling',
  kind: 'correctToPaid',
  pickup: 'correctPickup',
}

test('every step of a repair and every correction has its move in the lives', () => {
  const steps = lifecycleActions.filter((step) => stepOfLife(step).of !== 'buyback').map((step) => named[step] ?? step)
  const corrections = correctionSubjects.map((subject) => correcting[subject])
  expect([...steps, ...corrections].filter((name) => !(name in moves))).toEqual([])
})
