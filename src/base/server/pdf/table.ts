import type { PdfColumn } from './blocks.ts'
import type { PdfWriter } from './pdf-writer.ts'
import { line, page, type Style, styles } from './theme.ts'

const padding = 4

type Cell = { x: number; width: number; align: 'left' | 'right' }

/** Rows do not split; the head comes again on every page, there as decoration only. */
export function drawTable(writer: PdfWriter, columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void {
  const cells = layOut(writer, columns)
  const titles = columns.map((column) => column.title)
  const headHeight = rowHeight(writer, cells, titles, styles.cellTitle)
  const max = writer.doc.page.height - page.top - page.bottom - headHeight

  writer.inside('Table', () => {
    writer.room(headHeight + rowHeight(writer, cells, rows[0] ?? [], styles.cell))
    headFill(writer, headHeight)
    row(writer, cells, titles, 'TH', headHeight)
    for (const texts of rows) {
      const height = Math.min(rowHeight(writer, cells, texts, styles.cell), max)
      if (writer.room(height)) repeatHead(writer, cells, titles, headHeight)
      row(writer, cells, texts, 'TD', height)
    }
  })
  writer.y += 8
}

function layOut(writer: PdfWriter, columns: readonly PdfColumn[]): Cell[] {
  const shares = columns.map((column) => column.share ?? 1)
  const all = shares.reduce((sum, share) => sum + share, 0)
  let x = writer.x
  return columns.map((column, index) => {
    const width = ((shares[index] ?? 1) / all) * writer.width
    const cell: Cell = { x: x + padding, width: width - 2 * padding, align: column.align ?? 'left' }
    x += width
    return cell
  })
}

const rowHeight = (writer: PdfWriter, cells: readonly Cell[], texts: readonly string[], style: Style): number =>
  Math.max(...cells.map((cell, index) => writer.height(texts[index] ?? '', style, cell.width))) + 2 * padding

function row(writer: PdfWriter, cells: readonly Cell[], texts: readonly string[], tag: 'TH' | 'TD', height: number): void {
  const top = writer.y
  writer.inside('TR', () => {
    cells.forEach((cell, index) => {
      writer.y = top + padding
      const style = tag === 'TH' ? styles.cellTitle : styles.cell
      // One point more than measured, or rounding would cut the last line.
      writer.text(tag, texts[index] ?? '', style, { ...cell, height: height - 2 * padding + 1 }, tag === 'TH' ? { scope: 'Column' } : {})
    })
  })
  writer.y = top + height
  underline(writer)
}

function repeatHead(writer: PdfWriter, cells: readonly Cell[], titles: readonly string[], height: number): void {
  headFill(writer, height)
  const { face, size, colour, lineGap } = styles.cellTitle
  writer.artifact(() => {
    cells.forEach(({ x, width, align }, index) => {
      writer.doc.font(face).fontSize(size).fillColor(colour)
      writer.doc.text(titles[index] ?? '', x, writer.y + padding, { width, align, lineGap })
    })
  })
  writer.y += height
  underline(writer)
}

function headFill(writer: PdfWriter, height: number): void {
  writer.artifact(() => writer.doc.rect(writer.x, writer.y, writer.width, height).fill(line.head))
}

function underline(writer: PdfWriter): void {
  const { x, y, width } = writer
  writer.artifact(() =>
    writer.doc
      .lineWidth(0.5)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(line.hair),
  )
}
