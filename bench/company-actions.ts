import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { addDays, budapestDay } from '#calendar/calendar.ts'
import { newKeySecret } from '#partner-api/server/key-secret.ts'
import { endOfParts, filePart, multipartType, part } from '#testing/multipart.ts'
import { goodRow, tableOf, workbook } from '#testing/upload-files.ts'
import { type Action, type Group, pick, sessionsOf } from './action.ts'
import { companyWith } from './fill-company.ts'
import { fillInvoices } from './fill-invoices.ts'
import type { Floor } from './floor.ts'
import { get } from './shots.ts'

const many = 100_000
const ofMany = `of a company with ${many.toLocaleString('en-GB')} requests`

const administratorOf = async (database: pg.Client) => {
  const { administrator } = await companyWith(database, many)
  return sessionsOf(database, { kind: 'account', ids: Array.from({ length: 16 }, () => administrator) })
}

/** One call of the administrator of the company. */
const readBy = (what: string, path: string, floor: Floor = 'list'): Action => ({
  floor,
  name: `${what}, ${ofMany}`,
  async prepare(_origin, database) {
    const { id } = await companyWith(database, many)
    await fillInvoices(database, `company_id = ${Number(id)}`)
    const sessions = await administratorOf(database)
    return (client) => get(path, pick(sessions, client))
  },
})

const list = '/api/company-requests'
const today = budapestDay(Temporal.Now.instant())
const year = `from=${addDays(today, -365)}&to=${today}`
const reports = [
  'by status',
  'turnaround by brand',
  'list',
  'open by age',
  'turnaround by service',
  'cost by cost centre',
  'repeat rate',
  'promises kept',
]
/** Report 4 is of today. */
const report = (name: string, index: number) =>
  readBy(`Report of a year: ${name}`, `/api/reports/${index + 1}${index === 3 ? '' : `?${year}`}`, 'read')

/** GAPS D6: as many as a file may have. */
const rowsOfFile = 500
/** Files that are looked at beforehand, so that a shot is the sending alone; more than are sent in the seconds of a measurement. */
const filesReady = 16

const fileOfRows = () => workbook(tableOf(Array.from({ length: rowsOfFile }, (_, n) => goodRow({ felvetel_hazszam: String(1 + (n % 20)) }))))
const uploadOf = (bytes: Buffer) => Buffer.concat([part('name="data"', '{}'), filePart('csv_crm_request', 'igenyek.xlsx', bytes), endOfParts])
const uploadPath = '/api/customer-requests/csv-upload'

const roomForAll = (database: pg.Client) => database.query('update pickup_capacity set capacity = 2000000000')

const preview: Action = {
  floor: 'write',
  name: `Bulk upload: an XLSX of ${rowsOfFile} rows looked at (the issue asks for 3 s)`,
  clients: [1],
  async prepare(_origin, database) {
    await roomForAll(database)
    const sessions = await administratorOf(database)
    const body = uploadOf(fileOfRows())
    return (client) => ({
      method: 'POST',
      path: uploadPath,
      headers: { language: 'hu', 'content-type': multipartType, ...pick(sessions, client) },
      body,
    })
  },
}

type Looked = { id: number; hash: string; wordings: { id: number }[]; counts: { accepted: number } }

const commit: Action = {
  floor: 'write',
  name: `Bulk upload: ${rowsOfFile} rows ordered (the issue asks for 5 s)`,
  clients: [1],
  leavesJobs: true,
  async prepare(origin, database) {
    await roomForAll(database)
    const sessions = await administratorOf(database)
    const headers = { language: 'hu', ...pick(sessions, 0) }
    const ready: Looked[] = []
    for (let n = 0; n < filesReady; n++) {
      const answer = await fetch(`${origin}${uploadPath}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': multipartType },
        body: new Uint8Array(uploadOf(fileOfRows())),
      })
      const { data } = (await answer.json()) as { data: Looked }
      if (data.counts.accepted !== rowsOfFile) throw new Error(`Only ${data.counts.accepted} of ${rowsOfFile} rows would be ordered`)
      ready.push(data)
    }
    return () => {
      const looked = ready.pop()
      if (!looked) throw new Error('More files are sent than were looked at: raise filesReady')
      const textVersionIds = looked.wordings.map(({ id }) => id)
      const body = { hash: looked.hash, only: 'all', gdpr: true, termsAndCond: true, textVersionIds }
      return {
        method: 'POST',
        path: `/api/bulk-uploads/${looked.id}/commit`,
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: Buffer.from(JSON.stringify(body)),
      }
    }
  },
}

const systems = 64

/** As many systems of the company as there are clients at most, each with a key of its own. @returns the headers they call with */
async function keysOf(database: pg.Client): Promise<Record<string, string>[]> {
  const { id, administrator } = await companyWith(database, many)
  const made = Array.from({ length: systems }, () => newKeySecret())
  const { rows } = await database.query<{ id: string }>(
    `insert into api_keys (company_id, account_id, name, scopes, valid_days, created_at, expires_at)
     select $1, $2, 'Rendszer ' || n, '{requests.read,orders}', 365, now(), now() + interval '1 year' from generate_series(1, $3::int) as n returning id`,
    [id, administrator, systems],
  )
  await database.query(
    `insert into api_key_secrets (sha256, key_id, prefix, created_at)
     select hash, key, prefix, now() from unnest($1::bytea[], $2::bigint[], $3::text[]) as given (hash, key, prefix)`,
    [made.map(({ stored }) => stored.sha256), rows.map((row) => row.id), made.map(({ stored }) => stored.prefix)],
  )
  return made.map(({ secret }) => ({ authorization: `Bearer ${secret}` }))
}

const bySystems = (what: string, floor: Floor, pathOf: (request: string) => string): Action => ({
  floor,
  name: `API, each client with a key of its own: ${what}, ${ofMany}`,
  async prepare(_origin, database) {
    const keys = await keysOf(database)
    const { rows } = await database.query<{ id: string }>(
      'select requests.id from requests join api_keys using (company_id) group by requests.id order by random() limit 500',
    )
    return (client, shot) => get(pathOf(pick(rows, client * 31 + shot).id), pick(keys, client))
  },
})

export const companies: Group = {
  name: 'companies',
  actions: [
    readBy('The list of requests with its counts, the first page', list),
    readBy('The list, a later page by promised day', `${list}?sort=promised&status=ARRIVED`),
    readBy('The list, what waits for the company', `${list}?state=waiting`),
    readBy('The list, by text', `${list}?text=R-2026`),
    ...reports.map(report),
    preview,
    commit,
    bySystems('the list of requests', 'list', () => '/api/customer-requests?size=10'),
    bySystems('a request by its number', 'read', (request) => `/api/customer-requests/${request}/show`),
    bySystems('the orders', 'list', () => '/api/orders'),
  ],
  bursts: [],
  pages: [],
}
