import { expect, test } from 'vitest'
import { outcomes, requestStatuses, warrantyTypes } from './status.ts'
import { outcomeKey, stageKey, statusKey } from './status-texts.ts'

const [sale, repair] = [{ warrantyTypeId: warrantyTypes.buyback }, { warrantyTypeId: warrantyTypes.paid }]

test('a device that is bought has no quote and is not repaired; the rest is called as of a repair', () => {
  const own = requestStatuses.filter((status) => statusKey({ ...sale, status }) === `sale.${status}`)
  expect(own).toEqual(['QUOTE_DONE', 'QUOTE_ACCEPTED', 'QUOTE_REJECTED', 'PRODUCT_LEFT_THE_SERVICE'])
  expect(outcomes.filter((outcome) => outcomeKey({ ...sale, outcome }) === `sale.${outcome}`)).toEqual(['RETURNED_UNREPAIRED'])
  for (const status of requestStatuses) expect(statusKey({ ...repair, status })).toBe(`status.${status}`)
})

test('a cancelled invoice is not called issued', () => {
  const status = 'INVOICE_DONE'
  expect(statusKey({ ...repair, status, afterCancelling: null })).toBe('status.INVOICE_DONE')
  expect(statusKey({ ...repair, status, afterCancelling: 'anew' })).toBe('status.invoiceAnew')
  expect(statusKey({ ...repair, status, afterCancelling: 'none' })).toBe('status.PRODUCT_LEFT_THE_SERVICE')
})

test('what is over is called by how it ended', () => {
  expect(stageKey({ ...sale, status: 'SERVICE_DONE', outcome: 'BOUGHT', closed: true })).toBe('outcome.BOUGHT')
  expect(stageKey({ ...sale, status: 'SERVICE_DONE', outcome: 'RETURNED_UNREPAIRED', closed: true })).toBe('sale.RETURNED_UNREPAIRED')
  expect(stageKey({ ...sale, status: 'QUOTE_ACCEPTED', outcome: null, closed: false })).toBe('sale.QUOTE_ACCEPTED')
  expect(stageKey({ ...repair, status: 'SHIPPED', outcome: 'REPAIRED', closed: false })).toBe('status.SHIPPED')
})
