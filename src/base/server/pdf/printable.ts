import { type Fact, facts, type PdfBlock } from './pdf.ts'

/** No printing font has pictures: without this an emoji would be an empty box. */
export const printable = (text: string) => text.replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu, '').trim()

/** Terms whose value is there. */
export const knownFacts = (...rows: readonly (readonly [string, string | null])[]): PdfBlock =>
  facts(...rows.flatMap(([term, value]): Fact[] => (value ? [[term, printable(value)]] : [])))
