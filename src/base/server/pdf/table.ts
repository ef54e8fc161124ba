import type { PdfColumn } from './blocks.ts'
import { line, page, type Style, styles } from './look.ts'
import type { Pen } from './pen.ts'

const padding = 4

type Cell = { x: number; width: number; align: 'left' | 'right' }

/** Rows do not split; the head comes again on every page, there as decoration only. */
export function drawTable(pen: Pen, columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void {
  const cells = layOut(pen, columns)
  const titles = columns.map((column) => column.title)
  const headHeight = rowHeight(pen, cells, titles, styles.cellTitle)
  const most = pen.doc.page.height - page.top - page.bottom - headHeight

  pen.inside('Table', () => {
    pen.room(headHeight + rowHeight(pen, cells, rows[0] ?? [], styles.cell))
    headFill(pen, headHeight)
    row(pen, cells, titles, 'TH', headHeight)
    for (const texts of rows) {
      const height = Math.min(rowHeight(pen, cells, texts, styles.cell), most)
      if (pen.room(height)) repeatHead(pen, cells, titles, headHeight)
      row(pen, cells, texts, 'TD', height)
    }
  })
  pen.y += 8
}

function layOut(pen: Pen, columns: readonly PdfColumn[]): Cell[] {
  const shares = columns.map((column) => column.share ?? 1)
  const all = shares.reduce((sum, share) => sum + share, 0)
  let x = pen.x
  return columns.map((column, index) => {
    const width = ((shares[index] ?? 1) / all) * pen.width
    const cell: Cell = { x: x + padding, width: width - 2 * padding, align: column.align ?? 'left' }
    x += width
    return cell
  })
}

const rowHeight = (pen: Pen, cells: readonly Cell[], texts: readonly string[], style: Style): number =>
  Math.max(...cells.map((cell, index) => pen.height(texts[index] ?? '', style, cell.width))) + 2 * padding

function row(pen: Pen, cells: readonly Cell[], texts: readonly string[], tag: 'TH' | 'TD', height: number): void {
  const top = pen.y
  pen.inside('TR', () => {
    cells.forEach((cell, index) => {
      pen.y = top + padding
      const style = tag === 'TH' ? styles.cellTitle : styles.cell
      // One point more than measured, or rounding would cut the last line.
      pen.text(tag, texts[index] ?? '', style, { ...cell, height: height - 2 * padding + 1 }, tag === 'TH' ? { scope: 'Column' } : {})
    })
  })
  pen.y = top + height
  underline(pen)
}

function repeatHead(pen: Pen, cells: readonly Cell[], titles: readonly string[], height: number): void {
  headFill(pen, height)
  const { face, size, colour, lineGap } = styles.cellTitle
  pen.artifact(() => {
    cells.forEach(({ x, width, align }, index) => {
      pen.doc.font(face).fontSize(size).fillColor(colour)
      pen.doc.text(titles[index] ?? '', x, pen.y + padding, { width, align, lineGap })
    })
  })
  pen.y += height
  underline(pen)
}

function headFill(pen: Pen, height: number): void {
  pen.artifact(() => pen.doc.rect(pen.x, pen.y, pen.width, height).fill(line.head))
}

function underline(pen: Pen): void {
  const { x, y, width } = pen
  pen.artifact(() =>
    pen.doc
      .lineWidth(0.5)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(line.hair),
  )
}
