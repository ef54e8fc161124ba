import { describe, expect, test } from 'vitest'
import { permissionKeys } from '#accounts/who.ts'
import { can, lifecycle, lifecycleActions, stateOf, stepOfLife, stepsOpenTo } from './lifecycle.ts'
import { requestStatuses } from './status.ts'

describe('the life of a request', () => {
  test.each(requestStatuses.flatMap((status) => lifecycleActions.map((action) => [action, status] as const)))('%s from %s', (action, status) => {
    const { from, of, reopens = false } = stepOfLife(action)
    const listed = from.includes(status)
    for (const isBuyback of [false, true]) {
      const isItsKind = of === undefined || (of === 'buyback') === isBuyback
      expect(can(action, { status, closed: false, isBuyback })).toBe(listed && isItsKind && !reopens)
      expect(can(action, { status, closed: true, cancelled: true, isBuyback })).toBe(listed && isItsKind && reopens)
    }
    expect(can(action, { status, closed: true })).toBe(false)
  })

  test('a request with a day of closing is closed', () => {
    expect(stateOf({ status: 'SERVICE_DONE', closedAt: new Date() })).toEqual({ status: 'SERVICE_DONE', closed: true, cancelled: false })
    expect(stateOf({ status: 'ARRIVED', closedAt: null })).toEqual({ status: 'ARRIVED', closed: false, cancelled: false })
    expect(stateOf({ status: 'RECEIVED', closedAt: new Date(), outcome: 'CANCELLED' }).cancelled).toBe(true)
  })

  test('every status but the last leads on, and every status but the first is reached', () => {
    const left = new Set(lifecycleActions.flatMap((action) => [...stepOfLife(action).from]))
    const reached = new Set(lifecycleActions.map((action) => stepOfLife(action).to))
    expect(requestStatuses.filter((status) => !left.has(status))).toEqual(['SERVICE_DONE'])
    expect(requestStatuses.filter((status) => !reached.has(status))).toEqual(['RECEIVED'])
  })

  test('the codes of SPEC 4 belong to their steps', () => {
    const ofRepair = lifecycleActions.filter((action) => stepOfLife(action).of !== 'buyback')
    const codes = Object.fromEntries(ofRepair.filter((action) => stepOfLife(action).code).map((action) => [action, stepOfLife(action).code]))
    expect(codes).toEqual({
      receiveDevice: 20,
      reopenOnArrival: 20,
      sendQuote: 30,
      reviseQuote: 30,
      quoteAgain: 30,
      acceptQuote: 32,
      rejectQuote: 34,
      expireQuote: 36,
      insurerAcceptsInPart: 30,
      finishRepair: 60,
    })
  })

  test('the hand-back ends a request; so does the payout, the loss of a parcel, and that nobody took the device over', () => {
    expect(lifecycleActions.filter((action) => stepOfLife(action).closes)).toEqual([
      'payBuyback',
      'handBack',
      'handOverAtCounter',
      'declareLost',
      'declareAbandoned',
    ])
    expect(lifecycle.handBack.to).toBe('SERVICE_DONE')
  })

  test('only steps of employees are taken back, and never the end', () => {
    const undoable = lifecycleActions.filter((step) => stepOfLife(step).undo !== null)
    expect(undoable).toEqual(['finishRepair', 'finishWithoutRepair', 'ship'])
    for (const step of undoable) expect(stepOfLife(step)).toMatchObject({ by: expect.arrayContaining(['staff']) })
    for (const step of undoable) expect(stepOfLife(step).closes).toBeUndefined()
    // An outcome does not outlive the step that gave it.
    for (const step of undoable) expect(stepOfLife(step).undo?.clears.includes('outcome')).toBe(stepOfLife(step).outcomes !== undefined)
  })

  test('an employee is offered what the keys and the status allow, and nothing without keys', () => {
    expect(stepsOpenTo([], { status: 'ARRIVED', closed: false })).toEqual([])
    expect(stepsOpenTo(permissionKeys, { status: 'ARRIVED', closed: false })).toEqual([
      ...['sendQuote', 'askInsurer', 'askInsurerAgain', 'insurerAccepts', 'insurerAcceptsInPart', 'insurerRefuses'],
      ...['finishRepair', 'finishWithoutRepair'],
    ])
    expect(stepsOpenTo(permissionKeys, { status: 'ARRIVED', closed: false, isBuyback: true })).toEqual(['offerBuyback', 'returnBuyback'])
    expect(stepsOpenTo(permissionKeys, { status: 'QUOTE_ACCEPTED', closed: false, isBuyback: true })).toEqual(['payBuyback'])
    expect(stepsOpenTo(['courier.dispatch'], { status: 'SHIPPED', closed: false })).toEqual(['failDelivery', 'handBack', 'declareLost'])
    expect(stepsOpenTo(['request.arrive'], { status: 'SHIPPED', closed: false })).toEqual(['receiveParcelBack'])
    expect(stepsOpenTo(permissionKeys, { status: 'PRODUCT_LEFT_THE_SERVICE', closed: false })).toEqual([
      'quoteAgain',
      'issueInvoice',
      'orderDelivery',
      'handOverAtCounter',
      'declareAbandoned',
    ])
  })
})
