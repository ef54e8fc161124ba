import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { vatOf } from '#prices/vat.ts'
import { totalOf } from '#quotes/quote.ts'
import type { Outcome } from '#requests/status.ts'
import { type ChargeReason, dutyOf, type Ended, type OwedLine, owedByInsurer } from './owed.ts'

const lines = [
  { description: 'Kijelző', quantity: 1, netUnit: 32_000 },
  { description: 'Szállítás oda-vissza', quantity: 1, netUnit: 3561 },
]
const quote = (decision: 'accepted' | 'rejected' | 'expired') => ({ id: 12, decision, lines, inspectionFee: 6990, logisticsFee: 4522 })
const report = { id: 7, returnFee: 4522 }
const ended = (about: Partial<Ended> & { outcome: Outcome | null }): Ended => ({ quote: null, refusedReport: null, returnFee: 4522, ...about })

// DESIGN 8.34, GAPS D15, row by row; docs/what-is-owed.md says the same to people.
const ways: [how: string, ended: Ended, reason: ChargeReason | null, gross: number][] = [
  ['an accepted quote, repaired: its lines', ended({ outcome: 'REPAIRED', quote: quote('accepted') }), 'repair', 45_162],
  ['accepted, but it could not be done', ended({ outcome: 'RETURNED_UNREPAIRED', quote: quote('accepted') }), null, 0],
  ['accepted, and no fault was found', ended({ outcome: 'NO_FAULT', quote: quote('accepted') }), null, 0],
  ['a refused quote: inspection and logistics once', ended({ outcome: 'RETURNED_UNREPAIRED', quote: quote('rejected') }), 'refusal', 11_512],
  ['an expired quote: the same', ended({ outcome: 'RETURNED_UNREPAIRED', quote: quote('expired') }), 'refusal', 11_512],
  ['a report rejected or left unanswered: the fee it told', ended({ outcome: 'WARRANTY_REJECTED', refusedReport: report }), 'unfoundedClaim', 4522],
  ['warranty refused without a report', ended({ outcome: 'WARRANTY_REJECTED' }), 'unfoundedClaim', 4522],
  ['no fault found', ended({ outcome: 'NO_FAULT' }), 'unfoundedClaim', 4522],
  ['warranty or insurance, repaired', ended({ outcome: 'REPAIRED' }), null, 0],
  ['replaced', ended({ outcome: 'REPLACED' }), null, 0],
  ['given back unrepaired without a quote', ended({ outcome: 'RETURNED_UNREPAIRED' }), null, 0],
  ['cancelled before collection', ended({ outcome: 'CANCELLED' }), null, 0],
  ['lost on its way, whatever had been agreed', ended({ outcome: 'LOST', quote: quote('accepted') }), null, 0],
  [
    'left here beyond the storage time: nothing new, what was invoiced stays owed',
    ended({ outcome: 'ABANDONED', quote: quote('accepted') }),
    null,
    0,
  ],
  ['not ended yet', ended({ outcome: null, quote: quote('accepted') }), null, 0],
]

test.each(ways)('%s', (_how, how, reason, gross) => {
  const duty = dutyOf(how)
  expect(duty?.reason ?? null).toBe(reason)
  expect(duty ? totalOf(duty.lines).gross : 0).toBe(gross)
})

test('a duty names its decision, so that another decision is another duty', () => {
  expect(dutyOf(ended({ outcome: 'REPAIRED', quote: quote('accepted') }))?.decision).toBe('quote 12')
  expect(dutyOf(ended({ outcome: 'WARRANTY_REJECTED', refusedReport: report }))?.decision).toBe('report 7')
})

test('what costs nothing is no duty', () => {
  const free = { ...quote('accepted'), lines: [{ description: 'Tisztítás', quantity: 1, netUnit: 0 }] }
  expect(dutyOf(ended({ outcome: 'REPAIRED', quote: free }))).toBeNull()
  expect(dutyOf(ended({ outcome: 'NO_FAULT', returnFee: 0 }))).toBeNull()
})

/** What is owed as the document says it. */
const inWords = ({ label }: OwedLine) => ('text' in label ? 'the line' : `${label.fee} fee`)
function rowOf([how, about]: (typeof ways)[number]): string {
  const duty = dutyOf(about)
  const owed = duty === null ? 'nothing' : [...new Set(duty.lines.map(inWords))].join(' + ').replace('the line', 'its ordered lines')
  return `| ${how} | ${about.outcome ?? '–'} | ${owed} | ${duty ? totalOf(duty.lines).gross : 0} |`
}

test('the document of what is owed says what the rule says', () => {
  const document = readFileSync(new URL('../../docs/what-is-owed.md', import.meta.url), 'utf8')
  const rows = document.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| How') && !line.startsWith('| Fee'))
  expect(rows).toEqual(ways.map(rowOf))
})

test('an insurer owes what it agreed to pay of a repair that is done, less the own share its customer ordered', () => {
  const insured = { outcome: 'REPAIRED', said: 'accepted', asked: 51_512, ordered: null } as const
  const nothing = { net: 0, vat: 0, gross: 0 }
  expect(owedByInsurer(insured)).toEqual({ net: 40_561, vat: 10_951, gross: 51_512 })
  expect(owedByInsurer({ ...insured, said: 'part', ordered: 12_700 })).toEqual({ net: 30_561, vat: 8251, gross: 38_812 })
  expect(owedByInsurer({ ...insured, said: 'part', ordered: 60_000 })).toEqual(nothing)
  for (const said of [null, 'sent', 'refused'] as const) expect(owedByInsurer({ ...insured, said })).toEqual(nothing)
  for (const outcome of [null, 'RETURNED_UNREPAIRED', 'REPLACED', 'NO_FAULT', 'LOST', 'CANCELLED'] as const)
    expect(owedByInsurer({ ...insured, outcome })).toEqual(nothing)
})

// Of 127 gross sums 27 are no net with its VAT.
test('an insurer is never asked for more than it agreed to, and for a forint less at most', () => {
  for (let asked = 1; asked <= 5000; asked += 1) {
    const { net, vat, gross } = owedByInsurer({ outcome: 'REPAIRED', said: 'accepted', asked, ordered: null })
    expect([asked - gross === 0 || asked - gross === 1, vat, gross]).toEqual([true, vatOf(net), net + vatOf(net)])
  }
})

// Texts are filled from the system parameters: an amount that stands in one is wrong from the day the parameter changes.
test('no text names a fee’s amount by itself', () => {
  const root = new URL('../../', import.meta.url).pathname
  const files = globSync(['src/**/texts/**/*.ts', 'src/**/policies/**/*.ts', 'db/seed/0[2-9]*.sql', 'db/seed/900*.sql'], { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  const naming = files.filter((file) =>
    /(?<!\d)(?:4[ .,\u00a0\u202f]?52[02]|6[ .,\u00a0\u202f]?990)(?!\d)/.test(readFileSync(`${root}${file}`, 'utf8')),
  )
  expect(naming).toEqual([])
})
