import { expect, test } from 'vitest'
import { type LifecycleAction, lifecycle, lifecycleActions } from '#requests/lifecycle.ts'
import { requestStatuses } from '#requests/status.ts'
import { isOffered, mainStep, offeredSteps, type Panel, panels, panelsFor } from './panels.ts'

test('every step employees take has its place, but for the other answers, which are written down with the acceptance', () => {
  const withoutPlace = lifecycleActions.filter((step) => !isOffered(step))
  expect(withoutPlace).toEqual(['rejectQuote', 'expireQuote', 'insurerAcceptsInPart', 'insurerRefuses', 'declineBuyback', 'expireBuyback'])
  expect(lifecycle.expireQuote.by).not.toContain('staff')
})

test.each([
  ['RECEIVED', 2, 'courier'],
  ['DELIVERY_IN_ORDERED', 2, 'arrival'],
  ['ARRIVED', 2, 'quote'],
  ['ARRIVED', 1, 'worksheet'],
  ['ARRIVED', 3, 'worksheet'],
  ['QUOTE_DONE', 2, 'quote'],
  ['QUOTE_ACCEPTED', 2, 'worksheet'],
  ['SHIPPED', 1, 'courier'],
] as const)('%s of kind %i opens with: %s', (status, warrantyTypeId, first) => {
  expect(panelsFor({ status, warrantyTypeId })[0]).toBe(first)
})

test('what is owed is invoiced before the device is sent, and what nobody took over is decided on', () => {
  expect(panelsFor({ status: 'PRODUCT_LEFT_THE_SERVICE', warrantyTypeId: 2, steps: ['issueInvoice'] })[0]).toBe('invoices')
  expect(panelsFor({ status: 'INVOICE_DONE', warrantyTypeId: 2, steps: ['declareAbandoned'] })[0]).toBe('storage')
})

test('no panel is lost or doubled, whatever the status', () => {
  for (const status of requestStatuses)
    for (const warrantyTypeId of [1, 2, 3])
      expect(panelsFor({ status, warrantyTypeId }).toSorted()).toEqual(panels.filter((panel) => panel !== 'buyback').toSorted())
})

test('a device that is bought has the panel of its offer instead of those of a repair', () => {
  for (const status of requestStatuses)
    expect(panelsFor({ status, warrantyTypeId: 4 }).toSorted()).toEqual([
      'arrival',
      'buyback',
      'corrections',
      'courier',
      'emails',
      'invoices',
      'messages',
      'statements',
      'storage',
    ])
})

test('the usual step is the first button', () => {
  expect(offeredSteps(['failPickup', 'receiveDevice'], 'DELIVERY_IN_ORDERED')).toEqual(['receiveDevice', 'failPickup'])
  expect(offeredSteps(['reviseQuote', 'acceptQuote', 'rejectQuote'], 'QUOTE_DONE')).toEqual(['acceptQuote', 'reviseQuote'])
  expect(offeredSteps(['sendQuote', 'finishWithoutRepair'], 'ARRIVED')).toEqual(['sendQuote', 'finishWithoutRepair'])
  expect(offeredSteps(['finishWithoutRepair'], 'ARRIVED')).toEqual(['finishWithoutRepair'])
  expect(offeredSteps(['reviseQuote', 'finishWithoutRepair'], 'QUOTE_REJECTED')).toEqual(['finishWithoutRepair', 'reviseQuote'])
})

test('what goes wrong is never the main button, also where it is the only one', () => {
  expect(mainStep(['failPickup', 'declareLost'], 'DELIVERY_IN_ORDERED')).toBeNull()
  expect(mainStep(['reviseQuote'], 'QUOTE_DONE')).toBeNull()
  expect(mainStep([], 'SERVICE_DONE')).toBeNull()
  expect(mainStep(['finishRepair', 'finishWithoutRepair'], 'QUOTE_ACCEPTED', 'accepted')).toBe('finishWithoutRepair')
  expect(mainStep(['finishRepair', 'finishWithoutRepair'], 'QUOTE_ACCEPTED', 'open')).toBeNull()
  expect(mainStep(['acceptQuote', 'reviseQuote'], 'QUOTE_DONE', 'accepted')).toBeNull()
  expect(mainStep(['orderPickup'], 'RECEIVED', 'open')).toBe('orderPickup')
  expect(mainStep(['receiveDevice', 'failPickup'], 'DELIVERY_IN_ORDERED', 'accepted')).toBeNull()
  expect(mainStep(['reviseQuote', 'finishWithoutRepair'], 'QUOTE_REJECTED')).toBe('finishWithoutRepair')
})

// What the status starts with goes before these: a repair before its new quote, an arrival before the courier who did not come.
const later: Partial<Record<LifecycleAction, Panel>> = {
  reviseQuote: 'worksheet',
  quoteAgain: 'courier',
  failPickup: 'arrival',
  reopenOnArrival: 'courier',
  declareLost: 'arrival',
  issueInvoice: 'courier',
  declareAbandoned: 'courier',
}

test.each(lifecycleActions.filter(isOffered))('%s opens the panel its status starts with', (step) => {
  const place = lifecycle[step].panel
  // A paid repair is quoted before it is repaired.
  const warrantyTypeId = place === 'quote' ? 2 : place === 'buyback' ? 4 : 1
  const starts = lifecycle[step].from.map((status) => panelsFor({ status, warrantyTypeId })[0])
  expect([...new Set(starts.filter((first) => first !== place))]).toEqual(later[step] ? [later[step]] : [])
})
