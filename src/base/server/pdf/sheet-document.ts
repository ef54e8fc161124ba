import { deflateSync } from 'node:zlib'
import type { Font, GlyphRun } from 'fontkit'
import PDFDocument from 'pdfkit'
import { faces, layoutsOf } from './faces.ts'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit takes an opened font too; its types do not say so. */
      registerFont(name: string, font: Font): this
      /** The font in use, with what it keeps of the words of its document. */
      _font: { layoutCache: Record<string, GlyphRun> }
    }
    interface TextOptions {
      /** What pdfkit would measure of a line for its links and underlines; where it has none, whatever is said here is as good. */
      textWidth?: number
      wordCount?: number
    }
  }
}

/** pdfkit's types do not know where a part keeps what was written. */
type PackedReference = PDFKit.PDFKitReference & { buffer: Uint8Array[] }

/** Nor what is marked on a page and has not ended. */
type MarkedPage = PDFKit.PDFPage & { markings: PDFKit.Mixins.PageMarking[] }

/**
 * pdfkit's document, written at its end. pdfkit makes thousands of pieces of it, each a write to a stream, and each bytes of its own; as nobody reads
 * before the last, they are only put aside.
 */
export class SheetDocument extends PDFDocument {
  /** Without a beginning here: its first lines are written while pdfkit's part of it is made. */
  declare private parts?: Uint8Array[]
  readonly #contents = new Map<PDFKit.PDFPage, string[]>()

  override push(part: Uint8Array | null): boolean {
    this.parts ??= []
    return part !== null && this.parts.push(part) > 0
  }

  /** What is drawn on a page comes in thousands of short texts. */
  override addContent(text: string): this {
    const content = this.#contents.get(this.page) ?? []
    content.push(text)
    this.#contents.set(this.page, content)
    return this
  }

  /** What goes on over the page ends on this one first: pdfkit writes that past `addContent`, before everything put aside there. */
  override endPageMarkings(page: MarkedPage): PDFKit.Mixins.PageMarking[] {
    const { markings } = page
    page.markings = []
    this.#contents.get(page)?.push(...markings.map(() => 'EMC'))
    return markings
  }

  /** Packed at level 3, for half the processor of pdfkit's 6: a sheet is 3 % larger (decision 121). */
  override ref(data: object): PDFKit.PDFKitReference {
    const reference = super.ref(data) as PackedReference
    const finalize = reference.finalize.bind(reference)
    reference.finalize = () => {
      if (reference.compress && reference.buffer.length > 0) {
        reference.buffer = [deflateSync(Buffer.concat(reference.buffer), { level: 3 })]
        reference.compress = false
      }
      finalize()
    }
    return reference
  }

  /** Both at once: pdfkit numbers fonts as they are first asked for; which that is must not depend on what was measured for other documents. */
  openFaces(): void {
    const { regular, bold } = faces()
    this.registerFont('regular', regular)
    this.registerFont('bold', bold)
    for (const face of ['regular', 'bold'] as const) this.font(face)._font.layoutCache = layoutsOf(face)
  }

  /** Ends it. */
  bytes(): Buffer {
    for (const [page, content] of this.#contents) page.write(Buffer.from(`${content.join('\n')}\n`, 'latin1'))
    this.end()
    return Buffer.concat(this.parts ?? [])
  }
}
