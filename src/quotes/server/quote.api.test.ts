import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sessionOf } from '#testing/people.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import { acceptance, answer, arrived, employeeWith, line, lines, sendQuote, statusOf, versionOf } from '#testing/quote-desk.ts'

type Session = { token: string; cookie: string }
let portal: TestPortal
let technician: Session & { accountId: number }
beforeAll(async () => {
  portal = await startPortal()
  technician = await employeeWith(portal, 'quote.edit', 'quote.send')
})
afterAll(() => portal.stop())
beforeEach(() => portal.setNow('2026-11-23T08:00:00Z'))

const url = (id: number, rest: string) => `/api/customer-requests/${id}/${rest}`
const draft = async (id: number) => (await portal.call('GET', url(id, 'quote-draft'), { session: technician })).body
const save = (id: number, body: object) => portal.call('PUT', url(id, 'quote-draft'), { session: technician, body })
const send = (id: number, body: object) => portal.call('POST', url(id, 'quote'), { session: technician, body })
const customerOf = (id: number) => sessionOf(portal.db, { kind: 'tracking', requestId: id })
const seen = async (id: number, session?: Session) =>
  (await portal.call('GET', url(id, 'quote'), { session: session ?? (await customerOf(id)) })).body.data

describe('the draft', () => {
  test('begins with the transport of a paid repair, and is saved revision by revision', async () => {
    const id = await arrived(portal)
    expect((await draft(id)).data).toEqual({
      version: 1,
      revision: 0,
      lines: [
        { kind: 'delivery', description: 'Elszállítás és visszaszállítás futárral', quantity: 1, netUnit: 3561, choice: 'always', group: null },
      ],
      note: '',
      expected: null,
      aboveEstimateReason: '',
      quoteVersion: 1,
      repairCostLimit: null,
      isConsumer: true,
      ifSentToday: { lastDay: '2026-12-18', certain: true },
      may: { edit: true, send: true },
    })
    expect((await save(id, { revision: 0, lines: [line()], note: 'Első' })).body.data).toEqual({ revision: 1 })
    expect((await save(id, { revision: 1, lines, note: 'Második' })).body.data).toEqual({ revision: 2 })
    expect((await draft(id)).data).toMatchObject({ revision: 2, lines, note: 'Második' })
    expect(await seen(id)).toEqual({ version: 1, quote: null })
  })

  test('is not overwritten by whoever looked at an older one', async () => {
    const id = await arrived(portal)
    await save(id, { revision: 0, lines: [line()] })
    for (const revision of [0, 2]) expect((await save(id, { revision, lines: [] })).body).toMatchObject({ status: 409, code: 'STATE_MOVED_ON' })
    const racing = await Promise.all(Array.from({ length: 4 }, () => save(id, { revision: 1, lines })))
    expect(racing.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  test.each([
    ['before the device is here', { status: 'DELIVERY_IN_ORDERED' as const }],
    ['after the repair', { status: 'PRODUCT_LEFT_THE_SERVICE' as const }],
    ['of a closed request', { closedAt: Temporal.Instant.from('2026-11-23T07:00:00Z'), outcome: 'CANCELLED' as const }],
  ])('cannot be written %s', async (_when, row) => {
    expect((await save(await arrived(portal, row), { revision: 0, lines })).body.code).toBe('STATE_MOVED_ON')
  })

  test('says what is wrong with a line', async () => {
    const { body } = await save(await arrived(portal), { revision: 0, lines: [line({ quantity: 0 })] })
    expect(body).toMatchObject({ status: 422, fields: [{ path: 'lines.0.quantity', code: 'QUOTE_FIGURE' }] })
  })
})

describe('sending', () => {
  test('makes the draft the version that counts until the end of the twentieth working day', async () => {
    const id = await arrived(portal)
    expect(await sendQuote(portal, technician, id)).toEqual({
      version: 2,
      quoteVersion: 1,
      validUntil: '2026-12-18T22:59:59.999Z',
      lastDay: '2026-12-18',
      certain: true,
      acceptedByLimit: false,
    })
    expect(await statusOf(portal, id)).toBe('QUOTE_DONE')
    const { quote } = await seen(id)
    expect(quote).toMatchObject({
      version: 1,
      status: 'sent',
      daysLeft: 25,
      cheapest: { net: 40_561, vat: 10_951, gross: 51_512 },
      dearest: { net: 57_561, vat: 15_541, gross: 73_102 },
      fees: { inspection: 6990, logistics: 4522, total: 11_512, totalInCash: 11_510 },
      isConsumer: true,
      decision: null,
      may: { decide: true, decideOnBehalf: false },
      texts: { orderToPay: { text: 'Fizetési kötelezettséggel járó megrendelés' } },
    })
    expect(quote.lines[1]).toMatchObject({ netUnit: 3561, net: 3561, vat: 961, gross: 4522 })
    const history = await portal.db
      .selectFrom('requestHistory')
      .select(['step', 'code', 'byAccountId'])
      .where('requestId', '=', id)
      .orderBy('id', 'desc')
      .execute()
    expect(history[0]).toEqual({ step: 'sendQuote', code: 30, byAccountId: technician.accountId })
  })

  test('needs a line that cannot be left out', async () => {
    const id = await arrived(portal)
    expect((await send(id, { version: 1, revision: 0 })).body).toMatchObject({ status: 422, code: 'QUOTE_EMPTY' })
    for (const of of [[], [line({ choice: 'optional' })]]) {
      const revision = (await draft(id)).data.revision
      await save(id, { revision, lines: of })
      expect((await send(id, { version: 1, revision: revision + 1 })).body.code).toBe('QUOTE_EMPTY')
    }
    expect(await statusOf(portal, id)).toBe('ARRIVED')
  })

  test('is of what the employee saw', async () => {
    const id = await arrived(portal)
    await save(id, { revision: 0, lines })
    for (const body of [
      { version: 2, revision: 1 },
      { version: 1, revision: 2 },
    ])
      expect((await send(id, body)).body).toMatchObject({ status: 409, code: 'STATE_MOVED_ON' })
    const racing = await Promise.all(Array.from({ length: 4 }, () => send(id, { version: 1, revision: 1 })))
    expect(racing.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  test.each([1, 3])(
    'of a repair of type %i waits for the accepted expert report; what an insurer is asked is written before',
    async (warrantyTypeId) => {
      const id = await arrived(portal, { warrantyTypeId })
      expect((await draft(id)).data.may).toEqual({ edit: warrantyTypeId === 3, send: false })
      await save(id, { revision: 0, lines })
      expect((await send(id, { version: 1, revision: 1 })).body).toMatchObject({ status: 409, code: 'QUOTE_NOT_POSSIBLE' })
    },
  )

  test('a sent quote stays as it was sent', async () => {
    const id = await arrived(portal)
    await sendQuote(portal, technician, id)
    await expect(portal.db.updateTable('quoteLines').set({ netUnit: 1 }).execute()).rejects.toThrow('never changed')
    await expect(portal.db.deleteFrom('quoteLines').execute()).rejects.toThrow('never changed')
  })

  test('a new version takes the place of an accepted one, and the customer decides anew', async () => {
    const id = await arrived(portal)
    const customer = await customerOf(id)
    await sendQuote(portal, technician, id)
    const first = await acceptance(portal, customer, id)
    expect((await answer(portal, customer, id, first)).status).toBe(200)
    expect((await draft(id)).data).toMatchObject({ revision: 0, lines, quoteVersion: 2 })
    expect(await sendQuote(portal, technician, id, [line()])).toMatchObject({ quoteVersion: 2, version: 4 })
    expect(await statusOf(portal, id)).toBe('QUOTE_DONE')
    expect((await answer(portal, customer, id, first)).body).toMatchObject({ status: 409, code: 'STATE_MOVED_ON' })
    expect((await answer(portal, customer, id, await acceptance(portal, customer, id))).status).toBe(200)
    const versions = await portal.db.selectFrom('quotes').select(['version', 'status']).where('requestId', '=', id).orderBy('version').execute()
    expect(versions).toEqual([
      { version: 1, status: 'void' },
      { version: 2, status: 'accepted' },
    ])
    const evidence = await portal.db
      .selectFrom('quoteDecisions')
      .innerJoin('quotes', 'quotes.id', 'quoteId')
      .select('version')
      .where('requestId', '=', id)
      .execute()
    expect(evidence.map(({ version }) => version).toSorted()).toEqual([1, 2])
  })
})

describe('within the cost limit', () => {
  test.each([
    [51_512, true],
    [51_511, false],
  ])('of %i Ft, a quote that costs 51,512 Ft at least: accepted by itself is %s', async (repairCostLimit, accepted) => {
    const id = await arrived(portal, { repairCostLimit })
    const sent = await sendQuote(portal, technician, id)
    expect(sent).toMatchObject({ acceptedByLimit: accepted, version: accepted ? 3 : 2 })
    expect(await versionOf(portal, id)).toBe(sent.version)
    expect(await statusOf(portal, id)).toBe(accepted ? 'QUOTE_ACCEPTED' : 'QUOTE_DONE')
    if (!accepted) return
    const { quote } = await seen(id)
    expect(quote.decision).toMatchObject({ quoteAcceptedStatus: true, channel: 'costLimit', totals: { gross: 51_512 } })
    expect(quote.decision.chosenLineIds).toHaveLength(3)
  })
})
