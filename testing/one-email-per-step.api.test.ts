import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LifecycleAction, stepOfLife } from '#requests/lifecycle.ts'
import type { Workbench } from './job-context.ts'
import { workbench } from './job-context.ts'
import { bringIn } from './lifecycle/commands.ts'
import { make } from './lifecycle/primary.ts'
import { type Beginning, createWorld, type Employees, endWorld, hireEverybody } from './lifecycle/world.ts'
import { startPortal, type TestPortal } from './portal.ts'

// What a customer is written of each step: the one its row names, each with a way to the request. The
// portal runs its jobs, so whatever follows from a step by itself is counted with it.

let portal: TestPortal
let bench: Workbench
let employees: Employees
beforeAll(async () => {
  portal = await startPortal()
  bench = await workbench(portal)
  employees = await hireEverybody(portal)
  await portal.db.updateTable('pickupCapacity').set({ capacity: 1_000_000 }).execute()
  await portal.settled()
})
afterAll(() => portal.stop())

/** An invoice is an event of its own, and its email carries the PDF. */
const byItself = ['invoices.mailIssued']

/** A step as the lives name it, the row of the table it is, and what is written of it where that is not what the row says. */
type Step = readonly [move: string, row: LifecycleAction, written?: readonly string[]]
const same = (...steps: LifecycleAction[]): Step[] => steps.map((step) => [step, step])

test.each<[string, Partial<Beginning>, readonly Step[]]>([
  [
    'a paid repair',
    { warrantyTypeId: 2 },
    [...same('orderPickup', 'receiveDevice', 'sendQuote'), ['accept', 'acceptQuote'], ...same('finishRepair', 'orderDelivery', 'ship', 'handBack')],
  ],
  [
    'a quote that is renewed, refused and written anew',
    { warrantyTypeId: 2, arrived: true },
    [
      ...same('sendQuote'),
      ['sendQuote', 'reviseQuote'],
      ['reject', 'rejectQuote'],
      ['returnUnrepaired', 'finishWithoutRepair'],
      ['sendQuote', 'quoteAgain'],
    ],
  ],
  [
    'a warranty repair whose delivery fails',
    { warrantyTypeId: 1, arrived: true },
    // The courier sets out again with the same parcel, as the email of the failure said.
    [...same('finishRepair', 'orderDelivery', 'cancelDelivery', 'orderDelivery', 'ship', 'failDelivery'), ['ship', 'ship', []], ...same('handBack')],
  ],
  [
    'a parcel that comes back without a word of its courier',
    { warrantyTypeId: 1, arrived: true },
    same('finishRepair', 'orderDelivery', 'ship', 'receiveParcelBack', 'orderDelivery'),
  ],
  ['an insurance repair whose insurer pays all', { warrantyTypeId: 3, arrived: true }, same('askInsurer', 'insurerAccepts', 'finishRepair')],
  ['an insurance repair whose insurer pays a part', { warrantyTypeId: 3, arrived: true }, same('askInsurer', 'insurerAcceptsInPart')],
  ['an insurance repair whose insurer pays nothing', { warrantyTypeId: 3, arrived: true }, same('askInsurer', 'insurerRefuses')],
])('of %s the customer is written once for each step', { timeout: 60_000 }, async (_, about, steps) => {
  const world = await createWorld(portal, bench, employees, {
    arrived: false,
    warrantyTypeId: 2,
    repairCostLimit: null,
    streetNumber: '43',
    ...about,
  })
  try {
    if (about.arrived) await bringIn(world)
    const { email: customer } = await portal.db.selectFrom('requests').select('email').where('id', '=', world.requestId).executeTakeFirstOrThrow()
    const written = async () => (await portal.emails()).filter(({ recipient }) => recipient === customer)
    for (const [move, row, other] of steps) {
      const before = (await written()).length
      const { status, body } = await make(world, move)
      expect(status, `${move} ${JSON.stringify(body)}`).toBe(200)
      const fresh = (await written()).slice(before).filter(({ kind }) => !byItself.includes(kind))
      const expected = other ?? stepOfLife(row).emails.filter((kind) => kind !== 'quotes.mailInsurer')
      expect(
        fresh.map(({ kind }) => kind),
        row,
      ).toEqual(expected)
      for (const { kind, plain } of fresh) expect(plain, kind).toMatch(/\/(igeny-reszletei|ertekeles)\/[\w-]{20,}/)
    }
  } finally {
    await endWorld(world)
  }
})
