import type pg from 'pg'

export type BenchSheet = { readonly id: number; readonly number: string; readonly revision: number }

/**
 * A worksheet of LG for every request of the table, as a technician and the closing left it; those of devices on the bench are open. The sheets that
 * {@link fillRequests} wrote, of the common kind, give way. Plain SQL, the constraints hold.
 */
export async function fillWorksheets(database: pg.Client): Promise<void> {
  // Counted, as in `fillInvoices`.
  const { rows } = await database.query<{ without: string }>(
    `select count(*) as without from requests where not exists (select from worksheets where request_id = requests.id and kind = 'lg')`,
  )
  if (rows[0]?.without === '0') return
  await database.query('begin')
  await database.query('truncate worksheets cascade')
  await database.query(
    `insert into worksheets (request_id, kind, number, revision, started_at, saved_at, closed_at, diagnosis, work_done, test_result, fields, numbers)
     select id, 'lg', 'LG-' || (2020 + place / 999999) || '-' || lpad((place % 999999 + 1)::text, 6, '0'), 2, received_at + interval '2 days', received_at + interval '2 days',
       case when status <> 'QUOTE_ACCEPTED' then received_at + interval '3 days' end, 'Törött kijelző.', 'Kijelző cserélve.', 'Próba rendben.',
       '{"model":"OLED55C1.AEU","conditionCode":"1","symptomCode":"110","sectionCode":"DIS","defectCode":"A","repairCode":"A","chargeable":"yes"}',
       array['OLED55C1AEU', 'RMA' || id]
     from (select id, status, received_at, row_number() over (order by id) as place from requests) as numbered`,
  )
  await database.query('commit')
  await database.query('vacuum analyze worksheets')
}

/** Sheets to look at or to write on, scattered over the table. */
export async function sheetsWhere(database: pg.Client, where: 'closed_at is null' | 'closed_at is not null', max: number): Promise<BenchSheet[]> {
  const { rows } = await database.query<{ id: string; number: string; revision: number }>(
    `select id, number, revision from worksheets where kind = 'lg' and ${where} order by md5(id::text) limit $1`,
    [max],
  )
  return rows.map(({ id, ...sheet }) => ({ id: Number(id), ...sheet }))
}
