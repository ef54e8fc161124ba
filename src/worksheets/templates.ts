import { z } from 'zod'
import { hasWords } from '#addresses/fold.ts'
import { lineOfText, longText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'

/** The fields of the common part that are filled from ready texts. */
export const templateFields = ['diagnosis', 'workDone', 'testResult'] as const
export type TemplateField = (typeof templateFields)[number]

const id = z.int(wrongType).positive(wrongType)

export const writtenTemplate = {
  field: z.enum(templateFields, wrongType),
  title: lineOfText(80).min(1, refusedWith('REQUIRED')),
  body: longText(1000).min(1, refusedWith('REQUIRED')),
  /** Null: for every brand, for every kind of device. */
  brandId: id.nullable(),
  productGroupId: id.nullable(),
} as const

/** A ready text as it is picked on a sheet. */
export const readyText = z.object({ id: z.int(), field: z.enum(templateFields), title: z.string(), body: z.string() })
export type ReadyText = z.output<typeof readyText>

export const templateInList = readyText.extend({
  brandId: z.int().nullable(),
  productGroupId: z.int().nullable(),
  version: z.int(),
  isRetired: z.boolean(),
})
export type TemplateInList = z.output<typeof templateInList>

/** Texts whose title or body has every word that is typed, or its beginning, without accents too; where nothing is typed, all. */
export const templatesFor = <Text extends Pick<ReadyText, 'title' | 'body'>>(typed: string, all: readonly Text[]): Text[] =>
  all.filter(({ title, body }) => hasWords(`${title} ${body}`, typed))

/** What stands in a field once a ready text is picked: after what was written, on a line of its own. @param max of the field */
export const withTemplate = (written: string, body: string, max: number): string =>
  (written.trim() === '' ? body : `${written.trimEnd()}\n${body}`).slice(0, max)
