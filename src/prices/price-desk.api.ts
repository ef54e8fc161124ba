import { z } from 'zod'
import { employee } from '#accounts/who.ts'
import { del, get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { lineOfText } from '#base/plain-text.ts'
import { pageSize } from '#base/rows-per-page.ts'
import { isDay } from '#calendar/calendar.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { priceKinds } from './price.ts'
import { changeDetail, changeSummary, importResult, listedPrice, pastPrice, priceRow } from './price-change.ts'

const who = employee('price.edit')
const params = z.object({ id: idInAddress.max(2_147_483_647, refusedWith('NOT_FOUND')) })
const id = z.coerce.number(wrongType).int(wrongType).positive(wrongType).max(2_147_483_647, wrongType)
const day = z.string(wrongType).refine(isDay, refusedWith('PRICE_DAY'))
const revision = z.int(wrongType).positive(wrongType)
/** `listId`: of the companies with this list; left out: the general prices. */
const filters = { kind: z.enum(priceKinds, wrongType).optional(), brandId: id.optional(), on: day.optional(), listId: id.optional() }
const title = lineOfText(200).min(1, refusedWith('REQUIRED'))

export const priceDeskApi = {
  listPrices: get('/service-desk/prices', {
    summary: 'The prices in force on a day (today unless told), net; those of a brand are its own, its models’ and none of every brand',
    who,
    fromReplica: true,
    query: z.strictObject({ ...filters, after: id.optional(), size: pageSize }, wrongType),
    answers: z.object({ prices: z.array(listedPrice), next: z.int().nullable() }),
  }),
  exportPrices: get('/service-desk/prices/export', {
    summary: 'The same list as a file that an import takes',
    who,
    fromReplica: true,
    query: z.strictObject({ ...filters, format: z.enum(['csv', 'xlsx'], wrongType).default('csv') }, wrongType),
    shape: 'file',
    fileKinds: ['csv', 'xlsx'],
    answers: z.null(),
  }),
  showPriceHistory: get('/service-desk/prices/:id/history', {
    summary: 'Every price there was of the same thing, the newest first, those to come too',
    who,
    params,
    answers: z.object({ history: z.array(pastPrice) }),
  }),

  listPriceLists: get('/service-desk/price-lists', {
    summary: 'The price lists that hold for some companies before the general one, by name, and how many companies have each',
    who,
    answers: z.object({ lists: z.array(z.object({ id: z.int(), name: z.string(), companies: z.int() })) }),
  }),
  createPriceList: post('/service-desk/price-lists', {
    summary: 'Makes an empty price list for some companies; the terms of a company name the one it has',
    who,
    creates: true,
    body: z.strictObject({ name: lineOfText(100).min(1, refusedWith('REQUIRED')) }, wrongType),
    answers: z.object({ id: z.int() }),
  }),

  listPriceChanges: get('/service-desk/price-changes', {
    summary: 'Changes of the price list, the newest first: drafts and what was published',
    who,
    query: z.strictObject({ after: id.optional(), size: pageSize }, wrongType),
    answers: z.object({ changes: z.array(changeSummary), next: z.int().nullable() }),
  }),
  createPriceChange: post('/service-desk/price-changes', {
    summary: 'Begins a change of the general price list, or of one that holds for some companies',
    who,
    creates: true,
    body: z.strictObject(
      { title, priceListId: z.int(wrongType).positive(wrongType).max(2_147_483_647, wrongType).nullable().default(null) },
      wrongType,
    ),
    answers: z.object({ id: z.int() }),
  }),
  showPriceChange: get('/service-desk/price-changes/:id', {
    summary: 'A change with its rows, what each replaces and which models it touches; `on`: as of the day it would hold from',
    who,
    params,
    query: z.strictObject({ on: day.optional() }, wrongType),
    answers: changeDetail,
  }),
  savePriceRow: put('/service-desk/price-changes/:id/rows', {
    summary: 'Writes a row of a draft; a row about the same thing is replaced',
    who,
    params,
    body: z.strictObject({ revision, row: priceRow }, wrongType),
    answers: z.object({ revision: z.int() }),
  }),
  removePriceRow: post('/service-desk/price-changes/:id/remove-row', {
    summary: 'Takes a row out of a draft',
    who,
    params,
    body: z.strictObject({ revision, rowId: z.int(wrongType) }, wrongType),
    answers: z.object({ revision: z.int() }),
  }),
  importPrices: post('/service-desk/price-changes/:id/import', {
    summary: 'Reads rows of a CSV or Excel file into a draft, all or none; a dry run only says what would happen',
    who,
    params,
    /** The file is read in a process of its own. */
    transaction: false,
    files: { prices: { max: 1, required: true, kind: 'table' } },
    body: z.strictObject({ revision, isDryRun: z.boolean(wrongType) }, wrongType),
    answers: importResult,
  }),
  publishPriceChange: post('/service-desk/price-changes/:id/publish', {
    summary: 'Publishes a draft: its prices hold from the day, and are never changed',
    who,
    params,
    body: z.strictObject({ revision, validFrom: day }, wrongType),
    answers: z.object({ validFrom: z.string() }),
  }),
  dropPriceChange: del('/service-desk/price-changes/:id', { summary: 'Throws a draft away', who, params, answers: z.object({}) }),
}
