import type pg from 'pg'
import { permissionKeys } from '#accounts/who.ts'
import { type Action, type Group, pick, sessionsOf } from './action.ts'
import { sendWritten, writeConfirmations } from './bursts.ts'
import { get, post } from './shots.ts'

const colleagues = 16

/** So many people at the desk, with every key. @returns the headers of their sessions */
export async function atTheDesk(database: pg.Client): Promise<(client: number) => Record<string, string>> {
  const { rows } = await database.query<{ id: string }>(
    `insert into accounts (customer_type, email, permission_keys, first_name, last_name)
     select 'EMPLOYEE', 'bench' || n || '-' || gen_random_uuid() || '@pelda.hu', $1, 'Anna', 'Kovács' from generate_series(1, $2::int) as n returning id`,
    [permissionKeys, colleagues],
  )
  const sessions = await sessionsOf(database, { kind: 'account', ids: rows.map(({ id }) => id) })
  return (client) => pick(sessions, client)
}

type Found = { id: string; identifier: string }
const requestsWhere = async (database: pg.Client, where: string, max: number) =>
  (await database.query<Found>(`select id, identifier from requests where ${where} order by random() limit $1`, [max])).rows

const queue: Action = {
  floor: 'list',
  name: 'Queue: the first page, with how many there are of each kind',
  async prepare(_origin, database) {
    const session = await atTheDesk(database)
    return (client) => get('/api/service-desk/queue', session(client))
  },
}

const search: Action = {
  floor: 'read',
  name: 'Search by IMEI',
  async prepare(_origin, database) {
    const session = await atTheDesk(database)
    const rows = await requestsWhere(database, 'true', 500)
    return (client, shot) => get(`/api/service-desk/search?query=${pick(rows, client * 31 + shot).identifier}`, session(client))
  },
}

const requestPage: Action = {
  floor: 'read',
  name: 'Request page of an employee',
  async prepare(_origin, database) {
    const session = await atTheDesk(database)
    const rows = await requestsWhere(database, 'closed_at is null', 500)
    return (client, shot) => get(`/api/service-desk/requests/${pick(rows, client * 31 + shot).id}`, session(client))
  },
}

/**
 * The acts of each round are done to every request a client has before the next round begins, so that what follows from an act is over
 * when it is taken back. Each client has requests of its own; which version they are at is read before each act, because what follows raises it too.
 */
function inTurn(name: string, where: string, acts: readonly [noun: string, body: object][], leavesJobs: { leavesJobs?: true } = {}): Action {
  return {
    name,
    floor: 'write',
    ...leavesJobs,
    async prepare(_origin, database) {
      const session = await atTheDesk(database)
      const rows = await requestsWhere(database, where, 64 * 40)
      const versionOf = async (id: Found['id']) =>
        (await database.query<{ version: number }>('select version from requests where id = $1', [id])).rows[0]?.version
      const own = Array.from({ length: 64 }, (_, client) => rows.filter((_row, i) => i % 64 === client))
      const acted = own.map(() => 0)
      return async (client) => {
        const [mine, times] = [own[client] ?? [], acted[client] ?? 0]
        acted[client] = times + 1
        const round = Math.floor(times / mine.length)
        const { id } = pick(mine, times)
        const [noun, body] = pick(acts, round)
        return post(`/api/service-desk/requests/${id}/${noun}`, { version: await versionOf(id), ...body }, session(client))
      }
    },
  }
}

const hold = inTurn('A step of a colleague: on hold and on again, in turn', `status = 'ARRIVED' and hold_reason is null`, [
  ['hold', { reason: 'alkatresz' }],
  ['resume', {}],
])

const finish = inTurn(
  'A step of its life, with what follows from it: repaired, and taken back, in turn',
  `status = 'QUOTE_ACCEPTED' and hold_reason is null`,
  [
    ['finish-repair', {}],
    ['undo', { reason: 'Mérés' }],
  ],
  { leavesJobs: true },
)

/** Hand-over sheets that nobody has opened. Where all were, each is replaced by a new one, as where what it says has changed. */
async function undrawnSheets(database: pg.Client): Promise<string[]> {
  const undrawn = async () =>
    (
      await database.query<{ id: string }>(
        `select request_id as id from documents where type = 'handoverDocument' and file_key is null and replaced_at is null limit 20000`,
      )
    ).rows.map(({ id }) => id)
  const found = await undrawn()
  if (found.length > 0) return found
  await database.query(
    `with opened as (
       update documents set replaced_at = now() where id in (select id from documents where type = 'handoverDocument' and replaced_at is null limit 20000)
       returning request_id, type, name, language, created_by
     )
     insert into documents (request_id, type, name, language, created_by, created_at)
     select request_id, type, name, language, created_by, now() from opened`,
  )
  return undrawn()
}

/** Each sheet is drawn when it is first opened, and kept; so each is opened once. */
const drawSheet: Action = {
  floor: 'write',
  name: 'PDF: a hand-over sheet, drawn, kept and sent',
  async prepare(_origin, database) {
    const session = await atTheDesk(database)
    let sheets: Promise<string[]> = undrawnSheets(database)
    const next = async (): Promise<string> => {
      const asked = sheets
      const id = (await asked).pop()
      if (id !== undefined) return id
      if (asked === sheets) sheets = undrawnSheets(database)
      return next()
    }
    return async (client) => post('/api/documents', { documentType: 'handoverDocument', crmRequestId: Number(await next()) }, session(client))
  },
}

const labelsOf = (name: string, count: number): Action => ({
  floor: 'read',
  name,
  async prepare(_origin, database) {
    const session = await atTheDesk(database)
    const rows = await requestsWhere(database, 'closed_at is null', 500)
    return (client, shot) => {
      const ids = Array.from({ length: count }, (_, i) => pick(rows, client * 31 + shot + i).id)
      return get(`/api/service-desk/labels?ids=${ids.join(',')}`, session(client))
    }
  },
})
const drawLabels = labelsOf('PDF: a sheet of eight labels', 8)
/** As many as the desk can ask for at once. */
export const drawManyLabels = labelsOf('PDF: a hundred labels', 100)

export const desk: Group = {
  name: 'desk',
  actions: [queue, search, requestPage, hold, drawLabels, drawSheet, finish],
  bursts: [writeConfirmations, sendWritten],
  pages: [],
}
