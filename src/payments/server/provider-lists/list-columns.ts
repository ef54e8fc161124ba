import { headerKey } from '#base/server/tables/hungarian-values.ts'
import type { CsvRow } from '#base/server/tables/read-csv.ts'
import type { ListProvider, MoveState } from '../../provider-agreement.ts'

const columns = ['id', 'day', 'time', 'zone', 'kind', 'state', 'currency', 'amount', 'about', 'ours', 'impact'] as const
export type Column = (typeof columns)[number]

/**
 * The names each column goes by in English and Hungarian. PayPal's are those of its Activity Download; those of SimplePay's merchant pages are not
 * published, so the names its interface uses for the same things are taken too. The first six must be there.
 */
const columnNames: Readonly<Record<ListProvider, Readonly<Partial<Record<Column, readonly string[]>>>>> = {
  paypal: {
    id: ['Transaction ID', 'Tranzakcióazonosító', 'Tranzakció azonosítója'],
    day: ['Date', 'Dátum'],
    kind: ['Type', 'Típus'],
    state: ['Status', 'Állapot', 'Státusz'],
    currency: ['Currency', 'Pénznem'],
    amount: ['Gross', 'Bruttó'],
    time: ['Time', 'Idő', 'Időpont'],
    zone: ['TimeZone', 'Időzóna'],
    about: ['Reference Txn ID', 'Hivatkozási tranzakcióazonosító', 'Hivatkozott tranzakció azonosítója'],
    ours: ['Custom Number', 'Egyéni szám', 'Egyedi szám'],
    impact: ['Balance Impact', 'Egyenlegre gyakorolt hatás'],
  },
  simplepay: {
    id: ['SimplePay azonosító', 'SimplePay tranzakció azonosító', 'SimplePay tranzakcióazonosító', 'SimplePay ID', 'SimplePay transaction ID'],
    day: ['Dátum', 'Tranzakció dátuma', 'Fizetés dátuma', 'Date', 'Transaction date', 'Payment date'],
    kind: ['Típus', 'Tranzakció típusa', 'Type', 'Transaction type'],
    state: ['Státusz', 'Állapot', 'Tranzakció státusza', 'Status', 'Transaction status'],
    currency: ['Deviza', 'Pénznem', 'Devizanem', 'Currency'],
    amount: ['Összeg', 'Bruttó összeg', 'Tranzakció összege', 'Amount', 'Total'],
    about: ['Eredeti SimplePay azonosító', 'Eredeti tranzakció azonosító', 'Original SimplePay ID', 'Original transaction ID'],
    ours: [
      'Kereskedői tranzakció azonosító',
      'Kereskedői azonosító',
      'Rendelés azonosító',
      'Order ref',
      'Merchant transaction ID',
      'Order reference',
    ],
  },
}

const needed = ['id', 'day', 'kind', 'state', 'currency', 'amount'] as const satisfies readonly Column[]

type Where = { readonly provider: ListProvider; readonly cell: (row: CsvRow, column: Column) => string }

/** Whose list a header belongs to, and how its cells are found; undefined when it is the header of neither. */
export function columnsIn({ cells }: CsvRow): Where | undefined {
  const keys = cells.map(headerKey)
  for (const provider of ['simplepay', 'paypal'] as const) {
    const names = columnNames[provider]
    const at = (column: Column) => {
      const known = new Set((names[column] ?? []).map(headerKey))
      return keys.findIndex((key) => known.has(key))
    }
    const places = new Map(columns.map((column) => [column, at(column)]))
    const place = (column: Column) => places.get(column) ?? -1
    if (needed.every((column) => place(column) >= 0)) return { provider, cell: (row, column) => row.cells[place(column)] ?? '' }
  }
  return undefined
}

const states: Readonly<Record<MoveState, readonly string[]>> = {
  // A payment that was given back later was taken all the same.
  done: [
    ...['Completed', 'Cleared', 'Refunded', 'Partially Refunded', 'Reversed', 'Befejezve', 'Befejezett', 'Teljesítve', 'Teljesített'],
    ...['Visszatérítve', 'Részben visszatérítve', 'Visszavonva'],
    ...['FINISHED', 'REFUND', 'REVERSED', 'Sikeres', 'Sikeres fizetés', 'Sikeres visszatérítés', 'Fizetve', 'Lezárt'],
  ],
  pending: [
    ...['Pending', 'Processing', 'Held', 'Uncleared', 'On hold', 'Függőben', 'Feldolgozás alatt', 'Folyamatban'],
    ...['INPAYMENT', 'INFRAUD', 'AUTHORIZED', 'INIT', 'Fizetés alatt', 'Jóváhagyva'],
  ],
  failed: [
    ...['Denied', 'Failed', 'Canceled', 'Cancelled', 'Expired', 'Voided', 'Returned', 'Elutasítva', 'Sikertelen', 'Törölve', 'Lejárt'],
    ...['NOTAUTHORIZED', 'TIMEOUT', 'FRAUD', 'Megszakítva', 'Megszakított', 'Időtúllépés'],
  ],
}
const stateByKey = new Map(Object.entries(states).flatMap(([state, words]) => words.map((word) => [headerKey(word), state as MoveState] as const)))

/** @returns undefined for a word we do not know: such a row is not guessed at */
export const stateIn = (written: string): MoveState | undefined => stateByKey.get(headerKey(written))
