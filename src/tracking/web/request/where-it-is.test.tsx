import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { queryClient } from '#base/web/query-client.ts'
import { keyOf } from '#base/web/use-call.ts'
import { invoicesApi } from '#invoices/invoices.api.ts'
import type { NextStep } from '#requests/promise.ts'
import type { FollowedRequest } from '../../followed-request.ts'
import { WhereItIs } from './WhereItIs.tsx'

const next = (code: NextStep['code']): NextStep => ({ code, from: null, by: '2026-12-04', first: null, late: false, passed: false, certain: true })

/** What the card reads of a request. */
const drawn = (code: NextStep['code'], changes: Partial<FollowedRequest> = {}) => {
  const request = {
    crmRequestId: 123_456_789,
    status: 'ARRIVED',
    outcome: null,
    closedTime: null,
    headline: 'ARRIVED',
    warrantyType: { id: 2, name: '' },
    pickup: { window: null },
    next: next(code),
    may: { cancel: false },
    ...changes,
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <WhereItIs request={request as unknown as FollowedRequest} />
    </QueryClientProvider>,
  )
}

const askBack = 'a készüléket javítás nélkül visszaküldjük'

test('until the quote the customer is told how to ask for the device back unrepaired', () => {
  expect(drawn('quoteComes')).toContain(askBack)
  for (const code of ['deviceArrives', 'repairDone', 'offerComes', 'youDecide'] as const) expect(drawn(code)).not.toContain(askBack)
})

test('a device that is not bought, and waits for its way back, is not said to have been sent already', () => {
  const declined = drawn('deviceGoesBack', { outcome: 'RETURNED_UNREPAIRED', warrantyType: { id: 4, name: '' } })
  expect(declined).toContain('A készüléket nem vásároltuk meg.')
  expect(declined).not.toContain('visszaküldtük')
})

test('what is ready to be fetched waits for no day and no courier, and says what to bring', () => {
  const inLocker = drawn('deviceDelivered', { status: 'SHIPPED', headline: 'inLocker' })
  expect(inLocker).toContain('Ön átveszi a készüléket a csomagautomatából')
  expect(inLocker).toContain('nyitó kódot')
  expect(inLocker).not.toMatch(/A futár kiszállítja|Legkésőbb|december/)
  const atStore = drawn('youFetchDevice', { status: 'SHIPPED', headline: 'atStore', next: { ...next('youFetchDevice'), by: null } })
  expect(atStore).toContain('A készülék átvehető az üzletben')
  expect(atStore).toContain('átvételi elismervényt')
  expect(atStore).not.toContain('A napját még nem tudjuk')
})

test('a request that is over is not said to ask for nothing while its invoice is owed', () => {
  const over = (...invoices: { outstanding: number; paidToCourier: boolean }[]) => {
    queryClient.setQueryData(keyOf(invoicesApi.listInvoices, { params: { id: 123_456_789 } }, 'hu'), { invoices })
    return drawn('deviceDelivered', { next: null, closedTime: '2026-11-23T08:00:00Z', outcome: 'REPAIRED', headline: 'SERVICE_DONE' })
  }
  const nothing = 'Ezzel az igénnyel már nincs teendő.'
  expect(over()).toContain(nothing)
  expect(over({ outstanding: 4522, paidToCourier: true }, { outstanding: 0, paidToCourier: false })).toContain(nothing)
  const owing = over({ outstanding: 1522, paidToCourier: false })
  expect(owing).toMatch(/Már csak a számla kifizetése van hátra: 1.?522.Ft/)
  expect(owing).not.toContain(nothing)
})
