import { afterAll, beforeAll, expect, test } from 'vitest'
import { budapestDay } from '#calendar/calendar.ts'
import { type LifecycleAction, stepOfLife } from '#requests/lifecycle.ts'
import { buybackOrder, sendBuyback, wellKept } from './buyback-orders.ts'
import { insertReturnFee } from './insert-invoice.ts'
import type { Workbench } from './job-context.ts'
import { workbench } from './job-context.ts'
import { bringIn } from './lifecycle/commands.ts'
import { make } from './lifecycle/primary.ts'
import { type Answer, type Beginning, createWorld, type Employees, endWorld, hireEverybody, type World } from './lifecycle/world.ts'
import { sessionOf } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'
import { runClockJob, versionOf } from './quote-desk.ts'
import { arrivalBody } from './workshop-desk.ts'

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

/** What is done, whose emails it brings. */
type Act = readonly [what: string, act: (world: World) => unknown, written: readonly string[]]
const moved = (move: string, written: readonly string[]): Act => [
  move,
  async (world) => {
    const { status, body } = await make(world, move)
    expect(status, `${move} ${JSON.stringify(body)}`).toBe(200)
  },
  written,
]
/** @param move as the lives name it; what is written of it stands in the row of the table. */
const asTheRowSays = (move: string, row: LifecycleAction): Act =>
  moved(
    move,
    stepOfLife(row).emails.filter((kind) => kind !== 'quotes.mailInsurer'),
  )
const same = (...steps: LifecycleAction[]): Act[] => steps.map((step) => asTheRowSays(step, step))
const byClock = (job: string, days: number, written: readonly string[]): Act => [
  `${job} after ${days} days`,
  async (world) => {
    world.wait(24 * days)
    await runClockJob(portal, job)
  },
  written,
]
/** Several runs in one day, of which the first finds what is to be done. */
const again = (job: string): Act => byClock(job, 0, [])
const collected: Act = [
  'the courier takes it',
  ({ requestId, now }) =>
    portal.db
      .updateTable('shipments')
      .set({ collectedAt: now(), status: 'IN_TRANSIT' })
      .where('requestId', '=', requestId)
      .where('endedAt', 'is', null)
      .execute(),
  [],
]
/** A fee nobody pays keeps the device here from that day on. */
const unpaidFee: Act = [
  'a fee falls due',
  async ({ requestId, now }) => {
    await portal.db.updateTable('requests').set({ status: 'INVOICE_DONE', outcome: 'NO_FAULT', readyAt: now() }).where('id', '=', requestId).execute()
    await insertReturnFee(portal.db, requestId, 'NO_FAULT', { dueOn: budapestDay(now()) })
  },
  [],
]

/** Each act writes what it names to this customer, once, and each email leads to the request. */
async function live(world: World, customer: string, acts: readonly Act[]) {
  const written = async () => (await portal.emails()).filter(({ recipient }) => recipient === customer)
  for (const [what, act, expected] of acts) {
    const before = (await written()).length
    await act(world)
    const fresh = (await written()).slice(before).filter(({ kind }) => !byItself.includes(kind))
    expect(
      fresh.map(({ kind }) => kind),
      what,
    ).toEqual(expected)
    for (const { kind, plain } of fresh) expect(plain, kind).toMatch(/\/(igeny-reszletei|ertekeles)\/[\w-]{20,}/)
  }
}

test.each<[string, Partial<Beginning>, readonly Act[]]>([
  [
    'a paid repair',
    { warrantyTypeId: 2 },
    [
      ...same('orderPickup', 'receiveDevice', 'sendQuote'),
      asTheRowSays('accept', 'acceptQuote'),
      ...same('finishRepair', 'orderDelivery', 'ship', 'handBack'),
    ],
  ],
  [
    'a quote that is renewed, refused and written anew',
    { warrantyTypeId: 2, arrived: true },
    [
      ...same('sendQuote'),
      asTheRowSays('sendQuote', 'reviseQuote'),
      asTheRowSays('reject', 'rejectQuote'),
      asTheRowSays('returnUnrepaired', 'finishWithoutRepair'),
      asTheRowSays('sendQuote', 'quoteAgain'),
    ],
  ],
  [
    'a warranty repair whose delivery fails',
    { warrantyTypeId: 1, arrived: true },
    // The courier sets out again with the same parcel, as the email of the failure said.
    [...same('finishRepair', 'orderDelivery', 'cancelDelivery', 'orderDelivery', 'ship', 'failDelivery'), moved('ship', []), ...same('handBack')],
  ],
  [
    'a parcel that comes back without a word of its courier',
    { warrantyTypeId: 1, arrived: true },
    same('finishRepair', 'orderDelivery', 'ship', 'receiveParcelBack', 'orderDelivery'),
  ],
  ['an insurance repair whose insurer pays all', { warrantyTypeId: 3, arrived: true }, same('askInsurer', 'insurerAccepts', 'finishRepair')],
  ['an insurance repair whose insurer pays a part', { warrantyTypeId: 3, arrived: true }, same('askInsurer', 'insurerAcceptsInPart')],
  ['an insurance repair whose insurer pays nothing', { warrantyTypeId: 3, arrived: true }, same('askInsurer', 'insurerRefuses')],
  [
    'a quote nobody answers',
    { arrived: true },
    [
      moved('sendQuote', ['quotes.mailQuoteReady']),
      byClock('quotes.expireOverdue', 60, ['quotes.mailExpired']),
      again('quotes.expireOverdue'),
      moved('returnUnrepaired', ['workshop.mailReturned']),
    ],
  ],
  [
    'an expert report nobody answers',
    { arrived: true, warrantyTypeId: 1 },
    [
      moved('issueReport', ['quotes.mailReportIssued']),
      byClock('quotes.expireOverdue', 60, ['quotes.mailReportDecided']),
      again('quotes.expireOverdue'),
    ],
  ],
  [
    'an expert report that is refused',
    { arrived: true, warrantyTypeId: 1 },
    [moved('issueReport', ['quotes.mailReportIssued']), moved('rejectReport', ['quotes.mailReportDecided'])],
  ],
  ['a parcel lost on its way in', {}, [moved('orderPickup', []), collected, moved('declareLost', ['courier.mailLost'])]],
  [
    'a parcel lost on its way back',
    { arrived: true, warrantyTypeId: 1 },
    [
      moved('finishRepair', ['workshop.mailFinished']),
      moved('orderDelivery', []),
      moved('ship', ['courier.mailDeviceShipped']),
      moved('declareLost', ['courier.mailLost']),
    ],
  ],
  [
    'a device nobody takes over',
    { arrived: true },
    [
      unpaidFee,
      byClock('abandonedDevices.remind', 14, ['abandonedDevices.mailNotice']),
      again('abandonedDevices.remind'),
      byClock('abandonedDevices.remind', 31, ['abandonedDevices.mailNotice']),
      byClock('abandonedDevices.remind', 30, ['abandonedDevices.mailNotice']),
      byClock('abandonedDevices.remind', 16, []),
      moved('declareAbandoned', ['abandonedDevices.mailAbandoned']),
    ],
  ],
])('of %s the customer is written once for each step', { timeout: 60_000 }, async (_, about, acts) => {
  const world = await createWorld(portal, bench, employees, {
    arrived: false,
    warrantyTypeId: 2,
    repairCostLimit: null,
    streetNumber: '43',
    ...about,
  })
  try {
    if (about.arrived) await bringIn(world)
    const email = `elet${world.requestId}@pelda.hu`
    await portal.db.updateTable('requests').set({ email }).where('id', '=', world.requestId).execute()
    await live(world, email, acts)
  } finally {
    await endWorld(world)
  }
})

// A device that is sold to us; the steps are calls of its own slice.
test.each<[string, (sale: Sale) => readonly Act[]]>([
  [
    'accepted and paid',
    ({ answer, atDesk }) => [
      ['accepted', () => answer(true), ['buyback.mailAccepted']],
      ['paid', () => atDesk('buyback-payout', { paidOn: '2026-11-23' }), ['buyback.mailPaid']],
    ],
  ],
  ['declined', ({ answer }) => [['declined', () => answer(false), ['buyback.mailReturned']]]],
  ['left unanswered', () => [byClock('buyback.expireOffers', 30, ['buyback.mailReturned']), again('buyback.expireOffers')]],
])('of an offer for a device that is %s the customer is written once for each step', { timeout: 60_000 }, async (_, onwards) => {
  const world = await createWorld(portal, bench, employees, { arrived: false, warrantyTypeId: 2, repairCostLimit: null, streetNumber: '43' })
  try {
    const email = `elado${world.requestId}@pelda.hu`
    const { body } = await sendBuyback(portal, await buybackOrder(portal, { email }))
    const id: number = body.data.crmRequestId
    await portal.jobsDone()
    await live(world, email, [
      ['received', () => receiveSold(world, id), ['workshop.mailArrived']],
      ['offered', () => saleOf(world, id).atDesk('buyback-offer', { found: wellKept, price: 83_500, reason: '' }), ['buyback.mailOffer']],
      ...onwards(saleOf(world, id)),
    ])
  } finally {
    await endWorld(world)
  }
})

type Sale = ReturnType<typeof saleOf>
function saleOf(world: World, id: number) {
  const path = `customer-requests/${id}`
  const asked = (answer: Answer) => expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return {
    atDesk: async (what: string, body: object) =>
      asked(await world.asEmployee('vezeto')('POST', `${path}/${what}`, { version: await versionOf(portal, id), ...body })),
    answer: async (accepted: boolean) => {
      const session = await sessionOf(portal.db, { kind: 'tracking', requestId: id }, world.now())
      const { texts } = (await portal.call('GET', `/api/${path}/buyback`, { session })).body.data.buyback
      const declared = { declarations: { sellerOwns: true }, textVersions: { sellerOwns: texts.sellerOwns.id, sellDevice: texts.sellDevice.id } }
      asked(await portal.call('PUT', `/api/${path}/buyback-user-accept`, { session, body: { accepted, ...declared } }))
    },
  }
}

async function receiveSold(world: World, id: number) {
  const checks = { ...arrivalBody().checks, locator: { finding: 'fine', note: '' } }
  const body = { version: await versionOf(portal, id), ...arrivalBody({ checks }) }
  expect((await world.asEmployee('atvevo')('POST', `customer-requests/${id}/arrival`, body, [])).status).toBe(200)
}
