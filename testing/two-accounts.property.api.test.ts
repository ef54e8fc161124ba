import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Who } from '#accounts/who.ts'
import type { Endpoint } from '#base/endpoint.ts'
import { addDocument } from '#documents/server/document-store.ts'
import { requestStatuses } from '#requests/status.ts'
import { api } from '../src/api.ts'
import { samplePdf } from './factories.ts'
import { insertInvoice } from './insert-invoice.ts'
import { insertRequest } from './insert-request.ts'
import { addAccount, sessionOf, start } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { byForm, fc } from './random-runs.ts'

// Two accounts never see each other's anything: random accounts with random requests, documents, messages, orders and addresses. Whatever one
// of them reads, with whosever numbers, nothing in the answer is marked as another's.

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

type Row = { readonly name: string; readonly endpoint: Endpoint & { readonly who: Who } }
/** What an account may ask, but for the stream, which is no answer. */
const reads: readonly Row[] = Object.entries(api).flatMap(([slice, table]) =>
  Object.entries(table)
    .map(([name, endpoint]): Row => ({ name: `${slice}.${name}`, endpoint: endpoint as Row['endpoint'] }))
    .filter(
      ({ endpoint: { method, who, transaction } }) => method === 'GET' && transaction === undefined && !['employee', 'anyone'].includes(who.kind),
    ),
)
const lists = reads.filter(({ endpoint }) => !endpoint.path.includes(':') && endpoint.shape !== 'events')
const ofOne = reads.filter(({ endpoint }) => endpoint.path.includes(':id'))

type Owner = { readonly id: number; readonly mark: string; readonly session: { token: string; cookie: string }; readonly numbers: readonly number[] }

const request = fc.record({
  status: fc.constantFrom(...requestStatuses.filter((status) => status !== 'SERVICE_DONE')),
  brandId: fc.constantFrom(7, 12),
  minutes: fc.nat(3),
  has: fc.record({ document: fc.boolean(), message: fc.boolean(), invoice: fc.boolean() }),
})

const worldsDrawn = byForm(8, 300)

let count = 0

/** Everything a person can have, each thing with the mark of its owner. */
async function addOwner(requests: readonly (typeof request extends fc.Arbitrary<infer T> ? T : never)[]): Promise<Owner> {
  const mark = `jel${++count}x${crypto.randomUUID().slice(0, 8)}`
  const { id } = await addAccount(portal.db, { email: `${mark}@test.example` })
  const session = await sessionOf(portal.db, { kind: 'account', accountId: id })
  const saved = {
    addressType: { id: 1 },
    label: mark,
    postalCode: '1134',
    city: 'Budapest',
    publicPlaceName: `${mark} út`,
    publicPlaceType: 'út',
    streetNumber: '1',
  }
  const numbers: number[] = [id]
  const address = await portal.call('POST', `/api/customers/${id}/addresses`, { session, body: saved })
  if (typeof address.body?.data?.id === 'number') numbers.push(address.body.data.id)
  for (const { status, brandId, minutes, has } of requests) {
    const about = {
      firstName: mark,
      lastName: mark,
      email: `${mark}@pelda.hu`,
      troubleDescription: mark,
      productTypeOther: mark,
      identifierTyped: mark,
    }
    const number = await insertRequest(portal.db, { ...about, accountId: id, status, brandId, receivedAt: start.subtract({ minutes }) })
    const { orderId } = await portal.db.selectFrom('requests').select('orderId').where('id', '=', number).executeTakeFirstOrThrow()
    await portal.db.updateTable('orders').set({ reference: mark }).where('id', '=', orderId).execute()
    numbers.push(number, orderId)
    if (has.document) await addOwn(number, mark)
    if (has.message)
      await portal.db
        .insertInto('requestMessages')
        .values({ requestId: number, at: start, byKind: 'customer', byAccountId: id, text: mark })
        .execute()
    if (has.invoice) await insertInvoice(portal.db, number)
  }
  return { id, mark, session, numbers }
}

const addOwn = (requestId: number, mark: string) =>
  addDocument(portal.db, {
    requestId,
    type: 'invoice',
    name: `${mark}.pdf`,
    language: 'hu',
    createdBy: 'customer',
    now: start,
    file: { key: `test/${crypto.randomUUID()}`, sha256: Buffer.alloc(32), size: samplePdf(mark).length, mediaType: 'application/pdf' },
  })

const words = ['', 'jel', 'huawei', 'samsung', 'pelda']

const asking = fc.record({
  who: fc.nat(2),
  whose: fc.nat(2),
  which: fc.nat(20),
  list: fc.constantFrom(...lists),
  one: fc.constantFrom(...ofOne),
  query: fc.record({
    text: fc.constantFrom(...words),
    state: fc.constantFrom('', 'open', 'waiting', 'closed'),
    size: fc.constantFrom(1, 2, 25),
    after: fc.boolean(),
  }),
})

test('whatever an account reads, with whosever numbers, nothing of another account is in the answer', { timeout: worldsDrawn * 15_000 }, async () => {
  const seen = { own: 0, answered: new Set<string>() }
  const property = fc.asyncProperty(
    fc.tuple(...[0, 1, 2].map(() => fc.array(request, { minLength: 1, maxLength: 3 }))),
    fc.array(asking, { minLength: 12, maxLength: 20 }),
    async (worlds, askings) => {
      const owners: Owner[] = []
      for (const requests of worlds) owners.push(await addOwner(requests))
      const at = (n: number) => owners[n] as Owner
      for (const { who, whose, which, list, one, query } of askings) {
        const [reader, subject] = [at(who), at(whose)]
        const number = subject.numbers[which % subject.numbers.length]
        const asked = new URLSearchParams({ size: String(query.size) })
        if (query.text) asked.set('text', query.text)
        if (query.state && list.name === 'tracking.listMyRequests') asked.set('state', query.state)
        if (query.after && number !== undefined) asked.set('after', String(number))
        const asks = [
          { name: list.name, path: `${list.endpoint.path}?${asked}` },
          { name: list.name, path: list.endpoint.path },
          { name: one.name, path: one.endpoint.path.replace(':id', String(number)).replaceAll(/:\w+/g, '1') },
          { name: 'tracking.showRequest', path: `/customer-requests/${number}/show` },
        ]
        for (const { name, path } of asks) {
          const answer = await portal.call('GET', `/api${path}`, { session: reader.session, language: 'hu' })
          const text = answer.bytes.toString('utf8')
          expect(answer.status, path).toBeLessThan(500)
          for (const other of owners.filter((owner) => owner !== reader)) expect(text, `${reader.mark} asks ${path}`).not.toContain(other.mark)
          if (text.includes(reader.mark)) seen.own++
          if (answer.status === 200) seen.answered.add(name)
        }
      }
    },
  )
  await fc.assert(property, { numRuns: worldsDrawn })
  // It would pass, too, if nobody were ever answered.
  expect(seen.own).toBeGreaterThan(30)
  expect([...seen.answered]).toEqual(expect.arrayContaining(['tracking.listMyRequests', 'tracking.showRequest', 'orders.listOrders']))
})
