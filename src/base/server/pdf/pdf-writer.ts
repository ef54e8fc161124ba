import type PDFDocument from 'pdfkit'
import { kept } from '../kept.ts'
import type { Symbology } from './blocks.ts'
import { type Code, encode } from './codes.ts'
import { roughWidth } from './faces.ts'
import { withGlyphs } from './glyphs.ts'
import { page, type Style } from './theme.ts'

type Doc = InstanceType<typeof PDFDocument>
type Struct = ReturnType<Doc['struct']>
type StructOptions = { alt?: string; bbox?: [number, number, number, number]; scope?: 'Column' | 'Row' }
type Place = { x?: number; width?: number; align?: 'left' | 'right' | 'center'; height?: number }

/** Most texts are the same on every sheet, so their heights are kept for all documents; what somebody wrote at length is not. */
const heights = new Map<string, number>()
const [maxHeights, longText] = [5_000, 300]
const maxCodes = 1_000

/**
 * Writes downwards in one column of the page and keeps the structure tree that screen readers follow.
 * Dry, it writes nothing and only moves: that is how a block's height is known before it is drawn.
 */
export class PdfWriter {
  readonly doc: Doc
  x: number
  y: number
  width: number
  #parent: Struct
  #dry = false
  #still = false
  /** Frames and columns are measured before they are drawn, one within the other: what was found out once is kept for this document. */
  readonly #codes = new Map<string, Code>()
  readonly #longHeights = new Map<string, number>()

  constructor(doc: Doc, root: Struct, margins: { readonly left: number; readonly right: number } = page) {
    this.doc = doc
    this.#parent = root
    this.x = margins.left
    this.y = doc.y
    this.width = doc.page.width - margins.left - margins.right
  }

  get bottom(): number {
    return this.doc.page.height - page.bottom
  }

  /** Goes to the next page unless so much height is left here. Higher than a page: stays, and flows. */
  room(height: number): boolean {
    if (this.#dry || this.#still || this.y + height <= this.bottom || this.y <= page.top) return false
    this.doc.addPage()
    this.y = this.doc.y
    return true
  }

  height(written: string, style: Style, width = this.width): number {
    const text = withGlyphs(written)
    const { face, size, lineGap } = style
    return kept(text.length > longText ? this.#longHeights : heights, `${face} ${size} ${lineGap} ${width} ${text}`, maxHeights, () => {
      // No colour: what is kept must leave no trace in the document that happened to measure it.
      this.doc.font(face).fontSize(size)
      return isOneLine(text, style, width) ? this.#lineHeight(style) : this.doc.heightOfString(oneLineBreak(text), { width, lineGap })
    })
  }

  code(symbology: Symbology, content: string): Code {
    return kept(this.#codes, `${symbology} ${content}`, maxCodes, () => encode(symbology, content))
  }

  /** One tagged run of text below the last one. */
  text(tag: string, written: string, style: Style, place: Place = {}, options: StructOptions = {}): void {
    const { x = this.x, width = this.width, align = 'left', height } = place
    if (this.#dry) {
      this.y += Math.min(this.height(written, style, width), height ?? Number.POSITIVE_INFINITY)
      return
    }
    const text = withGlyphs(written)
    this.leaf(tag, options, () => {
      this.#use(style)
      const bottom = this.y + (height ?? Number.POSITIVE_INFINITY)
      if (align === 'left' && isOneLine(text, style, width) && this.y + this.#lineHeight(style) <= Math.min(bottom, this.doc.page.maxY())) {
        this.doc.text(text, x, this.y, oneLine)
        this.doc.y += this.#lineHeight(style)
        return
      }
      this.doc.text(oneLineBreak(text), x, this.y, {
        width,
        align,
        lineGap: style.lineGap,
        ...(height === undefined ? {} : { height, ellipsis: true }),
      })
    })
    this.y = this.doc.y
  }

  /** Of the face that is in use. */
  #lineHeight({ lineGap }: Style): number {
    return this.doc.currentLineHeight(true) + lineGap
  }

  /** Content of the structure tree that is not text: a code, a picture. */
  leaf(tag: string, options: StructOptions, draw: () => void): void {
    if (!this.#dry) this.#parent.add(this.doc.struct(tag, options, [draw]))
  }

  /** An entry of the reader's contents pane. */
  bookmark(text: string): void {
    if (!this.#dry) this.doc.outline.addItem(text)
  }

  /** Lines, fills and repeated heads: seen, not read out. */
  artifact(draw: () => void): void {
    if (this.#dry) return
    this.doc.markContent('Artifact')
    draw()
    this.doc.endMarkedContent()
  }

  /** Everything drawn inside belongs to one structure element. */
  inside(tag: string, draw: () => void, options: StructOptions = {}): void {
    if (this.#dry) {
      draw()
      return
    }
    const outer = this.#parent
    const element = this.doc.struct(tag, options)
    outer.add(element)
    this.#parent = element
    draw()
    element.end()
    this.#parent = outer
  }

  /** Draws in a narrower column, then returns to this one, below. */
  column(x: number, width: number, draw: () => void): void {
    const outer = { x: this.x, width: this.width }
    this.x = x
    this.width = width
    draw()
    this.x = outer.x
    this.width = outer.width
  }

  /** Draws where it is told, and never goes to the next page. */
  still(draw: () => void): void {
    this.#still = true
    draw()
    this.#still = false
  }

  /** How high it would be. */
  measure(draw: () => void): number {
    const before = { y: this.y, dry: this.#dry }
    this.#dry = true
    draw()
    const height = this.y - before.y
    this.y = before.y
    this.#dry = before.dry
    return height
  }

  #use(style: Style): void {
    this.doc.font(style.face).fontSize(style.size).fillColor(style.colour)
  }
}

/** Whether it surely stands on one line: to look for its breaks costs more than to draw it. What is near the end of the line is looked at. */
const isOneLine = (text: string, { face, size }: Style, width: number): boolean =>
  text.length < 120 && plainWords.test(text) && (roughWidth(face, text) / 1000) * size * 1.03 + 1 <= width

/** As pdfkit draws a line whose breaks nobody needs to look for. */
export const oneLine = { lineBreak: false, textWidth: 0, wordCount: 1 } as const

/** Without line ends, tabs, soft hyphens and spaces at either end, each of which pdfkit treats in a way of its own where it looks for breaks. */
const plainWords = /^[^\s\u00ad](?:[^\t\n\v\f\r\u0085\u00ad\u2028\u2029]*[^\s\u00ad])?$/

/** Typed texts come with the line ends of any machine; a carriage return would print as an empty box. */
const oneLineBreak = (text: string) => text.replace(/\r\n?/g, '\n')
