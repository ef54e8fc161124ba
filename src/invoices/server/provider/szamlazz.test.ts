import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readEnv } from '#base/server/env.ts'
import { createLog } from '#base/server/log.ts'
import { Refusal } from '#errors.ts'
import { type FakeSzamlazz, startFakeSzamlazz, szamlazzSettings } from '#testing/fake-szamlazz.ts'
import type { InvoiceOrder, InvoiceProvider } from './invoice-provider.ts'
import { szamlazzOf } from './szamlazz.ts'
import { requestToIssue } from './szamlazz-request.ts'

let fake: FakeSzamlazz
let szamlazz: InvoiceProvider
const providerAt = (settings: Record<string, string>): InvoiceProvider => {
  const provider = szamlazzOf(readEnv({ NODE_ENV: 'test', ...settings }), createLog('silent'))
  if (!provider) throw new Error('Számlázz.hu is not set')
  return provider
}
beforeAll(async () => {
  fake = await startFakeSzamlazz()
  szamlazz = providerAt(szamlazzSettings(fake.url))
})
beforeEach(() => {
  fake.misbehave = undefined
  fake.refuse = undefined
  fake.asked.length = 0
  fake.documents.length = 0
})
afterAll(() => fake.stop())

let count = 0
const orderOf = (change: Partial<InvoiceOrder> = {}): InvoiceOrder => {
  count += 1
  return {
    key: `6b7c1e1a-0000-4000-8000-${String(count).padStart(12, '0')}`,
    kind: 'final',
    language: 'hu',
    requestId: 123_456_789,
    email: 'eva@pelda.hu',
    issuedOn: '2026-11-27',
    performedOn: '2026-11-26',
    dueOn: '2026-12-05',
    paymentMethodId: 1,
    paymentMethod: 'Utánvét',
    buyer: {
      name: 'Kovácsné Nagy Éva',
      isCompany: false,
      taxNumber: null,
      countryCode: 'HUN',
      postalCode: '1134',
      city: 'Budapest',
      address: 'Váci út 43/B',
    },
    lines: [
      { label: 'Kijelző & keret <csere>', quantity: 1, netUnit: 20_000 },
      { label: 'Csavar', quantity: 3, netUnit: 333 },
    ],
    gross: 26_669,
    about: null,
    reason: '',
    period: null,
    paymentReference: `MF123456789-${count}`,
    isPaid: false,
    ...change,
  }
}
const outcomeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? [error.code, error.values.reason].filter(Boolean).join(' ') : String(error)),
  )
const actions = () => fake.asked.map(({ action }) => action)
const about = (number: string) => ({ number, issuedOn: '2026-11-27' })
const pdf = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1')

test('without its key there is no such provider', () => {
  expect(szamlazzOf(readEnv({ NODE_ENV: 'test' }), createLog('silent'))).toBeNull()
})

describe('what is asked for', () => {
  test('an invoice of a private person: every figure, no email address, our key', async () => {
    const order = orderOf()
    expect(await requestToIssue('KULCS', order)).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<xmlszamla xmlns="http://www.szamlazz.hu/xmlszamla"><beallitasok><szamlaagentkulcs>KULCS</szamlaagentkulcs><eszamla>false</eszamla><szamlaLetoltes>true</szamlaLetoltes><valaszVerzio>2</valaszVerzio><szamlaKulsoAzon>${order.key}</szamlaKulsoAzon></beallitasok><fejlec><keltDatum>2026-11-27</keltDatum><teljesitesDatum>2026-11-26</teljesitesDatum><fizetesiHataridoDatum>2026-12-05</fizetesiHataridoDatum><fizmod>utánvét</fizmod><penznem>HUF</penznem><szamlaNyelve>hu</szamlaNyelve><rendelesSzam>${order.paymentReference}</rendelesSzam></fejlec><elado><bankszamlaszam>99900009-00000000-00000000</bankszamlaszam></elado><vevo><nev>Kovácsné Nagy Éva</nev><irsz>1134</irsz><telepules>Budapest</telepules><cim>Váci út 43/B</cim><sendEmail>false</sendEmail><adoalany>-1</adoalany></vevo><tetelek><tetel><megnevezes>Kijelző &#38; keret &#60;csere&#62;</megnevezes><mennyiseg>1</mennyiseg><mennyisegiEgyseg>db</mennyisegiEgyseg><nettoEgysegar>20000</nettoEgysegar><afakulcs>27</afakulcs><nettoErtek>20000</nettoErtek><afaErtek>5400</afaErtek><bruttoErtek>25400</bruttoErtek></tetel><tetel><megnevezes>Csavar</megnevezes><mennyiseg>3</mennyiseg><mennyisegiEgyseg>db</mennyisegiEgyseg><nettoEgysegar>333</nettoEgysegar><afakulcs>27</afakulcs><nettoErtek>999</nettoErtek><afaErtek>270</afaErtek><bruttoErtek>1269</bruttoErtek></tetel></tetelek></xmlszamla>`,
    )
  })

  test.each([
    [1, 'utánvét'],
    [2, 'átutalás'],
    [3, 'átutalás'],
    [4, 'PayPal'],
    [5, 'bankkártya'],
  ])('payment method %i is %s', async (paymentMethodId, name) => {
    expect(await requestToIssue('KULCS', orderOf({ paymentMethodId }))).toContain(`<fizmod>${name}</fizmod>`)
  })

  test('a company has its tax number, a foreign language its own words, and what XML cannot write is left out', async () => {
    const { buyer } = orderOf()
    const xml = await requestToIssue(
      'KULCS',
      orderOf({ language: 'sl', buyer: { ...buyer, name: 'Minta\u0000 Kft.', isCompany: true, taxNumber: '12345676-2-43', countryCode: 'SVN' } }),
    )
    for (const part of [
      '<nev>Minta Kft.</nev><orszag>SVN</orszag>',
      '<adoalany>1</adoalany><adoszam>12345676-2-43</adoszam>',
      '<szamlaNyelve>si</szamlaNyelve>',
      '<mennyisegiEgyseg>kos</mennyisegiEgyseg>',
    ])
      expect(xml).toContain(part)
  })
})

describe('documents', () => {
  test('an invoice, its storno and its PDF', async () => {
    const issued = await szamlazz.issue(orderOf(), false)
    expect(issued.number).toBe('TESZT-2026-1')
    expect(pdf(issued.pdf)).toContain('%PDF-1.4\n% TESZT-2026-1 26669')
    expect(pdf(await szamlazz.pdf(orderOf(), issued.number))).toBe(pdf(issued.pdf))
    const storno = await szamlazz.cancel(orderOf({ kind: 'storno', about: about(issued.number) }), false)
    expect(storno.number).toBe('TESZT-2026-2')
    expect(actions()).toEqual(['issue', 'pdf', 'cancel'])
    expect(fake.documents).toMatchObject([
      { type: 'SZ', gross: 26_669, isCancelled: true },
      { type: 'SS', gross: -26_669, about: 'TESZT-2026-1' },
    ])
  })

  test('a proforma, and the paid invoice that follows it', async () => {
    const { number } = await szamlazz.issue(orderOf({ kind: 'proforma' }), false)
    await szamlazz.issue(orderOf({ isPaid: true, about: about(number) }), false)
    expect(fake.documents.map(({ type }) => type)).toEqual(['D', 'SZ'])
    expect(fake.documents[1]?.xml).toContain(`<dijbekeroSzamlaszam>${number}</dijbekeroSzamlaszam><fizetve>true</fizetve>`)
  })

  test('a correcting invoice takes off what it names; after it there is no storno', async () => {
    const { number } = await szamlazz.issue(orderOf(), false)
    const lines = [{ label: 'Engedmény', quantity: 1, netUnit: 1001 }]
    await szamlazz.issue(orderOf({ kind: 'correcting', lines, gross: 1271, about: about(number), reason: 'Téves ár' }), false)
    expect(fake.documents[1]).toMatchObject({ type: 'HS', about: number, net: -1001, gross: -1271 })
    expect(await outcomeOf(szamlazz.cancel(orderOf({ kind: 'storno', about: about(number) }), false))).toBe(
      'INVOICE_PROVIDER_REFUSED 221: Ez a számla nem sztornózható (van helyesbítő számlája).',
    )
  })

  test('one that needs no VAT to be rounded by halves adds up line by line', async () => {
    const lines = [1, 2, 3, 50, 150, 1850].map((netUnit) => ({ label: 'Tétel', quantity: 1, netUnit }))
    // VAT of 0.27, 0.54, 0.81, 13.5, 40.5 and 499.5 forints.
    expect(await szamlazz.issue(orderOf({ lines, gross: 2056 + 0 + 1 + 1 + 14 + 41 + 500 }), false)).toMatchObject({ number: 'TESZT-2026-1' })
  })
})

describe('however it fails, one document', () => {
  const unreadable = { status: 200, body: '<html>Karbantartás' }
  test.each([
    ['its answer is lost', 'lost' as const],
    ['its answer is 503', { status: 503, body: '' }],
    ['its answer is 422', { status: 422, body: '' }],
    ['its answer cannot be read', unreadable],
    [
      'its answer is a document type',
      { status: 200, body: '<!DOCTYPE a [<!ENTITY x "x">]><xmlszamlavalasz><sikeres>true</sikeres></xmlszamlavalasz>' },
    ],
    [
      'its answer has no number',
      { status: 200, body: '<xmlszamlavalasz><sikeres>true</sikeres><szamlabrutto>26669</szamlabrutto></xmlszamlavalasz>' },
    ],
    ['it says it is down', { status: 200, body: '', headers: { szlahu_down: 'true' } }],
  ])('when %s', async (_what, misbehaviour) => {
    const order = orderOf()
    fake.misbehave = () => misbehaviour
    expect(await outcomeOf(szamlazz.issue(order, false))).toBe('INVOICE_PROVIDER_AWAY')
    fake.misbehave = undefined
    expect(await szamlazz.issue(order, true)).toMatchObject({ number: 'TESZT-2026-1', pdf: null })
    expect(await szamlazz.issue(order, true)).toMatchObject({ number: 'TESZT-2026-1' })
    expect(fake.documents).toHaveLength(1)
    expect(actions()).toEqual(['issue', 'find', 'find'])
  })

  test('when its answer does not come in time', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const end = new AbortController()
      setTimeout(() => end.abort(), 300)
      return end.signal
    })
    const order = orderOf()
    fake.misbehave = () => 'held'
    expect(await outcomeOf(szamlazz.issue(order, false))).toBe('INVOICE_PROVIDER_AWAY')
    expect(timeout).toHaveBeenCalledWith(45_000)
    timeout.mockRestore()
    fake.misbehave = undefined
    expect(await szamlazz.issue(order, true)).toMatchObject({ number: 'TESZT-2026-1' })
    expect(fake.documents).toHaveLength(1)
  })

  test('when nothing came of it the first time, it is issued the second', async () => {
    const order = orderOf()
    fake.refuse = () => ({ status: 500, body: '' })
    expect(await outcomeOf(szamlazz.issue(order, false))).toBe('INVOICE_PROVIDER_AWAY')
    fake.refuse = undefined
    expect(await szamlazz.issue(order, true)).toMatchObject({ number: 'TESZT-2026-1' })
    expect(actions()).toEqual(['issue', 'find', 'issue'])
  })

  test('nothing is issued while it cannot be asked what there is', async () => {
    fake.refuse = (action) => (action === 'find' ? { status: 502, body: '' } : undefined)
    expect(await outcomeOf(szamlazz.issue(orderOf(), true))).toBe('INVOICE_PROVIDER_AWAY')
    expect(fake.documents).toHaveLength(0)
  })

  test('when it says no to what it has issued: not signed, or asked for twice', async () => {
    const order = orderOf()
    fake.misbehave = ({ action, answer }) =>
      action === 'issue'
        ? { ...answer, body: '<xmlszamlavalasz><sikeres>false</sikeres><hibakod>55</hibakod><hibauzenet>Aláírás</hibauzenet></xmlszamlavalasz>' }
        : undefined
    expect(await szamlazz.issue(order, false)).toMatchObject({ number: 'TESZT-2026-1' })
    fake.misbehave = undefined
    // The same key with other content is refused by its reference, and is there.
    expect(await szamlazz.issue({ ...order, dueOn: '2026-12-06' }, false)).toMatchObject({ number: 'TESZT-2026-1' })
    expect(actions()).toEqual(['issue', 'find', 'issue', 'find'])
    expect(fake.documents).toHaveLength(1)
  })

  test('a storno, whose answer is lost', async () => {
    const { number } = await szamlazz.issue(orderOf(), false)
    const storno = orderOf({ kind: 'storno', about: about(number) })
    fake.misbehave = () => 'lost'
    expect(await outcomeOf(szamlazz.cancel(storno, false))).toBe('INVOICE_PROVIDER_AWAY')
    fake.misbehave = undefined
    expect(await szamlazz.cancel(storno, true)).toMatchObject({ number: 'TESZT-2026-2' })
    expect(fake.documents).toHaveLength(2)
  })

  test('a PDF that is none, or of another document, is asked for again', async () => {
    const { number } = await szamlazz.issue(orderOf(), false)
    fake.misbehave = ({ answer }) => ({ ...answer, body: answer.body.replace(/<pdf>[\s\S]*<\/pdf>/, '<pdf>SGliYQ==</pdf>') })
    expect(await outcomeOf(szamlazz.pdf(orderOf(), number))).toBe('INVOICE_PROVIDER_AWAY')
    expect(await szamlazz.issue(orderOf(), false)).toMatchObject({ pdf: null })
    fake.misbehave = ({ answer }) => ({ ...answer, body: answer.body.replace(number, 'MASIK-1') })
    expect(await outcomeOf(szamlazz.pdf(orderOf(), number))).toBe('INVOICE_PROVIDER_AWAY')
  })

  test('an answer without an end is not read to it', async () => {
    fake.misbehave = () => ({ status: 200, body: ' '.repeat(5_000_001) })
    expect(await outcomeOf(szamlazz.issue(orderOf(), false))).toBe('INVOICE_PROVIDER_AWAY')
  })
})

describe('a person must look', () => {
  test('when the key is wrong: nothing is issued, and the key is not told', async () => {
    const stranger = providerAt({ ...szamlazzSettings(fake.url), SZAMLAZZ_AGENT_KEY: 'idegen-kulcs' })
    for (const isRepeated of [false, true])
      expect(await outcomeOf(stranger.issue(orderOf(), isRepeated))).toBe('INVOICE_PROVIDER_REFUSED 3: Bejelentkezési hiba')
    fake.refuse = () => ({ status: 401, body: '' })
    expect(await outcomeOf(szamlazz.issue(orderOf(), false))).toBe('INVOICE_PROVIDER_REFUSED HTTP 401')
    expect(fake.documents).toHaveLength(0)
  })

  test('when it refuses what is asked for, with its reason; from the headers where it stands there only', async () => {
    const no = { status: 200, body: '', headers: { szlahu_error_code: '136', szlahu_error: 'Lej%C3%A1rt+el%C5%91fizet%C3%A9s' } }
    fake.refuse = (action) => (action === 'issue' ? no : undefined)
    expect(await outcomeOf(szamlazz.issue(orderOf(), false))).toBe('INVOICE_PROVIDER_REFUSED 136: Lejárt előfizetés')
    expect(fake.documents).toHaveLength(0)
  })

  test('not while it is being maintained: that passes', async () => {
    fake.refuse = () => ({ status: 200, body: '<xmlszamlavalasz><sikeres>false</sikeres><hibakod>1</hibakod></xmlszamlavalasz>' })
    expect(await outcomeOf(szamlazz.issue(orderOf(), false))).toBe('INVOICE_PROVIDER_AWAY')
    expect(await outcomeOf(szamlazz.pdf(orderOf(), 'TESZT-2026-1'))).toBe('INVOICE_PROVIDER_AWAY')
  })

  test('when it has issued another amount, and it is not issued again', async () => {
    const order = orderOf({ gross: 26_670 })
    for (const isRepeated of [false, true, true])
      expect(await outcomeOf(szamlazz.issue(order, isRepeated))).toBe('INVOICE_PROVIDER_REFUSED TESZT-2026-1: 26669 ≠ 26670 HUF')
    expect(fake.documents).toHaveLength(1)
  })

  test('when what it has by our key was cancelled there, or is something else', async () => {
    const order = orderOf()
    const { number } = await szamlazz.issue(order, false)
    const [document] = fake.documents
    if (document) document.isCancelled = true
    expect(await outcomeOf(szamlazz.issue(order, true))).toBe(`INVOICE_PROVIDER_REFUSED ${number}: sztornozott`)
    expect(await outcomeOf(szamlazz.issue({ ...order, kind: 'proforma' }, true))).toBe(`INVOICE_PROVIDER_REFUSED ${number}: SZ`)
  })

  test('when a storno cancels nothing: it answers a proforma with itself', async () => {
    const { number } = await szamlazz.issue(orderOf({ kind: 'proforma' }), false)
    expect(await outcomeOf(szamlazz.cancel(orderOf({ kind: 'storno', about: about(number) }), false))).toContain('INVOICE_PROVIDER_REFUSED')
    expect(fake.documents).toHaveLength(1)
  })
})
