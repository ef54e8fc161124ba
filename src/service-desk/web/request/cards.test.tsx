import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { queryClient } from '#base/web/query-client.ts'
import { keyOf } from '#base/web/use-call.ts'
import { invoicesApi } from '#invoices/invoices.api.ts'
import { warrantyTypes } from '#requests/status.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { CancelRequestForm } from './CancelRequestForm.tsx'
import { CareStrip } from './CareStrip.tsx'
import { DeadlinesCard } from './DeadlinesCard.tsx'
import { DeskProvider } from './desk-context.ts'
import { CustomerCard, DeviceCard, FaultCard, PickupCard } from './FactCards.tsx'
import { HistoryCard } from './HistoryCard.tsx'
import { NextCard } from './NextCard.tsx'
import { NotesCard } from './NotesCard.tsx'
import { RequestHead } from './RequestHead.tsx'

const address = {
  contactName: 'Nagy Éva',
  contactPhone: '+36301234567',
  address: '1134 Budapest, Váci út 43.',
  locker: null,
  billingName: null,
  taxNumber: null,
}
const mayNothing = {
  hold: false,
  resume: false,
  assign: false,
  promise: false,
  note: false,
  openDocuments: false,
  upload: false,
  changePickup: false,
  cancel: false,
}
const request: DeskRequest = {
  crmRequestId: 123456789,
  gsmWorksheetId: null,
  version: 3,
  status: 'ARRIVED',
  afterCancelling: null,
  outcome: null,
  language: 'hu',
  receivedTime: '2026-11-20T08:00:00Z',
  ageInDays: 3,
  today: '2026-11-23',
  arrivedTime: '2026-11-23T08:00:00Z',
  readyTime: null,
  handedBackTime: null,
  closedTime: null,
  service: 'Fizetős javítás',
  provider: null,
  warrantyTypeId: 2,
  insuranceNumber: null,
  rmaNumber: null,
  referenceNumber: null,
  repairCostLimit: null,
  expected: null,
  device: {
    brandId: 7,
    brand: 'HUAWEI',
    group: 'Mobiltelefon',
    type: 'P30 Pro',
    colour: null,
    identifier: '356938035643809',
    identifierKind: 'imei',
    identifierGenerated: false,
    imei2: null,
    dateOfPurchase: null,
    purchasePrice: null,
  },
  customer: {
    accountId: null,
    customerType: 'B2C',
    name: 'Nagy Éva',
    email: 'nagy.eva@pelda.hu',
    phone: '+36301234567',
    company: null,
    taxNumber: null,
  },
  telephone: null,
  counter: null,
  addresses: { deliveryIn: address, deliveryOut: address, billing: { ...address, billingName: 'Nagy Éva' } },
  pickup: { day: '2026-11-23', window: '08-17', postalCode: '1134', note: null, collectedTime: null, withdrawal: null },
  fault: { options: ['Kijelző'], description: 'Leesett.', other: null },
  accessories: { listed: [], other: null },
  preparation: [{ id: 1, text: 'Mentse el az adatait.', answer: 'done' }],
  previous: null,
  sameDevice: [],
  documents: [],
  history: [],
  timeline: [],
  promise: {
    by: null,
    first: null,
    late: false,
    daysLate: 0,
    mustWrite: false,
    notices: 0,
    next: { code: 'quoteComes', from: null, by: '2026-12-02', first: null, late: false, passed: false, certain: true },
    made: [],
  },
  compensation: null,
  deadlines: [],
  hold: null,
  restrictedAt: null,
  assigned: null,
  notes: [],
  steps: [],
  stepOfOthers: null,
  may: mayNothing,
  undo: null,
}

const nothing = () => undefined
function drawn(element: ReactElement, of: DeskRequest = request) {
  const desk = { request: of, reread: async () => undefined, tell: nothing, forget: nothing }
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <DeskProvider value={desk}>{element}</DeskProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const buttonsOf = (html: string) => [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text = '']) => text.replace(/<[^>]*>/g, ''))

describe('what to do next', () => {
  const next = (over: Partial<DeskRequest>) => drawn(<NextCard request={{ ...request, ...over }} openPanel={nothing} />)
  const invoices = keyOf(invoicesApi.listInvoices, { params: { id: request.crmRequestId } }, 'hu')
  beforeEach(() => void queryClient.setQueryData(invoices, { invoices: [] }))

  test('offers the legal steps only, the usual one first', () => {
    expect(buttonsOf(next({ steps: ['reviseQuote', 'acceptQuote', 'rejectQuote'] }))).toEqual([
      'Az ügyfél döntésének rögzítése',
      'Új árajánlat-változat',
    ])
    expect(buttonsOf(next({ steps: ['issueInvoice'] }))).toEqual(['Számla kiállítása'])
    expect(buttonsOf(next({ undo: { step: 'finishRepair', to: 'ARRIVED', isMailed: true } }))).toEqual(['Utolsó lépés visszavonása'])
  })

  test('of a request that is over is nothing, unless money of its invoice has not come', () => {
    const over = (outstanding: number) => {
      queryClient.setQueryData(invoices, { invoices: [{ outstanding }] })
      return next({ status: 'SERVICE_DONE', closedTime: '2026-11-23T08:00:00Z', promise: { ...request.promise, next: null } })
    }
    expect(over(0)).toContain('Ezzel az igénnyel már nincs teendő.')
    expect(over(1522)).toMatch(/a számla összege nem érkezett meg: 1.?522.Ft/)
    expect(over(1522)).not.toContain('nincs teendő')
    expect(buttonsOf(over(1522))).toContain('Számlák megnyitása')
  })

  test('an accepted withdrawal leads to the way back, and the other steps stay', () => {
    const steps: DeskRequest['steps'] = ['finishRepair', 'reviseQuote', 'finishWithoutRepair']
    const offered = (withdrawal: 'accepted' | null) =>
      drawn(<NextCard request={{ ...request, status: 'QUOTE_ACCEPTED', steps }} withdrawal={withdrawal} openPanel={nothing} />)
    expect(buttonsOf(offered(null))[0]).toBe('Kész a javítás')
    expect(buttonsOf(offered('accepted'))).toEqual(['Visszaküldés javítás nélkül', 'Kész a javítás', 'Új árajánlat-változat'])
  })

  test('a buyback has an offer to decide on, a repair a quote', () => {
    const decides = {
      ...request.promise,
      next: { code: 'youDecide', from: null, by: null, first: null, late: false, passed: false, certain: true },
    } as const
    expect(next({ promise: decides })).toContain('Az ügyfél dönt az árajánlatról')
    expect(next({ promise: decides, warrantyTypeId: warrantyTypes.buyback })).toContain('Az ügyfél dönt a vételi ajánlatról')
  })

  test('says that an invoice comes first where the one that stood was cancelled', () => {
    expect(next({ status: 'INVOICE_DONE', afterCancelling: 'anew' })).toContain('előbb az új számlát kell kiállítani')
    expect(next({ status: 'INVOICE_DONE', afterCancelling: 'none' })).not.toContain('sztornózták')
  })

  test('says who the next step waits for, where it is not for this employee', () => {
    expect(next({})).toContain('Ebben az állapotban Önnek most nincs teendője.')
    expect(next({ stepOfOthers: 'finishRepair' })).toContain('akinek van hozzá jogosultsága: Kész a javítás.')
    expect(next({ stepOfOthers: 'finishRepair', closedTime: '2026-11-24T08:00:00Z' })).not.toContain('jogosultsága')
  })

  test('offers what the customer may ask for on the phone, only while it is legal', () => {
    const may = { ...mayNothing, changePickup: true, cancel: true }
    expect(buttonsOf(next({ status: 'RECEIVED', may }))).toEqual(['Felvétel áthelyezése', 'Igény lemondása'])
    expect(buttonsOf(next({ status: 'RECEIVED', may, pickup: { ...request.pickup, day: null, window: null } }))).toEqual([
      'Felvételi időpont választása',
      'Igény lemondása',
    ])
    expect(buttonsOf(next({ status: 'RECEIVED' }))).toEqual([])
  })

  test('a cancellation says what it means, asks why and has a last word', () => {
    const html = drawn(<CancelRequestForm done={nothing} cancel={nothing} />)
    expect(html).toMatch(/az ügyfél nevében.*nem lehet visszavonni.*id="cancelReason"/)
    expect(html.match(/<option/g)).toHaveLength(6)
    expect(buttonsOf(html)).toEqual(['Igen, lemondom az ügyfél nevében', 'Mégse'])
  })

  test('says so where there is nothing to do, now or ever', () => {
    expect(next({})).toContain('Önnek most nincs teendője')
    const closed = next({ closedTime: '2026-11-23T08:00:00Z', promise: { ...request.promise, next: null } })
    expect(closed).toContain('már nincs teendő')
    expect(closed).not.toContain('Önnek most nincs teendője')
  })

  test('a lost parcel is closed, but not while its compensation is unpaid', () => {
    const lost = (compensation: DeskRequest['compensation']) =>
      next({ closedTime: '2026-11-23T08:00:00Z', promise: { ...request.promise, next: null }, compensation })
    const unsaid = lost({ amount: 45_000, hasAccount: false, dueOn: null })
    expect(unsaid).toMatch(/melyik bankszámlára kéri a kártalanítást: 45.000.Ft/)
    expect(unsaid).not.toContain('már nincs teendő')
    expect(buttonsOf(unsaid)).toEqual(['Kártalanítás megnyitása'])
    const toPay = lost({ amount: 45_000, hasAccount: true, dueOn: '2026-11-23' })
    expect(toPay).toMatch(/A pénzügy átutalja a kártalanítást: 45.000.Ft.*Legkésőbb: november 23., hétfő/)
    expect(toPay).not.toContain('A határidő elmúlt.')
    expect(lost({ amount: 45_000, hasAccount: true, dueOn: '2026-11-22' })).toContain('A határidő elmúlt.')
    expect(lost(null)).toContain('már nincs teendő')
  })

  test('tells the day, and that it has passed', () => {
    expect(next({})).toContain('Legkésőbb: december 2., szerda')
    const { next: expected } = request.promise
    const late = next({ promise: { ...request.promise, next: expected && { ...expected, late: true, passed: true, certain: false } } })
    expect(late).toContain('A határidő elmúlt.')
    expect(late).toContain('munkanaptára hiányos')
  })
})

describe('the head', () => {
  test('does not say that a device was handed over which is lost, given up or ours', () => {
    const head = (outcome: DeskRequest['outcome']) => {
      const of: DeskRequest = { ...request, status: 'SERVICE_DONE', outcome, closedTime: '2026-11-24T08:00:00Z' }
      return drawn(<RequestHead request={of} />, of)
    }
    expect(head('REPAIRED')).toContain('Átadva')
    for (const outcome of ['LOST', 'ABANDONED', 'BOUGHT'] as const) expect(head(outcome)).not.toContain('Átadva')
    expect(head('LOST')).toContain('Elveszett')
  })

  test('says of a cancelled request whether its courier knows, and not that one is ordered', () => {
    const head = (withdrawal: DeskRequest['pickup']['withdrawal'], status: DeskRequest['status'] = 'DELIVERY_IN_ORDERED') => {
      const ended = { status, outcome: 'CANCELLED', closedTime: '2026-11-24T08:00:00Z' } as const
      const of: DeskRequest = { ...request, ...ended, pickup: { ...request.pickup, withdrawal } }
      return drawn(<RequestHead request={of} />, of)
    }
    expect(head('done')).toMatch(/Lemondva.*Futár lemondva/)
    expect(head('wanted')).toContain('Futár lemondása folyamatban')
    expect(head('late')).toContain('A futár már nem volt lemondható')
    for (const withdrawal of ['done', 'wanted', 'late', null] as const) expect(head(withdrawal)).not.toContain('megrendelve')
    expect(head(null, 'RECEIVED')).not.toMatch(/Beérkezett|Futár/)
  })

  test('says how old the request is, who has it, what it waits for and whether it is late', () => {
    const of: DeskRequest = {
      ...request,
      hold: { reason: 'alkatresz', since: '2026-11-22T08:00:00Z' },
      assigned: { id: 1, name: 'Takács Péter' },
      promise: { ...request.promise, by: '2026-11-22', late: true, notices: 1 },
    }
    const html = drawn(<RequestHead request={of} />, of)
    for (const words of [
      '123\u00A0456\u00A0789',
      'A szervizben',
      '3 napja érkezett',
      'Takács Péter',
      'Alkatrészre vár',
      '2026. november 22. (elmúlt)',
    ])
      expect(html).toContain(words)
    expect(html).toContain('data-tone="danger"')
    expect(buttonsOf(html)).toEqual([])
  })

  test('offers only what the employee may change', () => {
    const may = { ...mayNothing, hold: true, resume: true, promise: true }
    const of: DeskRequest = { ...request, may, hold: { reason: 'ugyfel', since: '2026-11-22T08:00:00Z' } }
    const html = drawn(<CareStrip request={of} />, of)
    expect(html).toContain('Módosítás: Várakozás')
    expect(html).toContain('Módosítás: Az ügyfélnek ígért nap')
    expect(html).not.toContain('Módosítás: Felelős')
    expect(html).toContain('Várakozás vége')
  })
})

test('the company’s clocks say which of them is over', () => {
  const deadlines: DeskRequest['deadlines'] = [
    { deadline: 'answerBy', day: '2026-11-30', state: 'done' },
    { deadline: 'repairBy', day: '2026-12-08', state: 'passed' },
    { deadline: 'replaceFrom', day: '2026-12-23', state: 'due' },
  ]
  const html = drawn(<DeadlinesCard deadlines={deadlines} />)
  expect(html).toMatch(/november 30\. \(megtörtént\).*december 8\. \(lejárt\).*december 23\. \(ma jár le\)/)
  expect(drawn(<DeadlinesCard deadlines={[]} />)).toBe('')
})

describe('what is known', () => {
  test('what people typed never leaves its place in an address', () => {
    const customer = { ...request.customer, email: 'a?bcc=x@y.hu&subject=z@pelda.hu', phone: '+36301234567' }
    const html = drawn(<CustomerCard request={{ ...request, customer }} />)
    expect(html).toContain('href="mailto:a%3Fbcc%3Dx%40y.hu%26subject%3Dz%40pelda.hu?subject=')
    expect(html).toContain('href="tel:%2B36301234567"')
  })

  test('an address that says nothing new is not said again; a locker is', () => {
    const html = drawn(<PickupCard request={request} />)
    expect(html.match(/Váci út 43/g)).toHaveLength(1)
    const deliveryOut = { ...address, address: '1062 Budapest, Váci út 1–3.', locker: { provider: 'foxpost' as const, code: 'hu123' } }
    expect(drawn(<PickupCard request={{ ...request, addresses: { deliveryIn: address, billing: address, deliveryOut } }} />)).toContain(
      'FOXPOST hu123',
    )
  })

  test('of a repair it is said where its invoice goes, of a sale where its seller lives', () => {
    expect(drawn(<PickupCard request={request} />)).toContain('Számla címe')
    const sale = drawn(<PickupCard request={{ ...request, warrantyTypeId: warrantyTypes.buyback }} />)
    expect(sale).toContain('Az eladó címe')
    expect(sale).not.toContain('Számla')
  })

  test('of whoever was erased no fact stands without a value', () => {
    const gone = { ...address, contactName: '', contactPhone: '', address: '' }
    const erased: DeskRequest = {
      ...request,
      device: { ...request.device, identifier: '' },
      addresses: { deliveryIn: gone, deliveryOut: gone, billing: gone },
      customer: { ...request.customer, name: '', email: '', phone: '' },
    }
    expect(drawn(<DeviceCard request={erased} />)).not.toContain('IMEI')
    expect(drawn(<PickupCard request={erased} />)).not.toMatch(/Felvétel innen|Visszaküldés ide|Számla címe/)
    expect(drawn(<RequestHead request={erased} />)).toMatch(/<\/strong> · Fizetős javítás</)
  })

  test('whoever may not see how to reach the customer is not shown empty lines', () => {
    const customer = { ...request.customer, email: null, phone: null, taxNumber: null }
    const html = drawn(<CustomerCard request={{ ...request, customer }} />) + drawn(<PickupCard request={{ ...request, addresses: null }} />)
    expect(html).toContain('Nagy Éva')
    for (const word of ['E-mail', 'Telefon', 'tel:', 'mailto:', 'Váci út']) expect(html).not.toContain(word)
  })

  test('a booking taken down on the telephone says who read out what', () => {
    const consents = [{ text: 'terms', version: '2026-01-01', at: '2026-11-23T08:00:00Z' } as const]
    const html = drawn(<CustomerCard request={{ ...request, telephone: { by: 'Takács Péter', consents } }} />)
    for (const words of ['Felvétel módja', 'Telefon, rögzítette: Takács Péter', 'Szerződési feltételek']) expect(html).toContain(words)
    expect(drawn(<CustomerCard request={request} />)).not.toContain('Felvétel módja')
  })

  test('what is sold has no fault: its answers stand with the buyback, and nothing is impossible because of one', () => {
    const preparation = [{ id: 1, text: 'Törölje az adatait.', answer: 'impossible' }] as const
    const html = drawn(<FaultCard request={{ ...request, warrantyTypeId: warrantyTypes.buyback, preparation: [...preparation] }} />)
    expect(html).toContain('Törölje az adatait. (nem tudja megtenni)')
    for (const words of ['Hibaleírás', 'Leesett.', 'Hiba és', 'nem jelölt meg']) expect(html).not.toContain(words)
    expect(drawn(<FaultCard request={{ ...request, preparation: [...preparation] }} />)).toContain('(a hiba miatt nem lehet)')
  })

  test('the fault, and what the customer did beforehand', () => {
    const html = drawn(<FaultCard request={request} />)
    for (const words of ['Kijelző', 'Leesett.', 'nem jelölt meg', 'Az ügyfél előkészületei (1/1)', 'Mentse el az adatait. (elvégezte)'])
      expect(html).toContain(words)
  })
})

describe('history and notes', () => {
  const line = (id: number, over: Partial<DeskRequest['history'][number]>): DeskRequest['history'][number] => ({
    id,
    step: 'requestReceived',
    code: null,
    status: 'ARRIVED',
    at: '2026-11-23T08:00:00Z',
    byKind: 'staff',
    by: 'Takács Péter',
    note: null,
    internal: false,
    undone: false,
    ...over,
  })
  const history = [
    line(1, { byKind: 'customer', by: null, code: 1 }),
    line(2, { step: 'held', note: 'alkatresz', internal: true }),
    line(3, { step: 'promiseChanged', note: '2026-12-01', internal: true }),
    line(4, { step: 'documentsAdded', note: 'invoice, warrantyCard', byKind: 'system', by: null }),
    line(5, { step: 'requestCancelled', note: 'worksAgain: mégis jó' }),
    line(6, { step: 'finishRepair', undone: true }),
    line(7, { step: 'somethingOfTomorrow', note: 'Kézzel írt' }),
  ]

  test('tell everything, the newest first, with words for what the portal wrote as codes', () => {
    const html = drawn(<HistoryCard request={{ ...request, history }} />)
    expect(html).toMatch(/Egyéb esemény.*Kézzel írt.*Javítás kész.*visszavonva.*újra működik a készülék: mégis jó.*Számla másolata, Jótállási jegy/)
    expect(html).toMatch(/2026\. december 1\..*belső.*Alkatrészre vár/)
    expect(html).toContain('a portál')
    // The first of seven waits behind its button.
    expect(html).not.toContain('Igény beérkezett')
    expect(html).toContain('Az egész (7 sor)')
  })

  test('tell a moved pickup as people say days and hours', () => {
    const moved = [line(1, { step: 'pickupChanged', note: '2026-11-27 08-12' })]
    expect(drawn(<HistoryCard request={{ ...request, history: moved }} />)).toContain('2026. november 27., 8 és 12 óra között')
  })

  test.each([
    ['expertReportIssued', 'liquid', 'Folyadék jutott a készülékbe.'],
    ['acceptQuote', 'web', 'a portálon'],
    ['rejectQuote', 'phone: drágállja', 'telefonon: drágállja'],
    ['acceptQuote', 'costLimit: 30000', 'az ügyfél előre megadott költségkeretén belül: 30 000 Ft'],
    ['expireQuote', 'clock', 'a határidő lejárt'],
    ['deadlineExtended', '2027-01-13', '2027. január 13.'],
    ['finishWithoutRepair', 'expertReportExpired', 'Jegyzőkönyv lejárt'],
    ['corrected', 'Férjhez ment', 'Férjhez ment'],
    ['unassigned', 'colleagueClosed', 'A felelős hozzáférését lezárták.'],
    ['promiseChanged', '2026-12-01 alkatresz', '2026. december 1. – Alkatrészre vár'],
    ['handOverAtCounter', 'identityCard: Nagy Éva', 'Személyi igazolvány: Nagy Éva'],
    ['documentsAdded', 'invoice', 'Számla másolata'],
    ['finishWithoutRepair', 'A vevő kérte vissza', 'A vevő kérte vissza'],
  ])('%s: “%s” is told as “%s”', (step, note, words) => {
    expect(drawn(<HistoryCard request={{ ...request, history: [line(1, { step, note })] }} />).replaceAll(/\s/g, ' ')).toContain(`>${words}<`)
  })

  test('a note is written only by whoever may, and read by all', () => {
    const notes = [{ id: 1, at: '2026-11-23T08:00:00Z', by: { id: 2, name: 'Lakatos Júlia' }, text: '<b>Délután hívható</b>' }]
    const reader = drawn(<NotesCard request={{ ...request, notes }} />)
    expect(reader).toContain('&lt;b&gt;Délután hívható&lt;/b&gt;')
    expect(reader).not.toContain('textarea')
    expect(drawn(<NotesCard request={{ ...request, may: { ...mayNothing, note: true } }} />)).toMatch(/textarea.*Még nincs jegyzet\./)
  })
})
