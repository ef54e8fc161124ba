import { intlLocales } from '../../languages.ts'
import { drawAll } from './draw.ts'
import { withGlyphs } from './glyphs.ts'
import type { PdfSheet } from './pdf-sheet.ts'
import { oneLine, PdfWriter } from './pdf-writer.ts'
import { SheetDocument } from './sheet-document.ts'
import { line, page, roll, styles } from './theme.ts'

/** What is drawn, as it travels to the process that draws it: `created` in milliseconds since 1970. */
export type PlainSheet = Omit<PdfSheet, 'created'> & { readonly created: number }

const noMargins = { top: 0, bottom: 0, left: 0, right: 0 }
/** No page of a PDF is longer (ISO 32000, annex C). */
const maxPageHeight = 14_400

/** Makes a document: embedded fonts, tagged for screen readers, bookmarks for its headings, deterministic. It works without a pause. */
export function drawSheet(sheet: PlainSheet): Buffer {
  if (!sheet.roll) return drawOn(sheet, 'A4')
  // A roll is cut below what stands on it: how long that is, is found out on one that is long enough.
  return drawOn(sheet, [roll.width, Math.min(maxPageHeight, heightOfRoll(sheet) + roll.top + roll.bottom)])
}

function drawOn(sheet: PlainSheet, size: 'A4' | [number, number]): Buffer {
  const { doc, root } = openDocument(sheet, size)
  const writer = new PdfWriter(doc, root, sheet.roll ? roll : page)
  if (sheet.roll) writer.still(() => drawAll(writer, sheet.blocks))
  else drawAll(writer, sheet.blocks)
  root.end()
  if (!sheet.bare && !sheet.roll) runningLines(doc, sheet)
  return doc.bytes()
}

function heightOfRoll(sheet: PlainSheet): number {
  const { doc, root } = openDocument(sheet, [roll.width, maxPageHeight])
  const writer = new PdfWriter(doc, root, roll)
  return writer.measure(() => drawAll(writer, sheet.blocks))
}

function openDocument(sheet: PlainSheet, size: 'A4' | [number, number]) {
  const created = new Date(sheet.created)
  const { top, bottom, left, right } = sheet.roll ? roll : page
  const doc = new SheetDocument({
    autoFirstPage: false,
    size,
    margins: sheet.bare ? noMargins : { top, bottom: sheet.roll ? 0 : bottom, left, right },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: intlLocales[sheet.language],
    // Not Helvetica: no font but the embedded ones may appear.
    font: '',
    info: { Title: sheet.title, Author: sheet.author, Creator: sheet.author, CreationDate: created, ModDate: created },
  })
  doc.openFaces()
  doc.addPage()
  const root = doc.struct('Document', { title: sheet.title })
  doc.addStructure(root)
  return { doc, root }
}

/** Head and foot of every page, once the number of pages is known. */
function runningLines(doc: SheetDocument, { title, author, foot = '' }: PlainSheet): void {
  const { start, count } = doc.bufferedPageRange()
  const right = doc.page.width - page.right
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index)
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font(styles.running.face).fontSize(styles.running.size).fillColor(styles.running.colour)
    const at = (text: string, x: number, y: number) => doc.text(text, x, y, oneLine)
    const atRight = (text: string, y: number) => at(text, right - doc.widthOfString(text), y)
    at(withGlyphs(author), page.left, page.head)
    atRight(withGlyphs(title), page.head)
    const low = doc.page.height - page.foot
    at(withGlyphs(foot), page.left, low)
    atRight(`${index - start + 1} / ${count}`, low)
    doc.lineWidth(0.5)
    for (const y of [page.head + 14, low - 6]) doc.moveTo(page.left, y).lineTo(right, y)
    doc.stroke(line.hair)
    doc.endMarkedContent()
  }
}
