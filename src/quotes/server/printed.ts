import { type Fact, facts, type PdfBlock } from '#base/server/pdf/pdf.ts'
import type { Translator } from '#base/texts.ts'
import { company } from '#site/company.ts'
import type { quoteDocumentTexts } from '../document-texts.ts'

/** No printing font has pictures: without this an emoji would be an empty box. */
export const printable = (text: string) => text.replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu, '').trim()

/** Terms whose value is there. */
export const knownFacts = (...rows: readonly (readonly [string, string | null])[]): PdfBlock =>
  facts(...rows.flatMap(([term, value]): Fact[] => (value ? [[term, printable(value)]] : [])))

/** Who gives the quote or the report. */
export const companyFacts = (t: Translator<typeof quoteDocumentTexts.hu>): [string, string][] => [
  [t('company'), `${company.name}, ${company.address}, ${company.taxNumber}`],
  [t('contact'), `${company.phone}, ${company.email}`],
]
