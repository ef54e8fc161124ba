/** What a printed page is made of. Blocks are data: a document is a list of them, built by whoever has something to print. */
export type PdfBlock =
  | { block: 'heading'; level: 1 | 2 | 3; text: string }
  | { block: 'paragraph'; text: string; variant: TextVariant }
  | { block: 'list'; items: readonly string[] }
  | { block: 'facts'; facts: readonly Fact[] }
  | { block: 'table'; columns: readonly PdfColumn[]; rows: readonly (readonly string[])[] }
  | { block: 'code'; symbology: Symbology; content: string; alt: string; caption?: string; width: number }
  | { block: 'box'; blocks: readonly PdfBlock[] }
  | { block: 'side'; left: readonly PdfBlock[]; right: readonly PdfBlock[]; share: number }
  | { block: 'together'; blocks: readonly PdfBlock[] }
  | { block: 'photos'; photos: readonly PdfPhoto[] }
  | { block: 'signatures'; labels: readonly string[] }
  | { block: 'drawing'; path: string; field: PdfField; alt: string; width: number }
  | { block: 'cutLine' }
  | { block: 'gap'; height: number }
  | { block: 'newPage' }
  | { block: 'labels'; labels: readonly (readonly PdfBlock[])[] }

export type TextVariant = 'body' | 'lead' | 'small' | 'strong' | 'address'
export type Symbology = 'qr' | 'code128'
/** The field that a path was drawn in, whatever its size on the page. */
export type PdfField = { readonly width: number; readonly height: number }
/** A term and what stands beside it. */
export type Fact = readonly [term: string, value: string]
/** A JPEG, what a screen reader says of it, and what stands under it. */
export type PdfPhoto = { readonly jpeg: Uint8Array; readonly alt: string; readonly caption?: string }
/** `share`: the part of the width this column gets, relative to the others. */
export type PdfColumn = { title: string; share?: number; align?: 'left' | 'right' }

export const heading = (level: 1 | 2 | 3, text: string): PdfBlock => ({ block: 'heading', level, text })
export const paragraph = (text: string, variant: TextVariant = 'body'): PdfBlock => ({ block: 'paragraph', text, variant })
export const bullets = (items: readonly string[]): PdfBlock => ({ block: 'list', items })
/** Terms at the left, values at the right; values may be long and run over a page. */
export const facts = (...rows: readonly Fact[]): PdfBlock => ({ block: 'facts', facts: rows })
/** The head repeats on every page; one row never splits, so what does not fit a page is cut with an ellipsis. */
export const table = (columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): PdfBlock => ({ block: 'table', columns, rows })
/** `alt` is what a screen reader says; `width` in points (28.35 = 1 cm). */
export const qr = (content: string, alt: string, { width = 85, caption }: { width?: number; caption?: string } = {}): PdfBlock => ({
  block: 'code',
  symbology: 'qr',
  content,
  alt,
  caption,
  width,
})
/** Latin letters, digits and signs only; the caption under the bars is the content unless told otherwise. */
export const code128 = (content: string, alt: string, { width = 170, caption = content }: { width?: number; caption?: string } = {}): PdfBlock => ({
  block: 'code',
  symbology: 'code128',
  content,
  alt,
  caption,
  width,
})
/** A frame; never splits over two pages. */
export const box = (...blocks: readonly PdfBlock[]): PdfBlock => ({ block: 'box', blocks })
/** Two columns that never split; `share` is the left one's part of the width. */
export const side = (left: readonly PdfBlock[], right: readonly PdfBlock[], share = 0.5): PdfBlock => ({ block: 'side', left, right, share })
/** Stays on one page. */
export const together = (...blocks: readonly PdfBlock[]): PdfBlock => ({ block: 'together', blocks })
/** Two in a row, each whole. */
export const photos = (list: readonly PdfPhoto[]): PdfBlock => ({ block: 'photos', photos: list })
/** Lines to sign on, side by side. */
export const signatures = (...labels: readonly string[]): PdfBlock => ({ block: 'signatures', labels })
/** What somebody drew by hand, as an SVG path within `field`, above a line; `width` in points. */
export const drawing = (path: string, field: PdfField, alt: string, { width = 170 }: { width?: number } = {}): PdfBlock => ({
  block: 'drawing',
  path,
  field,
  alt,
  width,
})
export const cutLine: PdfBlock = { block: 'cutLine' }
export const gap = (height: number): PdfBlock => ({ block: 'gap', height })
/** What follows begins a page of its own. */
export const newPage: PdfBlock = { block: 'newPage' }
/** Sheets of eight labels, 105 × 74 mm each, as they are sold ready cut; for a `bare` sheet. What does not fit its label runs over it. */
export const labels = (each: readonly (readonly PdfBlock[])[]): PdfBlock => ({ block: 'labels', labels: each })
