import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCsv } from '#base/server/tables/read-csv.ts'
import { writeXlsx } from '#base/server/tables/write-xlsx.ts'
import { providerListOf, readProviderList } from './read-provider-list.ts'

const sample = (name: string) => new URL(`../../../../testing/provider-files/${name}`, import.meta.url).pathname
const paypal = readFileSync(sample('paypal.csv'), 'utf8')
const simplepay = readFileSync(sample('simplepay.csv'), 'utf8')
const rowsOf = (text: string) => readCsv(text, { maxRows: 30_000, maxColumns: 80 })
const listOf = (text: string) => providerListOf(rowsOf(text))

/** Figures are figures there. */
const asExcelHas = (cell: string) => (/^-?[\d ]+$/.test(cell) ? Number(cell.replaceAll(' ', '')) : cell)

const taken = { kind: 'payment', state: 'done' } as const
const ofPaypal = [
  {
    ...taken,
    transactionId: '8MC585209K746392H',
    about: '8MC585209K746392H',
    paymentId: '5b0f6a0e-6f5d-4a54-9f4e-6d4e8c9f1a01',
    amount: 45_220,
    day: '2026-11-20',
  },
  // Half past two in the afternoon in California is half past eleven at night here.
  {
    ...taken,
    transactionId: '2BC34567DE8901234',
    about: '2BC34567DE8901234',
    paymentId: '5b0f6a0e-6f5d-4a54-9f4e-6d4e8c9f1a03',
    amount: 12_700,
    day: '2026-11-20',
  },
  { kind: 'refund', state: 'done', transactionId: '9XY11111AA2222222', about: '8MC585209K746392H', paymentId: null, amount: 5000, day: '2026-11-21' },
]

test('a list of PayPal: payments and refunds in forints, not withdrawals, other currencies or what moved nothing', async () => {
  expect(await readProviderList({ path: sample('paypal.csv') })).toEqual({ provider: 'paypal', lines: ofPaypal, skipped: 3 })
})

test('a list of SimplePay: refunds under the id of their payment are told apart', async () => {
  const refund = { kind: 'refund', state: 'done', about: '500123456', paymentId: null, amount: 400, day: '2026-11-21' }
  expect(await readProviderList({ path: sample('simplepay.csv') })).toEqual({
    provider: 'simplepay',
    lines: [
      {
        ...taken,
        transactionId: '500123456',
        about: '500123456',
        paymentId: '7c1f6a0e-6f5d-4a54-9f4e-6d4e8c9f1b01',
        amount: 25_400,
        day: '2026-11-20',
      },
      {
        ...{ kind: 'payment', state: 'failed', transactionId: '500123457', about: '500123457' },
        ...{ paymentId: '7c1f6a0e-6f5d-4a54-9f4e-6d4e8c9f1b02', amount: 4522, day: '2026-11-20' },
      },
      { ...refund, transactionId: '500123456 2026-11-21 400 1' },
      { ...refund, transactionId: '500123456 2026-11-21 400 2' },
    ],
    skipped: 1,
  })
})

test('the same as an Excel file reads the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'provider-list-'))
  try {
    const path = join(folder, 'lista.xlsx')
    await writeFile(
      path,
      writeXlsx(
        'Lista',
        rowsOf(simplepay).map(({ cells }) => cells.map(asExcelHas)),
      ),
    )
    expect(await readProviderList({ path })).toEqual(listOf(simplepay))
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('an American download puts the month first', () => {
  const american = paypal.replace(/"(\d\d)\/11\/2026"/g, '"11/$1/2026"')
  expect(listOf(american).lines).toEqual(ofPaypal)
})

test('the day that changes between California and Budapest is that of Budapest', () => {
  expect(listOf(paypal.replace('14:30:00', '15:30:00')).lines[1]?.day).toBe('2026-11-21')
})

test('a transaction that stands twice stands as it ended', () => {
  const [header = '', first = ''] = paypal.split('\n')
  const pending = first.replace('"Completed"', '"Pending"')
  for (const rows of [
    [pending, first],
    [first, pending],
  ])
    expect(listOf([header, ...rows].join('\n')).lines).toMatchObject([{ state: 'done' }])
})

test('what was taken and given back later was taken; a chargeback goes back; a state nobody knows is passed over', () => {
  const [header = '', first = '', , , refund = ''] = paypal.split('\n')
  const read = (row: string) => listOf([header, first.replace('8MC585209K746392H', 'OTHER12345'), row].join('\n')).lines[1]
  expect(read(first.replace('"Completed"', '"Partially Refunded"'))).toMatchObject({ kind: 'payment', state: 'done' })
  expect(read(refund.replace('Payment Refund', 'Chargeback'))).toMatchObject({ kind: 'refund', amount: 5000 })
  expect(read(first.replace('"Completed"', '"Wondrous"'))).toBeUndefined()
})

test.each([
  ['another currency', simplepay.replaceAll(';HUF;', ';EUR;'), 'unknown'],
  ['no transactions', simplepay.split('\n').slice(0, 2).join('\n'), 'unknown'],
  ['no column of amounts', simplepay.replace(';Összeg;', ';Súly;'), 'unknown'],
  ['a list of a courier', readFileSync(new URL('../../../../testing/bank-files/gls.csv', import.meta.url), 'utf8'), 'unknown'],
  [
    'too many transactions',
    `${simplepay.split('\n')[1]}\n${Array.from({ length: 20_001 }, (_, at) => `${600_000_000 + at};;2026.11.20.;Fizetés;Sikeres;100;HUF;`).join('\n')}`,
    'tooLong',
  ],
])('%s is no list', (_what, text, code) => {
  expect(() => listOf(text)).toThrow(expect.objectContaining({ code }))
})
