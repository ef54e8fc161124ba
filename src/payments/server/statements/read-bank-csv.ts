import { dayOf, forintsOf, headerKey } from '#base/server/tables/hungarian-values.ts'
import { type CsvRow, readCsv } from '#base/server/tables/read-csv.ts'
import { bareAccount, collectLines, type LineCollector } from './read-lines.ts'
import { maxLines, type Statement, type StatementFormat, StatementNotRead } from './statement.ts'

/** What a line is made of; the names of the columns are compared without case, accents and signs. */
type Column = 'bookedOn' | 'amount' | 'currency' | 'account' | 'payerName' | 'payerAccount' | 'text' | 'reference'
type Layout = { readonly format: StatementFormat; readonly columns: Readonly<Partial<Record<Column, string>>> }

const layouts: readonly Layout[] = [
  {
    // OTP internet bank and OTP business terminal, "Tranzakciók" as CSV.
    format: 'otp',
    columns: {
      bookedOn: 'Könyvelés dátuma',
      amount: 'Összeg',
      currency: 'Pénznem',
      account: 'Számla szám',
      payerName: 'Partner neve',
      payerAccount: 'Partner számlaszáma/azonosítója',
      text: 'Közlemény',
    },
  },
  {
    // K&H e-bank and K&H web Electra, "számlatörténet".
    format: 'kh',
    columns: {
      bookedOn: 'Könyvelés dátuma',
      amount: 'Összeg',
      currency: 'Összeg devizaneme',
      account: 'Könyvelési számla',
      payerName: 'Partner elnevezése',
      payerAccount: 'Partner számla',
      text: 'Közlemény',
      reference: 'Tranzakció azonosító',
    },
  },
]

/** OTPdirekt writes no header: account, T or J, amount, currency, booked, value, balance, the other's account and name, three lines of text, kind. */
const otpDirekt: Readonly<Record<Column | 'direction', number>> = {
  account: 0,
  direction: 1,
  amount: 2,
  currency: 3,
  bookedOn: 4,
  payerAccount: 7,
  payerName: 8,
  text: 9,
  reference: -1,
}

/**
 * A statement as OTP or K&H exports it as CSV, by the names of its columns wherever they stand; lines above the header are passed over.
 * @throws StatementNotRead, CsvNotRead
 */
export function readBankCsv(text: string): Statement {
  const rows = readCsv(text, { maxRows: maxLines + 100, maxColumns: 60 })
  const [first] = rows
  if (first && isOtpDirekt(first)) return readOtpDirekt(rows, first)
  for (const [at, { cells }] of rows.slice(0, 20).entries()) {
    const keys = cells.map(headerKey)
    const layout = layouts.find(({ columns }) => Object.values(columns).every((name) => keys.includes(headerKey(name))))
    if (layout) return readWithHeader(layout, keys, rows.slice(at + 1))
  }
  throw new StatementNotRead('unknown')
}

function readWithHeader({ format, columns }: Layout, keys: readonly string[], rows: readonly CsvRow[]): Statement {
  const valueIn = (row: CsvRow) => (column: Column) => {
    const name = columns[column]
    return (name === undefined ? '' : row.cells[keys.indexOf(headerKey(name))]) ?? ''
  }
  const account = rows.map((row) => bareAccount(valueIn(row)('account'))).find((written) => written !== '')
  if (!account) throw new StatementNotRead('unknown')
  const collector = collectLines(account)
  for (const row of rows) readRow(valueIn(row), collector)
  return { format, account, ...collector.end() }
}

const isOtpDirekt = ({ cells }: CsvRow) =>
  /^\d{16}(\d{8})?$/.test(bareAccount(cells[otpDirekt.account] ?? '')) && /^[TJ]$/.test(cells[otpDirekt.direction] ?? '')

function readOtpDirekt(rows: readonly CsvRow[], first: CsvRow): Statement {
  const account = bareAccount(first.cells[otpDirekt.account] ?? '')
  const collector = collectLines(account)
  for (const row of rows) {
    if (!isOtpDirekt(row)) collector.skip('unreadable')
    else if (row.cells[otpDirekt.direction] === 'T') collector.skip('debits')
    else readRow((column) => (column === 'text' ? row.cells.slice(otpDirekt.text, 12).join(' ') : (row.cells[otpDirekt[column]] ?? '')), collector)
  }
  return { format: 'otp', account, ...collector.end() }
}

function readRow(value: (column: Column) => string, collector: LineCollector) {
  const bookedOn = dayOf(value('bookedOn'))
  const amount = forintsOf(value('amount'))
  if (value('currency').toUpperCase() !== 'HUF') return collector.skip(value('currency') ? 'otherCurrency' : 'unreadable')
  if (!bookedOn || amount === undefined || amount === 0) return collector.skip('unreadable')
  if (amount < 0) return collector.skip('debits')
  collector.add({
    reference: value('reference') || null,
    bookedOn,
    amount,
    payerName: value('payerName') || null,
    payerAccount: bareAccount(value('payerAccount')) || null,
    text: value('text'),
  })
}
