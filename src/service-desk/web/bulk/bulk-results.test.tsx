import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { warrantyTypes } from '#requests/status.ts'
import { BulkResults } from './BulkResults.tsx'

test('what became of each is said as its row says it: of a sale in words of its own, and of a cancelled invoice no longer that it is issued', () => {
  const kinds = [warrantyTypes.paid, warrantyTypes.buyback, warrantyTypes.paid]
  const rows = kinds.map((warrantyTypeId, id) => ({ crmRequestId: id, warrantyTypeId }))
  const left = { result: 'done', version: 2, status: 'PRODUCT_LEFT_THE_SERVICE', afterCancelling: null } as const
  const results = [{ ...left, id: 0 }, { ...left, id: 1 }, { ...left, id: 2, status: 'INVOICE_DONE', afterCancelling: 'anew' } as const]
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <BulkResults rows={rows} results={results} close={() => {}} />
    </MemoryRouter>,
  )
  const [, repair, sale, cancelled] = html.split('<li>')
  expect(repair).toContain('Szerviz kész')
  expect(sale).toContain('Visszaküldésre előkészítve')
  expect(cancelled).toContain('Új számla készül')
})
