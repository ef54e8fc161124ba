import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindOfStorage } from '#abandoned-devices/server/remind-of-storage.ts'
import type { Workbench } from './job-context.ts'
import { workbench } from './job-context.ts'
import { bringIn, commands, type Model, tally } from './lifecycle/commands.ts'
import { comesOf, mainButtons, make, press } from './lifecycle/primary.ts'
import { type Beginning, createWorld, type Employees, endWorld, hireEverybody, readFacts, type World } from './lifecycle/world.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { fc } from './random-runs.ts'

// The life of a repair under random hands: customers, employees of every post, couriers and the clock do what they may and what they
// may not, alone and at once. `LONG=1` makes it thousands of lives, `LIVES=300` as many as are asked for. Afterwards the table of steps must explain every row of history
// (lifecycle/replay.ts), and the rules what came of every call (lifecycle/moves.ts).
const lives = Number(process.env.LIVES ?? (process.env.LONG ? 3000 : 60))

let portal: TestPortal
let bench: Workbench
let employees: Employees
beforeAll(async () => {
  // Jobs are run by the commands, so that they too come at a random time.
  portal = await startPortal({ ROLE: 'web' })
  bench = await workbench(portal)
  employees = await hireEverybody(portal)
  await portal.db.updateTable('pickupCapacity').set({ capacity: 1_000_000 }).execute()
  await portal.settled()
})
afterAll(() => portal.stop())

const beginning: fc.Arbitrary<Beginning> = fc.record({
  arrived: fc.boolean(),
  warrantyTypeId: fc.constantFrom(1, 2, 2, 3),
  repairCostLimit: fc.constantFrom(null, null, 1000, 1_000_000),
  streetNumber: fc.constantFrom('43', '43', '13', '1313'),
})

const life = () =>
  fc.asyncProperty(beginning, commands(60), async (about, actions) => {
    const world = await createWorld(portal, bench, employees, about)
    if (about.arrived) await bringIn(world)
    const setup = async () => ({ model: { facts: await readFacts(world) } satisfies Model, real: world })
    await fc.asyncModelRun(setup, actions).finally(() => endWorld(world))
  })

// Found by the lives; by its moves, because a new move would give every seed another life: one was answered 200, the other 409.
test('two same orders of a pickup after a hold for the customer are both done', async () => {
  const world = await createWorld(portal, bench, employees, { arrived: false, warrantyTypeId: 2, repairCostLimit: null, streetNumber: '43' })
  try {
    expect((await make(world, 'holdForCustomer')).status).toBe(200)
    const answers = await Promise.all([make(world, 'orderPickup'), make(world, 'orderPickup')])
    // Whoever comes while the courier is being asked is told so.
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect((await make(world, 'orderPickup')).status).toBe(200)
  } finally {
    await endWorld(world)
  }
})

// Found by the lives: whoever had marked a repair as done too early could not take it back, because of what was invoiced when the device went back before.
test('a repair is taken back, whatever was invoiced before its device came back; what was owed then stays so', async () => {
  const world = await createWorld(portal, bench, employees, { arrived: true, warrantyTypeId: 2, repairCostLimit: null, streetNumber: '43' })
  try {
    await bringIn(world)
    const before = ['sendQuote', 'reject', 'returnUnrepaired', 'issueInvoice', 'orderDelivery', 'ship', 'receiveParcelBack']
    for (const move of [...before, 'sendQuote', 'accept', 'finishRepair']) expect((await make(world, move)).status, move).toBe(200)
    const duties = () =>
      portal.db.selectFrom('charges').select(['reason', 'voidedAt']).where('requestId', '=', world.requestId).orderBy('id').execute()
    const owedBefore = await duties()
    expect((await make(world, 'undo')).status).toBe(200)
    expect(await duties()).toEqual(owedBefore)
    expect((await make(world, 'finishRepair')).status).toBe(200)
    expect((await make(world, 'issueInvoice')).status).toBe(200)
    expect((await make(world, 'undo')).status).toBe(409)
  } finally {
    await endWorld(world)
  }
})

test(`${lives} lives of a repair`, { timeout: lives * 5000 }, async () => {
  await fc.assert(life(), { numRuns: lives, endOnFailure: true })
  if (lives > 60) console.log(JSON.stringify(tally))
  expect(tally.contested).toBeGreaterThan(lives / 10)
  // What is held beside the rows is what the rows say (decision 163).
  const { rows } = await sql`select id, hold_reason, reason from requests full join held_requests on request_id = id
    where hold_reason is distinct from reason`.execute(portal.db)
  expect(rows).toEqual([])
})

/** Takes the parcel on its way in away from the customer, and from everybody. */
const collect = ({ portal: { db }, requestId, now }: World) =>
  db.updateTable('shipments').set({ collectedAt: now() }).where('requestId', '=', requestId).where('endedAt', 'is', null).execute()

/** Nobody does anything for some days; the clock writes to whoever leaves a device here. */
async function leave({ wait, bench, now }: World, days: number) {
  wait(24 * days)
  await remindOfStorage(bench.at(now().toString()))
}

const paid = { warrantyTypeId: 2 } as const
const main = 'main' as const

// Each life goes by its main buttons, or leaves them where one is named, and sees every situation of `docs/every-state.md` a repair can be in.
test.each<[string, Partial<Beginning>, readonly (string | typeof main | ((world: World) => unknown))[], readonly string[]]>([
  [
    'a paid repair',
    paid,
    [main, main, main, main, main, main, main, main, main],
    ['orderPickup', 'receiveDevice', 'sendQuote', 'acceptQuote', 'finishRepair', 'issueInvoice', 'orderDelivery', 'ship', 'handBack'],
  ],
  [
    'a refused quote, an order to the courier that was cancelled and a delivery that failed',
    { ...paid, arrived: true },
    [main, 'reject', main, main, main, 'cancelDelivery', main, main, 'failDelivery', main, main],
    ['sendQuote', 'finishWithoutRepair', 'issueInvoice', 'orderDelivery', 'orderDelivery', 'ship', 'ship', 'handBack'],
  ],
  [
    'a warranty repair whose parcel the courier has taken',
    { warrantyTypeId: 1 },
    [main, collect, main, main, main, main, main],
    ['orderPickup', 'receiveDevice', 'finishRepair', 'orderDelivery', 'ship', 'handBack'],
  ],
  ['a warranty repair with a report', { warrantyTypeId: 1, arrived: true }, ['issueReport', main], ['finishRepair']],
  [
    'a report that was accepted',
    { warrantyTypeId: 3, arrived: true },
    ['issueReport', 'acceptReport', main, 'reject', 'sendQuote', main, main],
    ['sendQuote', 'acceptQuote', 'finishRepair'],
  ],
  [
    'an insurance repair whose insurer pays all',
    { warrantyTypeId: 3, arrived: true },
    [main, main, main, main],
    ['askInsurer', 'insurerAccepts', 'finishRepair', 'orderDelivery'],
  ],
  [
    'an insurance repair whose customer has an own share',
    { warrantyTypeId: 3, arrived: true },
    [main, 'insurerAcceptsInPart', main, main],
    ['askInsurer', 'acceptQuote', 'finishRepair'],
  ],
  [
    'an insurance repair whose insurer pays nothing',
    { warrantyTypeId: 3, arrived: true },
    [main, 'insurerRefuses', main, main, main],
    ['askInsurer', 'sendQuote', 'acceptQuote', 'finishRepair'],
  ],
  [
    'a parcel that came back without a word of its courier, and that nobody chose anything for',
    { warrantyTypeId: 1, arrived: true },
    [main, main, main, 'receiveParcelBack', ...([14, 31, 30, 16] as const).map((days) => (world: World) => leave(world, days)), 'declareAbandoned'],
    ['finishRepair', 'orderDelivery', 'ship'],
  ],
  [
    'a request that was booked as another kind',
    { warrantyTypeId: 1, arrived: true },
    ['correctToPaid', main, main, main],
    ['sendQuote', 'acceptQuote', 'finishRepair'],
  ],
  ['a cancelled request', paid, ['cancel'], []],
  [
    'a quote nobody answered in time',
    { ...paid, arrived: true },
    [main, (world) => world.wait(24 * 60), 'expire', main, main],
    ['sendQuote', 'finishWithoutRepair', 'issueInvoice'],
  ],
])('the main buttons of %s are never refused', { timeout: 60_000 }, async (_, about, path, pressed) => {
  const world = await createWorld(portal, bench, employees, {
    arrived: false,
    warrantyTypeId: 2,
    repairCostLimit: null,
    streetNumber: '43',
    ...about,
  })
  try {
    if (about.arrived) await bringIn(world)
    const said: string[] = []
    for (const next of path) {
      const { status, main: step, all } = await mainButtons(world)
      for (const one of all) expect(await comesOf(world, one), `${status}: ${one}`).toBe('done')
      if (typeof next === 'function') await next(world)
      else if (next === main && step === null) expect.fail(`${status} has no main button`)
      else if (next === main && step !== null) {
        const answer = await press(world, step)
        expect(answer.status, `${status}: ${step} ${JSON.stringify(answer.body)}`).toBe(200)
        said.push(step)
      } else expect((await make(world, next)).status, next).toBe(200)
    }
    const { all } = await mainButtons(world)
    for (const one of all) expect(await comesOf(world, one), one).toBe('done')
    expect(said).toEqual(pressed)
  } finally {
    await endWorld(world)
  }
})
