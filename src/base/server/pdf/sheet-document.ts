import PDFDocument from 'pdfkit'

/**
 * pdfkit's document, written at its end. pdfkit makes thousands of pieces of it, each a write to a stream, and each bytes of its own; as nobody reads
 * before the last, they are only put aside. By methods of a class: functions that a document is given for itself keep the whole of it past the young
 * collections of the heap, and clearing up becomes a fifth of drawing.
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

  /** Ends it. */
  bytes(): Buffer {
    for (const [page, content] of this.#contents) page.write(content.join('\n'))
    this.end()
    return Buffer.concat(this.parts ?? [])
  }
}
