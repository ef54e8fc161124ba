import type { PermissionKey } from '#accounts/who.ts'
import { insertRequest } from './insert-request.ts'
import { addAccount, sessionOf } from './people.ts'
import type { TestPortal } from './portal.ts'
import { writeJobs } from './write-jobs.ts'

type Session = { token: string; cookie: string }
type Line = { kind?: string; description?: string; quantity?: number; netUnit?: number; choice?: string; group?: number | null }

/** A line as the workshop would write it: one piece for 10,000 net forints, fixed. */
export const line = (over: Line = {}) => ({
  kind: 'part',
  description: 'Kijelzőegység',
  quantity: 1,
  netUnit: 10_000,
  choice: 'always',
  group: null,
  ...over,
})

/** Two fixed lines, an extra one, and a choice between two parts. */
export const lines = [
  line({ kind: 'labour', description: 'Kijelző cseréje', netUnit: 12_000 }),
  line({ kind: 'delivery', description: 'Elszállítás és visszaszállítás', netUnit: 3561 }),
  line({ description: 'Gyári kijelző', netUnit: 40_000, choice: 'alternative', group: 1 }),
  line({ description: 'Utángyártott kijelző', netUnit: 25_000, choice: 'alternative', group: 1 }),
  line({ kind: 'other', description: 'Védőfólia űrhatlan ragasztással', netUnit: 2000, choice: 'optional' }),
]

/** Somebody at the desk with these keys. */
export async function employeeWith({ db }: Pick<TestPortal, 'db'>, ...keys: PermissionKey[]): Promise<Session & { accountId: number }> {
  const { id } = await addAccount(db, { customerType: 'EMPLOYEE', permissionKeys: keys })
  return { ...(await sessionOf(db, { kind: 'account', accountId: id })), accountId: id }
}

/** A device on the workshop's bench since the morning the test clock starts. */
export const arrived = ({ db }: Pick<TestPortal, 'db'>, row: Parameters<typeof insertRequest>[1] = {}): Promise<number> =>
  insertRequest(db, { status: 'ARRIVED', arrivedAt: Temporal.Instant.from('2026-11-23T08:00:00Z'), ...row })

export const versionOf = async ({ db }: Pick<TestPortal, 'db'>, id: number) =>
  (await db.selectFrom('requests').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version

export const statusOf = async ({ db }: Pick<TestPortal, 'db'>, id: number) =>
  (await db.selectFrom('requests').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status

/** Saves and sends a quote. @returns what the sending answered */
export async function sendQuote(portal: TestPortal, technician: Session, id: number, of: readonly object[] = lines) {
  const url = `/api/customer-requests/${id}`
  const { revision } = (await portal.call('GET', `${url}/quote-draft`, { session: technician })).body.data
  const saved = await portal.call('PUT', `${url}/quote-draft`, { session: technician, body: { revision, lines: of, note: '' } })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  const body = { version: await versionOf(portal, id), revision: saved.body.data.revision }
  const sent = await portal.call('POST', `${url}/quote`, { session: technician, body })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return sent.body.data as { version: number; quoteVersion: number; validUntil: string; lastDay: string; certain: boolean; acceptedByLimit: boolean }
}

/** What a careful customer sends to accept: the cheaper part, both declarations, the words they read. */
export async function acceptance(portal: TestPortal, session: Session, id: number, { language = 'hu' } = {}) {
  const { quote } = (await portal.call('GET', `/api/customer-requests/${id}/quote`, { session, language })).body.data
  const { texts } = quote
  const cheaper = quote.lines.filter(({ choice }: { choice: string }) => choice === 'alternative').at(-1)
  return {
    quoteAcceptedStatus: true,
    version: quote.version as number,
    chosenLineIds: cheaper ? [cheaper.id as number] : [],
    declarations: { startNow: true, startLoss: true },
    textVersions: { orderToPay: texts.orderToPay.id, startNow: texts.startNow.id, startLoss: texts.startLoss.id },
  }
}

export const answer = (portal: TestPortal, session: Session | undefined, id: number, body: object, language = 'hu') =>
  portal.call('PUT', `/api/customer-requests/${id}/quote-user-accept`, { body, language, ...(session ? { session } : {}) })

/** Runs a job of the clock now, as its cron line would, and waits for what follows. */
export async function runClockJob(portal: TestPortal, job: string) {
  await writeJobs({ connectionString: portal.env.DATABASE_URL ?? '' }, job, [{}])
  await portal.jobsDone()
}
