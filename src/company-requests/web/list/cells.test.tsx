import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CompanyRequest } from '../../list.ts'
import { NextStep } from './cells.tsx'

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
