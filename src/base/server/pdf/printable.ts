import { type Fact, facts, type PdfBlock } from './pdf.ts'
import { pictures } from './pictures.ts'

/** Without pictures: what says nothing else is not there. */
export const printable = (text: string) => text.replace(pictures, '').trim()

/** Terms whose value is there. */
export const knownFacts = (...rows: readonly (readonly [string, string | null])[]): PdfBlock =>
  facts(...rows.flatMap(([term, value]): Fact[] => (value ? [[term, printable(value)]] : [])))
