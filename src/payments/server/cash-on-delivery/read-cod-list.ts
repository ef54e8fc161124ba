import { readFile } from 'node:fs/promises'
import { tidyLine } from '#base/plain-text.ts'
import { decodeText } from '#base/server/tables/decode-text.ts'
import { dayOf, forintsOf, headerKey } from '#base/server/tables/hungarian-values.ts'
import { type CsvRow, readCsv } from '#base/server/tables/read-csv.ts'
import { StatementNotRead } from '../statements/statement.ts'
import { type CodCourier, type CodLine, type CodList, maxCodLines } from './cod-list.ts'

/** The names each column goes by; one of the first three must be there. A courier is known by what it calls its parcels. */
const columns = {
  trackingNumber: { gls: ['Csomagszám', 'Csomag száma', 'Parcel number'], foxpost: ['Vonalkód', 'CLFOX kód', 'Csomagazonosító', 'Barcode'] },
  amount: ['Utánvét összege', 'Utánvét összeg', 'Utánvét', 'Beszedett utánvét', 'COD amount'],
  clientReference: ['Ügyfél hivatkozás', 'Ügyfélhivatkozás', 'Referencia kód', 'Referenciakód', 'Hivatkozás', 'Client reference', 'Reference'],
  currency: ['Pénznem', 'Deviza', 'Currency'],
  deliveredOn: ['Kézbesítés dátuma', 'Átvétel dátuma', 'Delivery date'],
  paidOn: ['Átutalás dátuma', 'Kifizetés dátuma', 'Utalás dátuma', 'Transfer date'],
} as const

type Where = {
  readonly courier: CodCourier
  readonly cell: (row: CsvRow, column: keyof typeof columns) => string
}

/**
 * The list of cash on delivery a courier sends with a payout (GLS, Foxpost), as CSV.
 * @throws StatementNotRead, CsvNotRead
 */
export async function readCodList({ path }: { path: string }): Promise<CodList> {
  return readCodText(decodeText(await readFile(path)).text)
}

export function readCodText(text: string): CodList {
  const rows = readCsv(text, { maxRows: maxCodLines + 100, maxColumns: 60 })
  for (const [at, header] of rows.slice(0, 20).entries()) {
    const where = whereIn(header)
    if (where) return readRows(where, rows.slice(at + 1))
  }
  throw new StatementNotRead('unknown')
}

function whereIn({ cells }: CsvRow): Where | undefined {
  const keys = cells.map(headerKey)
  const find = (names: readonly string[]) => {
    const known = new Set(names.map(headerKey))
    return keys.findIndex((key) => known.has(key))
  }
  const courier = (['gls', 'foxpost'] as const).find((one) => find(columns.trackingNumber[one]) >= 0)
  if (!courier || find(columns.amount) < 0) return undefined
  return {
    courier,
    cell: (row, column) => row.cells[find(column === 'trackingNumber' ? columns.trackingNumber[courier] : columns[column])] ?? '',
  }
}

function readRows({ courier, cell }: Where, rows: readonly CsvRow[]): CodList {
  const lines: CodLine[] = []
  let paidOn: string | null = null
  for (const row of rows) {
    const trackingNumber = bare(cell(row, 'trackingNumber'))
    const amount = forintsOf(cell(row, 'amount'))
    const isForint = /^(HUF|Ft)?$/i.test(cell(row, 'currency'))
    if (trackingNumber === '' || amount === undefined || amount < 0 || !isForint) continue
    if (lines.length >= maxCodLines) throw new StatementNotRead('tooLong')
    paidOn ??= dayOf(cell(row, 'paidOn')) ?? null
    lines.push({
      trackingNumber,
      clientReference: tidyLine(cell(row, 'clientReference').slice(0, 100)).slice(0, 40) || null,
      amount,
      deliveredOn: dayOf(cell(row, 'deliveredOn')) ?? null,
    })
  }
  if (lines.length === 0) throw new StatementNotRead('unknown')
  return { courier, paidOn, lines, skipped: rows.length - lines.length }
}

/** The number of a parcel as it is on the label. A sum or a word in its place is none. */
const bare = (written: string): string => {
  const number = written.replace(/[\s-]/g, '').toUpperCase()
  return /^(?=.*\d)[A-Z0-9]{5,30}$/.test(number) ? number : ''
}
