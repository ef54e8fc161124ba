import { expect, test } from 'vitest'
import { netOfGross } from '#quotes/quote.ts'
import { figures, roundedToCash } from '#site/figures.ts'
import { fc } from '#testing/random-runs.ts'
import { amountsOfLine, totalOfLines } from './amounts.ts'

// Worked by hand from DOMAIN 4: 27 % of each line, whole forints, halves up.
const worked = [
  { quantity: 1, netUnit: 32_000, net: 32_000, vat: 8640, gross: 40_640 },
  { quantity: 1, netUnit: 3561, net: 3561, vat: 961, gross: 4522 }, // 961.47
  { quantity: 3, netUnit: 50, net: 150, vat: 41, gross: 191 }, // 40.5
  { quantity: 1, netUnit: 1, net: 1, vat: 0, gross: 1 }, // 0.27
  { quantity: 1, netUnit: 2, net: 2, vat: 1, gross: 3 }, // 0.54
  { quantity: 7, netUnit: 1350, net: 9450, vat: 2552, gross: 12_002 }, // 2551.5
]

test.each(worked)('$quantity × $netUnit', ({ quantity, netUnit, ...amounts }) =>
  expect(amountsOfLine('final', { quantity, netUnit })).toEqual(amounts),
)

test('an invoice is the sum of its lines, and its storno takes off exactly that', () => {
  const invoice = totalOfLines('final', worked)
  expect(invoice).toEqual({ net: 45_164, vat: 12_195, gross: 57_359 })
  expect(totalOfLines('storno', worked)).toEqual({ net: -45_164, vat: -12_195, gross: -57_359 })
  // Cash (2008. évi III. tv. 2. §).
  expect(roundedToCash(invoice.gross)).toBe(57_360)
})

test('whatever the lines, an invoice and its storno come to nothing', () =>
  fc.assert(
    fc.property(fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 999 }), netUnit: fc.integer({ min: 0, max: 20_000 }) })), (lines) => {
      const [invoice, storno] = [totalOfLines('final', lines), totalOfLines('storno', lines)]
      expect([invoice.net + storno.net, invoice.vat + storno.vat, invoice.gross + storno.gross]).toEqual([0, 0, 0])
      expect(invoice.gross).toBe(invoice.net + invoice.vat)
    }),
  ))

// A fee is told gross: its net must lead back to it, or the invoice would say another amount than the letter.
test.each([figures.returnFee, figures.deliveryFee, figures.inspectionFee])('the fee of %i is invoiced as %i', (gross) =>
  expect(amountsOfLine('final', { quantity: 1, netUnit: netOfGross(gross) }).gross).toBe(gross),
)
