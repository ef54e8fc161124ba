import { z } from 'zod'
import type { PermissionKey } from '#accounts/who.ts'
import type { Address } from '#addresses/address.ts'
import { lineOfText, longText } from '#base/plain-text.ts'
import { type Day, isDay } from '#calendar/calendar.ts'
import { type ErrorCode, issueMessage, refusedWith, wrongType } from '#errors.ts'
import { normaliseIdentifier, refusalOfIdentifier, type SerialBounds } from '#requests/identifier.ts'
import { type Outcome, outcomes } from '#requests/status.ts'
import { type MeasureUnit, measured, timeOfDay } from './field-values.ts'
import type { TextForm } from './text-forms.ts'

/** How the work of a sheet ends: as its request does, or with another visit. */
export const sheetOutcomes = [...outcomes, 'SECOND_VISIT'] as const
export type SheetOutcome = (typeof sheetOutcomes)[number]

/** What a field holds: texts, choices, codes and dates (2026-11-25) are texts ('': nothing yet), figures whole numbers. */
export type FieldValue = string | number

/** Another field holds one of these. */
export type WhenField = { readonly field: string; readonly is: readonly string[] }

type MeasureLimit = { readonly when?: WhenField; readonly atLeast?: number } & (
  | { readonly atMost?: number; readonly atMostAs?: never }
  | { readonly atMost: number; readonly atMostAs: string }
)

type FieldKind =
  /** One line. `isCode`: numbers and codes that are scanned, not words. `holds`: what it must be where it is filled; `form`: when it is closed. */
  | {
      readonly type: 'text'
      readonly max: number
      readonly isCode?: true
      readonly holds?: 'imei' | SerialBounds
      readonly form?: TextForm
      /** What is known of the sheet's brand is offered while somebody types. */
      readonly suggests?: 'model'
    }
  | { readonly type: 'longText'; readonly max: number }
  | { readonly type: 'figure'; readonly min: number; readonly max: number }
  /** A day. `isPast`: of something that has been done, so none to come. */
  | { readonly type: 'date'; readonly isPast?: true }
  /** `09:30`. `notBefore`: the field of a time that cannot be later. */
  | { readonly type: 'time'; readonly notBefore?: string }
  /**
   * A decimal in its unit, as a text with a point; 0 is a value. `limits`: outside of them nothing is closed as repaired. `atMostAs`: at most the figure
   * of another field, and never over `atMost`.
   */
  | {
      readonly type: 'measure'
      readonly unit: MeasureUnit
      readonly min: number
      readonly max: number
      readonly limits?: readonly MeasureLimit[]
    }
  /** One of few; its words are `options.<name>_<option>` of the kind. */
  | { readonly type: 'choice'; readonly options: readonly string[]; readonly blocks?: Block }
  /** One of a code list, found by typing words; its words are `codes.<list>_<code>` of the kind. */
  | { readonly type: 'code'; readonly list: string }

/** The answer with which a repair cannot end so; `hints.<name>_<option>` says it where the answer is chosen, the refusal when the sheet is closed. */
type Block = { readonly option: string; readonly outcomes: readonly Outcome[]; readonly code: ErrorCode }

/** What is known of a device when its sheet is opened. */
export type KnownAs = 'model' | 'rmaNumber' | 'serial' | 'imei'

export type FieldDefinition<Name extends string = string> = FieldKind & {
  readonly name: Name
  /** Closing the sheet asks for it: always, or where the repair ends so. */
  readonly needed?: 'always' | readonly SheetOutcome[]
  /** Only then is it asked: otherwise it does not stand on the screen, and is empty. A choice that is always asked, and stands before it. */
  readonly askedWhen?: WhenField
  /** May stay empty, and says so. */
  readonly isOptional?: true
  /** A sentence stands under it: `hints.<name>`. */
  readonly hasHint?: true
  /** Only the workshop reads it: it is printed nowhere. */
  readonly isInternal?: true
  /** A code that is scanned into it while it is empty, wherever the focus stands. */
  readonly waitsForScan?: true
  /** A number by which the sheet is found. */
  readonly isSearched?: true
  /** Of the device: a second visit's sheet begins with it. */
  readonly isOfDevice?: true
  /** What is known of the request when the sheet is opened stands in it already. */
  readonly knownAs?: KnownAs
  /** Sheets were signed before there was such a field: while it is empty, it is no part of what is signed. */
  readonly cameLater?: true
}

export type Section<Name extends string = string> =
  | { readonly name: string; readonly fields: readonly FieldDefinition<Name>[] }
  /** The table of the parts. */
  | { readonly name: 'parts'; readonly fields?: never }

/** A kind of worksheet: everything in which it differs from the others, but its words (`kind-texts.ts`). */
export type KindDefinition = {
  readonly kind: string
  /** The slugs of the brands whose repairs have it. */
  readonly brands: readonly string[]
  /** Two capitals before year and number; null: the house's own, which tells nothing about how many there are (DESIGN 8.29). */
  readonly numberPrefix: string | null
  /** Its sheets are of visits: each has a day, a window and a technician. */
  readonly hasVisits?: true
  /** Who may do what with a sheet of this kind; without `view` it is not there. `send`, `export`: null where the kind does neither. */
  readonly keys: Readonly<Record<'view' | 'edit', PermissionKey> & Record<'send' | 'export', PermissionKey | null>>
  /** In the order of the bench, from top to bottom. The common fields stand where the kind puts them. */
  readonly sections: readonly Section[]
  /** Codes by list. */
  readonly codes: Readonly<Record<string, readonly string[]>>
  /** Where its devices are handed over to the maker. */
  readonly deliverTo?: Omit<Address, 'countryCode'>
}

export const fieldsOf = ({ sections }: Pick<KindDefinition, 'sections'>): FieldDefinition[] => sections.flatMap(({ fields }) => fields ?? [])

/** `LG-2026-000123`. @param count from 1 */
export const brandNumber = (prefix: string, year: number, count: number): string => `${prefix}-${year}-${String(count).padStart(6, '0')}`

/** The kind of sheet that a repair of this brand has. */
export const kindOfBrand = <Kind extends KindDefinition>(all: readonly [Kind, ...Kind[]], slug: string): Kind =>
  all.find(({ brands }) => brands.includes(slug)) ?? all[0]

export const emptyValue = ({ type }: FieldDefinition): FieldValue => (type === 'figure' ? 0 : '')

function schemaOfField(field: FieldDefinition, { codes }: Pick<KindDefinition, 'codes'>): z.ZodType<FieldValue> {
  switch (field.type) {
    case 'text':
      return field.holds ? identifierIn(field.holds, field.max) : lineOfText(field.max)
    case 'longText':
      return longText(field.max)
    case 'figure': {
      const { min, max } = field
      return z.int(wrongType).min(min, refusedWith('QUOTE_FIGURE', { min, max })).max(max, refusedWith('QUOTE_FIGURE', { min, max }))
    }
    case 'date':
      return z
        .string(wrongType)
        .max(10, refusedWith('REPORT_DAY'))
        .refine((day) => day === '' || isDay(day), refusedWith('REPORT_DAY'))
    case 'time':
      return timeOfDay
    case 'measure':
      return measured(field)
    case 'choice':
      return z.enum(['', ...field.options], wrongType)
    case 'code':
      return z.enum(['', ...(codes[field.list] ?? [])], wrongType)
  }
}

/** As it is written on the device, in its one spelling; empty where there is none. */
const identifierIn = (holds: 'imei' | SerialBounds, max: number) => {
  const kind = holds === 'imei' ? 'imei' : 'serial'
  const bounds = holds === 'imei' ? { min: 0, max } : holds
  return lineOfText(max)
    .overwrite((typed) => normaliseIdentifier(kind, typed))
    .superRefine((text, refused) => {
      const refusal = text === '' ? null : refusalOfIdentifier(kind, text, bounds)
      if (refusal) refused.addIssue({ code: 'custom', message: issueMessage(refusal.code, refusal.values) })
    })
}

/** The schema of some of a kind's fields, each by its name; what is not sent is empty. */
export const shapeOf = (fields: readonly FieldDefinition[], kind: Pick<KindDefinition, 'codes'>) =>
  Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field, kind).default(emptyValue(field))]))

/** A value as the field takes it; one that it refuses is left out. */
export const takenBy = (field: FieldDefinition, kind: Pick<KindDefinition, 'codes'>, value: unknown): FieldValue =>
  schemaOfField(field, kind).safeParse(value).data ?? emptyValue(field)

/** How a text of this field must look when the sheet is closed, where its kind says so. */
export const formOf = (field: FieldDefinition): TextForm | undefined => (field.type === 'text' ? field.form : undefined)

/** Whether another field says so. */
export const isSaid = ({ field, is }: WhenField, values: Readonly<Record<string, unknown>>): boolean => is.some((one) => values[field] === one)

export const isAsked = ({ askedWhen }: Pick<FieldDefinition, 'askedWhen'>, values: Readonly<Record<string, unknown>>): boolean =>
  !askedWhen || isSaid(askedWhen, values)

/** What is written, and nothing in the fields that are not asked. */
export const onlyAsked = (fields: readonly FieldDefinition[], values: Readonly<Record<string, FieldValue>>): Record<string, FieldValue> => ({
  ...values,
  ...Object.fromEntries(fields.flatMap((field) => (field.name in values && !isAsked(field, values) ? [[field.name, emptyValue(field)]] : []))),
})

/** What must be on the sheet before it is closed with this outcome, in the order of the sheet (GAPS D5). */
export const missingFor = (kind: Pick<KindDefinition, 'sections'>, outcome: SheetOutcome, values: Readonly<Record<string, unknown>>): string[] =>
  fieldsOf(kind)
    .filter(({ needed }) => needed === 'always' || needed?.includes(outcome))
    .filter((field) => isAsked(field, values))
    .filter((field) => (values[field.name] ?? emptyValue(field)) === emptyValue(field))
    .map(({ name }) => name)

/** The answers with which it cannot be closed so, in the order of the sheet. */
export const blockedFor = (
  kind: Pick<KindDefinition, 'sections'>,
  outcome: SheetOutcome,
  values: Readonly<Record<string, unknown>>,
): { path: string; code: ErrorCode }[] =>
  fieldsOf(kind).flatMap((field) => {
    const block = field.type === 'choice' ? field.blocks : undefined
    return block && values[field.name] === block.option && block.outcomes.some((one) => one === outcome)
      ? [{ path: field.name, code: block.code }]
      : []
  })

/** The fields that say of something done that it is to come. */
export const daysToCome = (fields: readonly FieldDefinition[], values: Readonly<Record<string, FieldValue>>, today: Day): string[] =>
  fields.filter((field) => field.type === 'date' && field.isPast && String(values[field.name] ?? '') > today).map(({ name }) => name)

/** What a kind asks beside the common part, in its order. */
export const ownFieldsOf = (kind: Pick<KindDefinition, 'sections'>, common: readonly Pick<FieldDefinition, 'name'>[]): FieldDefinition[] =>
  fieldsOf(kind).filter(({ name }) => !common.some((one) => one.name === name))

/** A number as it is looked for: capitals and digits, however it is written. */
export const soughtNumber = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The numbers on a sheet by which it is found, each once. */
export const numbersOn = (
  kind: Pick<KindDefinition, 'sections'>,
  values: Readonly<Record<string, unknown>>,
  parts: readonly { readonly partNumber: string; readonly oldSerial: string; readonly newSerial: string }[],
): string[] => {
  const own = fieldsOf(kind).flatMap(({ name, isSearched }) => (isSearched ? [String(values[name] ?? '')] : []))
  const ofParts = parts.flatMap(({ partNumber, oldSerial, newSerial }) => [partNumber, oldSerial, newSerial])
  return [...new Set([...own, ...ofParts].map(soughtNumber))].filter((number) => number.length >= 3)
}
