import { decimalSignOf, type Language } from '#base/languages.ts'
import { heading, type PdfBlock } from '#base/server/pdf/pdf.ts'
import { knownFacts } from '#base/server/pdf/printable.ts'
import { type Texts, translatorOf } from '#base/texts.ts'
import type { Day } from '#calendar/calendar.ts'
import { dayInWords } from '#requests/in-words.ts'
import { commonFields } from '../common-kind.ts'
import { type FieldValue, type KindDefinition, ownFieldsOf } from '../kind.ts'
import { type KindWords, kindTexts } from '../kind-texts.ts'
import { kindNamed } from '../kinds.ts'
import { valueInWords } from '../value-in-words.ts'
import type { PrintedAlone } from './printed-worksheet.ts'
import { storedFieldsOf } from './stored-fields.ts'

/** What the brand's sheet has beside the common part; the common sheet has nothing. */
export async function ownBlocksOf({ sheet, language }: Pick<PrintedAlone, 'sheet' | 'language'>): Promise<PdfBlock[]> {
  const kind = kindNamed(sheet.kind)
  const of = kindTexts[kind.kind]
  return of ? ownBlocks({ kind, of, values: storedFieldsOf(sheet), language }) : []
}

type Own = {
  readonly kind: KindDefinition
  readonly of: Texts<KindWords>
  readonly values: Readonly<Record<string, FieldValue>>
  readonly language: Language
}

/** In the order of the definition; what is a note of the house is printed nowhere. */
export async function ownBlocks({ kind, of, values, language }: Own): Promise<PdfBlock[]> {
  const words = await translatorOf(of, language)
  const day = (written: Day) => dayInWords(language, written)
  const printed = ownFieldsOf(kind, commonFields).filter(({ isInternal }) => !isInternal)
  return [
    heading(2, words('sheetTitle')),
    knownFacts(
      ...printed.map((field): [string, string] => [
        words(`fields.${field.name}`),
        valueInWords({ words, day, decimalSign: decimalSignOf(language) }, field, values[field.name]),
      ]),
    ),
  ]
}
