import { expect, test } from 'vitest'
import type { Actor } from '#accounts/who.ts'
import type { Report } from '../report.ts'
import { countedInTurn } from './count-in-turn.ts'
import type { Asking } from './figures/asked.ts'

const account = (accountId: number): Actor => ({ kind: 'account', accountId, customerType: 'CUSTOMER', company: null }) as unknown as Actor
const reference = {}
const caller = (over: Partial<Asking> = {}) =>
  ({ actor: account(1), language: 'hu', now: Temporal.Instant.from('2026-11-23T09:00:00Z'), reference, ...over }) as Asking

type Asked = { readonly from: string; readonly format?: 'csv' }

/** A report that ends when it is let. */
function slowReport() {
  const ends: (() => void)[] = []
  const report = { report: 'requestList', from: '2026-11-01', to: '2026-11-30', rows: [], next: null } as Report
  const count = countedInTurn((_ctx: Asking, _asked: Asked) => new Promise<Report>((resolve) => ends.push(() => resolve(report))))
  return { count, begun: () => ends.length, endAll: () => ends.splice(0).map((end) => end()) }
}
const turns = () => new Promise((resolve) => setImmediate(resolve))

test('the same report is counted once for everybody who waits for it, and anew afterwards', async () => {
  const { count, begun, endAll } = slowReport()
  const waiting = [count(caller(), { from: '2026-11-01' }), count(caller(), { from: '2026-11-01' })]
  await turns()
  expect(begun()).toBe(1)
  endAll()
  await Promise.all(waiting)
  const anew = count(caller(), { from: '2026-11-01' })
  await turns()
  expect(begun()).toBe(1)
  endAll()
  await anew
})

test.each<[string, Partial<Asking>, { from: string }]>([
  ['somebody else’s requests', { actor: account(2) }, { from: '2026-11-01' }],
  ['another language', { language: 'de' }, { from: '2026-11-01' }],
  ['another day', { now: Temporal.Instant.from('2026-11-24T09:00:00Z') }, { from: '2026-11-01' }],
  ['another period', {}, { from: '2026-11-02' }],
  ['another portal of the process', { reference: {} as Asking['reference'] }, { from: '2026-11-01' }],
])('%s are counted for themselves', async (_what, over, asked) => {
  const { count, begun, endAll } = slowReport()
  const waiting = [count(caller(), { from: '2026-11-01' }), count(caller(over), asked)]
  await turns()
  expect(begun()).toBe(2)
  endAll()
  await Promise.all(waiting)
})

test('two are counted at a time, thirty wait, and one more is asked to come again', async () => {
  const { count, begun, endAll } = slowReport()
  const days = Array.from({ length: 33 }, (_, day) => ({ from: `day ${day}` }))
  const ended = Promise.allSettled(days.map((asked) => count(caller(), asked)))
  await turns()
  expect(begun()).toBe(2)
  for (let n = 0; n < 20; n++) {
    endAll()
    await turns()
  }
  const [last, ...others] = (await ended).toReversed()
  expect(last).toMatchObject({ status: 'rejected', reason: { code: 'OVERLOADED' } })
  expect(others.every(({ status }) => status === 'fulfilled')).toBe(true)
})
