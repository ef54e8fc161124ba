import { expect, test } from 'vitest'
import { addressOf, everything, howManyFilters, linkTo, usualColumns, viewIn } from './list-address.ts'

const read = (address: string) => viewIn(new URLSearchParams(address))

test.each([
  ['status=QUOTE_DONE,ARRIVED&brand=7', 'brand=7&status=ARRIVED%2CQUOTE_DONE'],
  ['sort=-price&rows=all&columns=price,number', 'sort=-price&columns=number%2Cprice&rows=all'],
  [
    'costCentre=none&kind=paid&from=2026-11-01&to=2026-11-30&text=%20RMA%201%20',
    'costCentre=none&from=2026-11-01&kind=paid&text=RMA+1&to=2026-11-30',
  ],
  ['sender=12&state=open&costCentre=3', 'costCentre=3&sender=12&state=open'],
  // What is none of ours is left out, the rest counts.
  ['sort=colour&columns=nothing&rows=7&brand=x&status=DONE&kind=free&from=tomorrow&view=none&state=open', 'state=open'],
  [`sort=-received&rows=25&columns=${usualColumns.join()}`, ''],
])('%s is the view %s, and reads back as the same', (address, view) => {
  expect(addressOf(read(address))).toBe(view)
  expect(addressOf(read(view))).toBe(view)
})

test('the whole list has an address that no kept view takes the place of', () => {
  expect(linkTo(read(''))).toBe(`?${everything}`)
  expect(howManyFilters(read(everything))).toBe(0)
  expect(howManyFilters(read('state=open&brand=7'))).toBe(2)
})
