import { sql } from 'kysely'
import { type Post, permissionPresets } from '#accounts/permission-presets.ts'
import type { PermissionKey } from '#accounts/who.ts'
import { insertRequest } from '../insert-request.ts'
import type { Workbench } from '../job-context.ts'
import { addAccount, sessionOf, start } from '../people.ts'
import type { CallAnswer, TestPortal } from '../portal.ts'
import { requestSummary } from '../request-summary.ts'
import type { HistoryRow } from './replay.ts'

type Session = { token: string; cookie: string }
export const posts = Object.keys(permissionPresets) as Post[]
export type Employees = Readonly<Record<Post, number>>

/** One employee for each post of the house. */
export async function hireEverybody({ db }: TestPortal): Promise<Employees> {
  const hired: [Post, number][] = []
  for (const post of posts) hired.push([post, (await addAccount(db, { customerType: 'EMPLOYEE', permissionKeys: permissionPresets[post] })).id])
  return Object.fromEntries(hired) as Employees
}

export const postsWith = (key: PermissionKey): Post[] => posts.filter((post) => permissionPresets[post].includes(key))

/** What a request begins with; `arrived`: its device is in the workshop. */
export type Beginning = { arrived: boolean; warrantyTypeId: 1 | 2 | 3; repairCostLimit: number | null; streetNumber: '43' | '13' | '1313' }

/** What an answer is judged by. */
export type Answer = Pick<CallAnswer, 'status' | 'body'>

/** With `files`, as a form with files sends it. */
export type Call = (method: string, path: string, body?: object, files?: readonly []) => Promise<CallAnswer>

/** One request, the people around it, and their clock. */
export type World = {
  portal: TestPortal
  bench: Workbench
  employees: Employees
  requestId: number
  now: () => Temporal.Instant
  /** Moves the clock of everybody. Sessions end in the meantime; people log in again. */
  wait: (hours: number) => void
  asEmployee: (post: Post) => Call
  asCustomer: Call
}

export async function createWorld(portal: TestPortal, bench: Workbench, employees: Employees, beginning: Beginning): Promise<World> {
  const { db } = portal
  const { streetNumber, arrived, ...row } = beginning
  const requestId = await insertRequest(db, row)
  await db.updateTable('requestAddresses').set({ streetNumber }).where('requestId', '=', requestId).execute()
  let now = start
  let sessions = new Map<string, Promise<Session>>()
  portal.setNow(now.toString())
  const sessionFor = (name: string, open: () => Promise<Session>) => {
    const known = sessions.get(name) ?? open()
    sessions.set(name, known)
    return known
  }
  const call =
    (session: () => Promise<Session>): Call =>
    async (method, path, body, files) =>
      portal.call(method, `/api/${path}`, { session: await session(), ...(body ? { body } : {}), ...(files ? { files } : {}) })
  return {
    portal,
    bench,
    employees,
    requestId,
    now: () => now,
    wait: (hours) => {
      now = now.add({ hours })
      sessions = new Map()
      portal.setNow(now.toString())
    },
    asEmployee: (post) => call(() => sessionFor(post, () => sessionOf(db, { kind: 'account', accountId: employees[post] }, now))),
    asCustomer: call(() => sessionFor('customer', () => sessionOf(db, { kind: 'tracking', requestId }, now))),
  }
}

/** Leaves nothing behind that the clock of the next world would find. */
export const endWorld = ({ portal }: World) => sql`truncate requests cascade`.execute(portal.db)

export type Facts = Awaited<ReturnType<typeof readFacts>>

/** How everything stands: what the moves depend on and what must hold after each. */
export async function readFacts({ portal: { db }, requestId, now }: World) {
  const request = await db.selectFrom('requests').selectAll().where('id', '=', requestId).executeTakeFirstOrThrow()
  const summary = await requestSummary(db, requestId)
  const history: HistoryRow[] = await db
    .selectFrom('requestHistory')
    .select(['id', 'step', 'code', 'status', 'byKind', 'byAccountId', 'internal', 'undoes'])
    .where('requestId', '=', requestId)
    .orderBy('id')
    .execute()
  const shipments = await db
    .selectFrom('shipments')
    .select(['id', 'leg', 'status', 'orderedAt', 'collectedAt', 'endedAt', 'day', 'pickupWindow'])
    .where('requestId', '=', requestId)
    .orderBy('id', 'desc')
    .execute()
  const choice = await db
    .selectFrom('deliveryChoices')
    .select(['shipmentId', 'chosenAt'])
    .where('requestId', '=', requestId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const notices = await db.selectFrom('storageNotices').select(['since', 'endsOn']).where('requestId', '=', requestId).execute()
  const quotes = await db
    .selectFrom('quotes')
    .leftJoin('quoteDecisions', 'quoteId', 'quotes.id')
    .select(['quotes.id', 'version', 'status', 'validUntil', 'decision'])
    .where('requestId', '=', requestId)
    .where('status', '<>', 'draft')
    .orderBy('version')
    .execute()
  const report = await db
    .selectFrom('expertReports')
    .select(['version', 'status', 'validUntil'])
    .where('requestId', '=', requestId)
    .where('status', '<>', 'void')
    .executeTakeFirst()
  const insurer = await db
    .selectFrom('insurerQuotes')
    .select(['version', 'status'])
    .where('requestId', '=', requestId)
    .where('status', '<>', 'void')
    .executeTakeFirst()
  const { invoices } = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.countAll<number>().as('invoices'))
    .where('requestId', '=', requestId)
    .where('kind', 'in', ['proforma', 'final'])
    .where('cancelledBy', 'is', null)
    .executeTakeFirstOrThrow()
  const openLeg = (leg: string) => shipments.find((one) => one.leg === leg && one.endedAt === null)
  return {
    now: now(),
    request,
    summary,
    history,
    shipments,
    /** What the customer wanted last of a parcel that came back, and what they were written while it is stored. */
    choice,
    notices,
    quotes,
    /** The version that counts. */
    quote: quotes.find(({ status }) => status !== 'void'),
    report,
    /** What its insurer was asked, and what it said. */
    insurer,
    /** How many stand. */
    invoices,
    inward: openLeg('in'),
    outward: openLeg('out'),
  }
}
