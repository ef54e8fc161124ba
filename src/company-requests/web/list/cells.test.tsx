import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CompanyRequest } from '../../list.ts'
import { cells, NextStep } from './cells.tsx'

/** What the cell reads of a request. */
const waitingFor = (kind: CompanyRequest['waitsFor'][number]['kind']) => {
  const request = { next: null, waitsFor: [{ kind, by: '2026-12-18', window: null }] }
  return renderToStaticMarkup(<NextStep request={request as unknown as CompanyRequest} />)
}

test('the list of a company commands nobody: whoever reads it may be one who may not decide, or not at the address', () => {
  expect(waitingFor('decideQuote')).toContain('Döntésre vár az árajánlat')
  expect(waitingFor('decideQuote')).not.toContain('Döntsön')
  expect(waitingFor('beHomeForPickup')).not.toContain('Legyen otthon')
})

test('a quote of which something is to be chosen is listed from the least to the most it can cost', () => {
  const priced = (quotePrice: number | null, quotePriceMost: number | null) =>
    renderToStaticMarkup(cells.price({ quotePrice, quotePriceMost } as unknown as CompanyRequest)).replaceAll('\u00a0', ' ')
  expect(priced(12_700, 20_320)).toContain('>12 700 Ft – 20 320 Ft<')
  expect(priced(12_700, 12_700)).toContain('>12 700 Ft<')
  expect(priced(null, null)).toBe('')
})
