import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { Acknowledged } from './clients.ts'

/** What must hold after any number of crashes (SECURITY 4.2); each check answers what is wrong, nothing when it holds. */
export type Check = { name: string; wrong: readonly unknown[] }

type Row = Record<string, unknown>

export async function verify(db: pg.Client, dataDir: string, acknowledged: readonly Acknowledged[]): Promise<Check[]> {
  const rows = async (query: string, values: unknown[] = []) => (await db.query<Row>(query, values)).rows
  const requests = new Map((await rows('select id::int, identifier, email from requests')).map((row) => [row.id, row]))
  const documents = await rows(`select request_id::int as id, type, file_key as key, encode(sha256, 'hex') as sha256 from documents
    left join stored_files on key = file_key where replaced_at is null`)
  const files = await filesUnder(path.join(dataDir, 'files'))
  const known = new Set((await rows('select key from stored_files')).map(({ key }) => String(key)))

  return [
    {
      name: 'every booking that was acknowledged is there, as it was sent',
      wrong: acknowledged.filter(({ crmRequestId, identifier, email }) => {
        const row = requests.get(crmRequestId)
        return row?.identifier !== identifier || row.email !== email
      }),
    },
    { name: 'nothing is there twice, and nothing that nobody was told of', wrong: surplus(requests, acknowledged) },
    {
      name: 'every booking has its documents, byte for byte',
      wrong: (await Promise.all(acknowledged.map((booking) => wrongDocuments(booking, documents, dataDir)))).flat(),
    },
    {
      name: 'every booking has its hand-over sheet, drawn and kept',
      wrong: acknowledged.filter(
        ({ crmRequestId }) => documents.filter(({ id, type, key }) => id === crmRequestId && type === 'handoverDocument' && key).length !== 1,
      ),
    },
    {
      name: 'every file has its row and every row its file, once the sweeper has been',
      wrong: [...files].filter((key) => !known.has(key)).concat([...known].filter((key) => !files.has(key))),
    },
    { name: 'no upload is left in the folder of arrivals', wrong: [...(await filesUnder(path.join(dataDir, 'incoming')))] },
    {
      name: 'every email is there once, and sent',
      wrong: await rows(`select requests.id from requests left join emails on request_id = requests.id and kind = 'requests.mailReceived'
        group by requests.id having count(emails.id) <> 1 or bool_or(emails.status <> 'sent')`),
    },
    {
      name: 'every booking takes one place of the courier',
      wrong:
        await rows(`select booked.*, taken from (select pickup_day as day, pickup_zone as zone, pickup_window, count(*)::int as n from requests group by 1, 2, 3) as booked
        full join pickup_slots using (day, zone, pickup_window) where n is distinct from taken`),
    },
    {
      name: 'every booking has one beginning, three addresses and its consents',
      wrong:
        await rows(`select id from requests where (select count(*) from request_history where request_id = requests.id and step = 'requestReceived') <> 1
        or (select count(*) from request_addresses where request_id = requests.id) <> 3 or (select count(*) from request_consents where request_id = requests.id) <> 4`),
    },
    {
      name: 'no step of a request is taken twice',
      wrong: await rows('select request_id, step from request_history group by 1, 2 having count(*) > 1'),
    },
    { name: 'every key is remembered with its answer', wrong: await rows(`select key from idempotency_keys where answer = 'null'`) },
  ]
}

function surplus(requests: ReadonlyMap<unknown, Row>, acknowledged: readonly Acknowledged[]): unknown[] {
  const clientLog = new Set<unknown>(acknowledged.map(({ crmRequestId }) => crmRequestId))
  const identifiers = [...requests.values()].map(({ identifier }) => identifier)
  return [...requests.keys()].filter((id) => !clientLog.has(id)).concat(identifiers.filter((one, i) => identifiers.indexOf(one) !== i))
}

async function wrongDocuments({ crmRequestId, documents }: Acknowledged, stored: readonly Row[], dataDir: string): Promise<string[]> {
  const wrong: string[] = []
  const own = stored.filter(({ id, type }) => id === crmRequestId && type !== 'handoverDocument')
  if (own.length !== documents.length) wrong.push(`${crmRequestId}: ${own.length} papers instead of ${documents.length}`)
  for (const { type, sha256 } of documents) {
    const row = own.find((document) => document.type === type)
    const bytes = await readFile(path.join(dataDir, 'files', String(row?.key))).catch(() => Buffer.alloc(0))
    if (row?.sha256 !== sha256 || createHash('sha256').update(bytes).digest('hex') !== sha256) wrong.push(`${crmRequestId}: ${type}`)
  }
  return wrong
}

async function filesUnder(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return new Set(entries.filter((entry) => entry.isFile()).map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))))
}
