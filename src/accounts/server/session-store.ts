import { type Kysely, sql } from 'kysely'
import { compiledRow } from '#base/server/db/compiled-statement.ts'
import { type JsonRow, jsonRow } from '#base/server/db/json-row.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { AskedAhead } from '#base/server/http/read-ahead.ts'
import { newToken, sameBytes, sha256 } from '#base/server/tokens.ts'
import type { DB } from '#db/schema.ts'
import type { DeviceLabel } from '../device-label.ts'
import { type Actor, type CustomerType, companyRoles, customerTypeOf, knownKeys, type Membership, nobody } from '../who.ts'

export type SessionKind = 'account' | 'tracking' | 'viewer'

/**
 * DESIGN 5: idle and absolute life of a session, in minutes. An employee's lasts one working day (SECURITY A1); a tracking session is
 * short, its link can be asked again.
 */
const lives: Readonly<Record<SessionKind | 'employee', { idle: number; absolute: number }>> = {
  account: { idle: 60, absolute: 12 * 60 },
  employee: { idle: 60, absolute: 8 * 60 },
  tracking: { idle: 30, absolute: 4 * 60 },
  viewer: { idle: 30, absolute: 60 },
}

/** The cookie holding the second half of a session; one per kind, so tracking a request does not log anybody out. */
export const sessionCookie = (kind: SessionKind) => `sid_${kind}`
export const sessionCookieSeconds = (kind: SessionKind) => lives[kind].absolute * 60

/** Starts a session and answers both halves; only their hashes are stored. A login is a proof of its own (security/prove-identity.ts). */
export async function startSession(
  tx: Kysely<DB>,
  now: Temporal.Instant,
  about: { kind: 'account'; accountId: number; device?: DeviceLabel } | { kind: 'tracking' | 'viewer'; requestId: number },
) {
  const token = newToken()
  const cookie = newToken()
  await tx
    .insertInto('sessions')
    .values({
      kind: about.kind,
      ...(about.kind === 'account' ? { accountId: about.accountId, ...about.device, provedAt: now } : { requestId: about.requestId }),
      tokenSha256: sha256(token),
      cookieSha256: sha256(cookie),
      createdAt: now,
      lastSeenAt: now,
    })
    .execute()
  return { token, cookie }
}

/** Writes when sessions were last used; what is later already stays. */
export async function touchSessions(db: Kysely<DB>, seen: readonly (readonly [sessionId: number, at: Temporal.Instant])[]): Promise<void> {
  const ids = seen.map(([id]) => id)
  const times = seen.map(([, at]) => at.toString())
  await sql`update sessions set last_seen_at = seen.at from unnest(${ids}::bigint[], ${times}::timestamptz[]) as seen (id, at)
    where sessions.id = seen.id and sessions.last_seen_at < seen.at`.execute(db)
}

/** When sessions were used since it was last written (last-seen.ts). */
export type SeenSessions = {
  readonly note: (sessionId: number, now: Temporal.Instant) => void
  readonly of: (sessionId: number) => Temporal.Instant | undefined
}

const columns = ['id', 'kind', 'accountId', 'requestId', 'createdAt', 'lastSeenAt'] as const
const besides = {
  cookieHash: sql<string>`encode(sessions.cookie_sha256, 'hex')`,
  customerType: sql.ref<string | null>('accounts.customerType'),
  permissionKeys: sql.ref<string[] | null>('accounts.permissionKeys'),
  enabled: sql.ref<boolean | null>('accounts.enabled'),
  companyId: sql.ref<number | null>('companyPeople.companyId'),
  role: sql.ref<string | null>('companyPeople.role'),
  everyCostCentre: sql.ref<boolean | null>('companyPeople.everyCostCentre'),
  costCentres: sql<number[] | null>`case when company_id is not null then array(select cost_centre_id from cost_centre_people as chosen
    where chosen.account_id = sessions.account_id) end`,
}
type SessionRow = JsonRow<DB['sessions'], (typeof columns)[number], typeof besides>
const inRow = jsonRow<SessionRow>('sessions', columns, besides)

const sessionByToken = (tx: ReadDb<DB>, { hash }: { hash: Buffer }) =>
  tx
    .selectFrom('sessions')
    .leftJoin('accounts', 'accounts.id', 'sessions.accountId')
    .leftJoin('companyPeople', (join) => join.onRef('companyPeople.accountId', '=', 'sessions.accountId').on('leftAt', 'is', null))
    .select(inRow.packed.as('session'))
    .where('tokenSha256', '=', hash)
    .where('endedAt', 'is', null)

const readSession = compiledRow(sessionByToken)
type Read = AskedAhead<DB>['read']
const readWithSession = (read: Read) =>
  compiledRow((tx: ReadDb<DB>, values: { hash: Buffer }) => sessionByToken(tx, values).select(read.columns(tx, values as never)))
const withSession = new Map<Read, ReturnType<typeof readWithSession>>()

type Halves = { readonly token: string | undefined; readonly cookie: (name: string) => string | undefined }

/**
 * Who holds these two halves; nobody when they do not belong together, or the session is over.
 * @param ahead what is read in the same statement. Where no session has this token nothing of it is, and `ahead` is undefined
 */
export async function findActor(
  tx: ReadDb<DB>,
  now: Temporal.Instant,
  { token, cookie }: Halves,
  lastSeen: SeenSessions,
  ahead?: AskedAhead<DB>,
): Promise<{ actor: Actor; ahead?: unknown }> {
  if (!token) return { actor: nobody }
  const hash = sha256(token)
  const read = ahead ? withSession.getOrInsertComputed(ahead.read, readWithSession) : readSession
  const found = await read(tx, { ...ahead?.values, hash })
  if (!found) return { actor: nobody }
  return { actor: actorOf(inRow.unpack(found.session), now, cookie, lastSeen), ahead: ahead?.read.rowsIn(found) }
}

function actorOf(session: SessionRow, now: Temporal.Instant, cookieOf: Halves['cookie'], lastSeen: SeenSessions): Actor {
  const kind = session.kind as SessionKind
  const cookie = cookieOf(sessionCookie(kind))
  const { idle, absolute } = lives[session.customerType === 'EMPLOYEE' ? 'employee' : kind]
  if (!cookie || !sameBytes(sha256(cookie), Buffer.from(session.cookieHash, 'hex'))) return nobody
  const minutesSince = (milliseconds: number) => (now.epochMilliseconds - milliseconds) / 60_000
  const seenAt = Math.max(Date.parse(session.lastSeenAt), lastSeen.of(session.id)?.epochMilliseconds ?? 0)
  const idleMinutes = minutesSince(seenAt)
  if (idleMinutes > idle || minutesSince(Date.parse(session.createdAt)) > absolute) return nobody
  if (idleMinutes >= 1) lastSeen.note(session.id, now)
  if (kind !== 'account') return { kind, sessionId: session.id, requestId: Number(session.requestId) }
  const customerType = customerTypeOf(session.customerType ?? '')
  if (!session.enabled || !customerType || session.accountId === null) return nobody
  return {
    kind: 'account',
    sessionId: session.id,
    accountId: session.accountId,
    customerType,
    permissionKeys: knownKeys(session.permissionKeys ?? []),
    company: membershipOf(session),
  }
}

type StoredMembership = { companyId: number | null; role: string | null; everyCostCentre: boolean | null; costCentres: number[] | null }

function membershipOf({ companyId, role: stored, everyCostCentre, costCentres }: StoredMembership): Membership | undefined {
  const role = companyRoles.find((one) => one === stored)
  if (companyId === null || role === undefined) return undefined
  const hasEvery = role === 'administrator' || (role !== 'member' && everyCostCentre === true)
  return { id: companyId, role, costCentres: hasEvery ? 'every' : (costCentres ?? []) }
}

export const endSession = (tx: Kysely<DB>, now: Temporal.Instant, sessionId: number) =>
  tx.updateTable('sessions').set({ endedAt: now }).where('id', '=', sessionId).execute()

/** Ends the sessions that act as an account; others of the same login go on. */
export const endSessionsOfAccount = (tx: Kysely<DB>, now: Temporal.Instant, accountId: number) =>
  tx.updateTable('sessions').set({ endedAt: now }).where('accountId', '=', accountId).where('endedAt', 'is', null).execute()

/** Of whichever account of a login a session is (decision 112). @param accountId any of them */
const ofLogin = (accountId: number) =>
  sql<boolean>`sessions.account_id in (select id from accounts where id = login_of(${accountId}) or login_account_id = login_of(${accountId}))`

/** Ends the sessions of a login, whatever company each acts for, `except` one: that of whoever does it. */
export const endSessionsOfLogin = (tx: Kysely<DB>, now: Temporal.Instant, accountId: number, { except }: { except?: number } = {}) =>
  tx
    .updateTable('sessions')
    .set({ endedAt: now })
    .where(ofLogin(accountId))
    .where('endedAt', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? 0))
    .execute()

/** From when on a session of an account must have been started, and used, to be alive. */
const aliveSince = (now: Temporal.Instant, type: CustomerType) => {
  const { idle, absolute } = lives[type === 'EMPLOYEE' ? 'employee' : 'account']
  return { started: now.subtract({ minutes: absolute }), used: now.subtract({ minutes: idle }) }
}

type Owner = { readonly accountId: number; readonly customerType: CustomerType }

/** Where the owner of an account is logged in, whatever company they act for there, the latest used first. */
export function livingSessionsOf(tx: ReadDb<DB>, now: Temporal.Instant, { accountId, customerType }: Owner) {
  const { started, used } = aliveSince(now, customerType)
  return tx
    .selectFrom('sessions')
    .select(['id', 'browser', 'system', 'createdAt', 'lastSeenAt'])
    .where(ofLogin(accountId))
    .where('endedAt', 'is', null)
    .where('createdAt', '>=', started)
    .where('lastSeenAt', '>=', used)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** @returns whether the owner of this account has such a session that was not ended */
export const endSessionOfAccount = async (
  tx: Kysely<DB>,
  now: Temporal.Instant,
  { accountId, sessionId }: { accountId: number; sessionId: number },
) =>
  (await tx
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('id', '=', sessionId)
    .where(ofLogin(accountId))
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const noteProof = (tx: Kysely<DB>, now: Temporal.Instant, sessionId: number) =>
  tx.updateTable('sessions').set({ provedAt: now }).where('id', '=', sessionId).execute()

export const hasProvedSince = async (tx: ReadDb<DB>, moment: Temporal.Instant, sessionId: number): Promise<boolean> =>
  (await tx.selectFrom('sessions').select('id').where('id', '=', sessionId).where('provedAt', '>=', moment).executeTakeFirst()) !== undefined
