import { z } from 'zod'
import { lineOfText } from '#base/plain-text.ts'
import { issueMessage, refusedWith, wrongType } from '#errors.ts'
import { grades, priceKinds } from './price.ts'
import { canBePriced } from './repair-calculation.ts'

export const maxNetPrice = 5_000_000
/** Bounds the lists that pickers show whole. */
export const maxPriceLists = 200
/** Rows of one change at most; a file of more is a list for several changes. */
export const maxRowsOfChange = 2000

const id = z.int(wrongType).positive(wrongType).max(2_147_483_647, wrongType).nullable()
const figure = (max: number) =>
  z
    .int(refusedWith('NUMERIC'))
    .min(0, refusedWith('NUMERIC'))
    .max(max, refusedWith('QUOTE_FIGURE', { min: 0, max }))
const note = lineOfText(300).default('')

const subject = {
  kind: z.enum(priceKinds, wrongType),
  brandId: id,
  productGroupId: id,
  productTypeId: id,
  failureOptionId: id,
  serviceOptionId: id,
  grade: z.enum(grades, wrongType).nullable(),
  storageGb: figure(65_536).nullable(),
}

/** A row of a change as it is written: a price, or the end of one (`netFrom` null). */
export const priceRow = z
  .strictObject(
    {
      ...subject,
      netFrom: figure(maxNetPrice).nullable(),
      netTo: figure(maxNetPrice).nullable(),
      labourMinutes: figure(6000).nullable(),
      partsNote: note,
      daysFrom: figure(250).nullable(),
      daysTo: figure(250).nullable(),
      notes: z.strictObject({ hu: note, en: note, de: note, sl: note }, wrongType),
    },
    wrongType,
  )
  .superRefine((row, context) => {
    for (const [path, message] of wrongIn(row)) context.addIssue({ code: 'custom', path: [path], message: issueMessage(message) })
  })
export type PriceRow = z.output<typeof priceRow>

type Figures = Pick<PriceRow, 'netFrom' | 'netTo' | 'daysFrom' | 'daysTo'>
type Wrong = [
  'brandId' | 'productTypeId' | 'failureOptionId' | 'serviceOptionId' | 'grade' | 'netTo' | 'daysTo',
  'REQUIRED' | 'PRICE_RANGE' | 'PRICE_UNPRICED',
]

/** What a row lacks or contradicts, as the table's own checks would refuse it. */
function wrongIn(row: Figures & Omit<PriceRow, keyof Figures>): Wrong[] {
  const wrong: Wrong[] = []
  const isSomewhere = row.brandId !== null || row.productGroupId !== null || row.productTypeId !== null
  if (row.kind === 'repair' && row.failureOptionId === null) wrong.push(['failureOptionId', 'REQUIRED'])
  if (row.kind === 'repair' && row.failureOptionId !== null && !canBePriced(row.failureOptionId)) wrong.push(['failureOptionId', 'PRICE_UNPRICED'])
  if (row.kind === 'repair' && !isSomewhere) wrong.push(['brandId', 'REQUIRED'])
  if (row.kind === 'service' && row.serviceOptionId === null) wrong.push(['serviceOptionId', 'REQUIRED'])
  if (row.kind === 'buyback' && row.grade === null) wrong.push(['grade', 'REQUIRED'])
  if (row.kind === 'buyback' && row.productTypeId === null) wrong.push(['productTypeId', 'REQUIRED'])
  if (!isRange(row.netFrom, row.netTo)) wrong.push(['netTo', 'PRICE_RANGE'])
  if (!isRange(row.daysFrom, row.daysTo)) wrong.push(['daysTo', 'PRICE_RANGE'])
  return wrong
}

/** Both ends, the second no less, or neither. */
const isRange = (from: number | null, to: number | null) => (from === null || to === null ? from === to : to >= from)

const empty = { failureOptionId: null, serviceOptionId: null, grade: null, storageGb: null }

/** Only what its kind asks for; a model says its brand and its kind of device. */
export function tidied(row: PriceRow): PriceRow {
  const { kind, failureOptionId, serviceOptionId, grade, storageGb } = row
  const about = { repair: { failureOptionId }, service: { serviceOptionId }, buyback: { grade, storageGb } }[kind]
  const scope = row.productTypeId === null ? {} : { brandId: null, productGroupId: null }
  const ended =
    row.netFrom === null ? { labourMinutes: null, partsNote: '', daysFrom: null, daysTo: null, notes: { hu: '', en: '', de: '', sl: '' } } : {}
  return { ...row, ...empty, ...about, ...scope, ...ended }
}

type Subject = Pick<PriceRow, 'kind' | 'brandId' | 'productGroupId' | 'productTypeId' | 'failureOptionId' | 'serviceOptionId' | 'grade' | 'storageGb'>

/** The same for two rows about the same thing. */
export const subjectKey = (row: Subject): string =>
  [row.kind, row.brandId, row.productGroupId, row.productTypeId, row.failureOptionId, row.serviceOptionId, row.grade, row.storageGb].join('|')

const forints = z.int()
const figures = {
  netFrom: forints,
  netTo: forints,
  labourMinutes: z.int().nullable(),
  partsNote: z.string(),
  daysFrom: z.int().nullable(),
  daysTo: z.int().nullable(),
}
const subjectView = {
  kind: z.enum(priceKinds),
  brandId: id,
  productGroupId: id,
  productTypeId: id,
  failureOptionId: id,
  serviceOptionId: id,
  grade: z.enum(grades).nullable(),
  storageGb: z.int().nullable(),
  /** Of what it is for: brand, kind of device or model; empty: every device. */
  scope: z.string(),
  /** The fault, the service, or the grade and storage. */
  subject: z.string(),
}

/** A price in force, net forints. */
export const listedPrice = z.object({ id: z.int(), ...subjectView, ...figures, notes: z.record(z.string(), z.string()), validFrom: z.string() })
export type ListedPrice = z.output<typeof listedPrice>

/** One row in the history of a price; `netFrom` null: it ended. */
export const pastPrice = z.object({
  id: z.int(),
  changeId: z.int(),
  title: z.string(),
  validFrom: z.string(),
  publishedAt: z.string().describe('2026-11-21T09:15:00Z'),
  netFrom: forints.nullable(),
  netTo: forints.nullable(),
})

export const changeSummary = z.object({
  id: z.int(),
  title: z.string(),
  status: z.enum(['draft', 'published']),
  validFrom: z.string().nullable(),
  revision: z.int(),
  rows: z.int(),
  createdAt: z.string(),
  publishedAt: z.string().nullable(),
  by: z.string().nullable(),
  /** Whose prices it changes: those of the companies with this list; null: the general ones. */
  list: z.object({ id: z.int(), name: z.string() }).nullable(),
})
export type ChangeSummary = z.output<typeof changeSummary>

const range = z.object({ netFrom: forints, netTo: forints }).nullable()

export const changeDetail = changeSummary.extend({
  /** The day the comparison holds for: that of the change, or today. */
  comparedOn: z.string(),
  rows: z.array(
    z.object({
      id: z.int(),
      ...subjectView,
      ...figures,
      netFrom: forints.nullable(),
      netTo: forints.nullable(),
      notes: z.record(z.string(), z.string()),
      /** What the row itself replaces: of its list, else of the general one; null: nothing of the same subject is in force. */
      before: range,
      /** Models whose price it changes: those that no narrower price covers. */
      touches: z.object({ count: z.int(), names: z.array(z.string()) }),
    }),
  ),
})
export type ChangeDetail = z.output<typeof changeDetail>

const importProblems = ['REQUIRED', 'UNKNOWN', 'NUMERIC', 'PRICE_RANGE', 'PRICE_UNPRICED', 'DUPLICATE', 'TOO_LONG', 'PRICE_LIST_REPAIRS'] as const
export type ImportProblem = (typeof importProblems)[number]

export const importResult = z.object({
  /** The draft after the import; the same as before in a dry run. */
  revision: z.int(),
  isDryRun: z.boolean(),
  counts: z.object({ added: z.int(), changed: z.int(), same: z.int(), failed: z.int() }),
  unknownColumns: z.array(z.string()),
  missingColumns: z.array(z.string()),
  /** What is wrong, the first hundred; `report` holds every row. */
  problems: z.array(z.object({ line: z.int(), column: z.string(), problem: z.enum(importProblems) })),
  /** A CSV of the file's rows with what is wrong in each. */
  report: z.string(),
})
export type ImportResult = z.output<typeof importResult>
