import type { Language } from '../../languages.ts'
import type { PdfBlock } from './blocks.ts'

export type PdfSheet = {
  /** Shown in the window of the reader and at the right of the head. */
  readonly title: string
  readonly language: Language
  /** Who issues it; at the left of the head. */
  readonly author: string
  /** The moment the document speaks of. The same sheet made twice is the same bytes. */
  readonly created: Temporal.Instant
  /** One line at the left of the foot; the page number stands at the right. */
  readonly foot?: string
  /** No margins, no head and foot: whatever is printed stands in its blocks. */
  readonly bare?: true
  /** For the printer of a counter: 80 mm wide, one page as long as what stands on it, no head and foot. */
  readonly roll?: true
  readonly blocks: readonly PdfBlock[]
}
