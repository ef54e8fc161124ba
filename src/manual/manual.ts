import { z } from 'zod'
import { lineOfText, longText, requiredLine } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'

/** Where at the desk an article is offered, by the names of the panels of a request. */
export const manualPlaces = ['arrival', 'worksheet', 'quote', 'report', 'invoices', 'courier', 'storage', 'messages', 'statements'] as const
export type ManualPlace = (typeof manualPlaces)[number]
export const manualPlaceNamed = (name: string | null): ManualPlace | undefined => manualPlaces.find((place) => place === name)

export const manualLists = ['current', 'retired'] as const

/** What its articles are written in, whatever language its screens are read in (decision 93). */
export const manualLanguage = 'hu'

/** The manual is held in memory whole; whoever needs more than this needs another tool. */
export const maxArticles = 500
export const titleLimit = 120
export const bodyLimit = 20_000

/** A picture in the Markdown of an article: `![what it shows](kep:12)`. */
export const pictureAddress = (id: number) => `kep:${id}`
/** @returns null: the address is not one of a picture of the manual */
export function pictureIdOf(address: string): number | null {
  const [, id] = /^kep:([1-9]\d{0,8})$/.exec(address) ?? []
  return id === undefined ? null : Number(id)
}

const brandId = z.int(wrongType).positive(refusedWith('INVALID_INPUT')).max(2_147_483_647, refusedWith('INVALID_INPUT'))

/** What whoever holds manual.edit writes. */
export const writtenArticle = z.strictObject(
  {
    title: requiredLine(titleLimit),
    body: longText(bodyLimit).refine((text) => text !== '', refusedWith('REQUIRED')),
    /** Empty: for every brand. */
    brandIds: z.array(brandId, wrongType).max(100, wrongType),
    places: z.array(z.enum(manualPlaces, wrongType), wrongType).max(manualPlaces.length, wrongType),
    important: z.boolean(wrongType),
    /** What the change was about, for its history. */
    note: lineOfText(200),
  },
  wrongType,
)
export type WrittenArticle = z.output<typeof writtenArticle>

export const articleInList = z.object({
  id: z.int(),
  version: z.int(),
  title: z.string(),
  /** How it begins, or the place that was searched for, as plain text. */
  excerpt: z.string(),
  brandIds: z.array(z.int()),
  places: z.array(z.enum(manualPlaces)),
  important: z.boolean(),
  /** Of an important one: whether whoever asks has confirmed it. */
  isConfirmed: z.boolean(),
  isRetired: z.boolean(),
  writtenAt: z.string().describe('2026-11-24T09:15:00Z'),
})
export type ArticleInList = z.output<typeof articleInList>

export const manualArticle = articleInList.omit({ excerpt: true }).extend({
  body: z.string().describe('Markdown; pictures as kep:12'),
  /** Null: it came with the portal. */
  writtenBy: z.string().nullable(),
  /** The version that is shown, where an earlier one was asked for; otherwise `version`. */
  shownVersion: z.int(),
  mayEdit: z.boolean(),
})
export type ManualArticle = z.output<typeof manualArticle>

export const articleVersion = z.object({
  version: z.int(),
  title: z.string(),
  note: z.string(),
  writtenAt: z.string(),
  writtenBy: z.string().nullable(),
})

/** An employee who may read the manual, and whether they confirmed the article as it stands. */
export const confirmation = z.object({ accountId: z.int(), name: z.string(), at: z.string().nullable() })
