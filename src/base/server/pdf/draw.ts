import type { Fact, PdfBlock, PdfPhoto } from './blocks.ts'
import { roughWidth } from './faces.ts'
import type { PdfWriter } from './pdf-writer.ts'
import { drawTable } from './table.ts'
import { line, styles } from './theme.ts'

export function drawAll(writer: PdfWriter, blocks: readonly PdfBlock[]): void {
  for (const block of blocks) draw(writer, block)
}

function draw(writer: PdfWriter, block: PdfBlock): void {
  switch (block.block) {
    case 'heading':
      heading(writer, block.level, block.text)
      break
    case 'paragraph':
      writer.text('P', block.text, styles[block.variant])
      writer.y += styles[block.variant].after
      break
    case 'list':
      list(writer, block.items)
      break
    case 'facts':
      facts(writer, block.facts)
      break
    case 'table':
      drawTable(writer, block.columns, block.rows)
      break
    case 'code':
      code(writer, block)
      break
    case 'box':
      box(writer, block.blocks)
      break
    case 'side':
      side(writer, block)
      break
    case 'together':
      writer.room(writer.measure(() => drawAll(writer, block.blocks)) - spaceBelow(block.blocks.at(-1)))
      drawAll(writer, block.blocks)
      break
    case 'photos':
      for (let first = 0; first < block.photos.length; first += 2) photoRow(writer, block.photos.slice(first, first + 2))
      break
    case 'signatures':
      signatures(writer, block.labels)
      break
    case 'drawing':
      drawing(writer, block)
      break
    case 'cutLine':
      cutLine(writer)
      break
    case 'gap':
      writer.y += block.height
      break
    case 'newPage':
      writer.room(Number.POSITIVE_INFINITY)
      break
    case 'labels':
      labels(writer, block.labels)
      break
  }
}

/** What keeps a text off the next one needs no room at the end of a page. */
const spaceBelow = (last: PdfBlock | undefined) => (last?.block === 'paragraph' ? styles[last.variant].after : 0)

/** A heading is never the last thing on a page. */
function heading(writer: PdfWriter, level: 1 | 2 | 3, text: string): void {
  const style = styles[`h${level}`]
  const twoLinesBelow = 32
  if (level > 1) writer.y += level === 2 ? 8 : 4
  writer.room(writer.height(text, style) + style.after + twoLinesBelow)
  if (level === 2) writer.bookmark(text)
  writer.text(`H${level}`, text, style)
  writer.y += style.after
}

function list(writer: PdfWriter, items: readonly string[]): void {
  const indent = 13
  writer.inside('L', () => {
    for (const item of items) {
      writer.room(Math.min(writer.height(item, styles.body, writer.width - indent), 40))
      writer.inside('LI', () => {
        const y = writer.y
        writer.text('Lbl', '•', styles.body, { width: indent })
        writer.y = y
        writer.text('LBody', item, styles.body, { x: writer.x + indent, width: writer.width - indent })
      })
      writer.y += 2
    }
  })
  writer.y += 4
}

/** Between a term and its value. */
const besideTerm = 10

/** In a narrow column the terms get more room rather than a word cut in two. */
function termsWidth(width: number, rows: readonly Fact[]): number {
  const { face, size } = styles.term
  const words = rows.flatMap(([term]) => term.split(/[\s-]/))
  const longest = (Math.max(0, ...words.map((word) => roughWidth(face, word))) * size) / 1000
  return Math.max(Math.min(width * 0.36, 170), Math.min(Math.ceil(longest) + 1 + besideTerm, width * 0.5))
}

function facts(writer: PdfWriter, rows: readonly Fact[]): void {
  const left = termsWidth(writer.width, rows)
  for (const [term, value] of rows) {
    const termHeight = writer.height(term, styles.term, left - besideTerm)
    writer.room(Math.max(termHeight, Math.min(writer.height(value, styles.value, writer.width - left), 60)))
    const y = writer.y
    writer.text('P', term, styles.term, { width: left - besideTerm })
    writer.y = y
    writer.text('P', value, styles.value, { x: writer.x + left, width: writer.width - left })
    // A value that ran over to the next page is below anyway.
    if (writer.y >= y) writer.y = Math.max(writer.y, y + termHeight)
    writer.y += 3
  }
  writer.y += 4
}

function code(writer: PdfWriter, block: Extract<PdfBlock, { block: 'code' }>): void {
  const { columns, rows, bars } = writer.code(block.symbology, block.content)
  const module = block.width / columns
  const height = block.symbology === 'qr' ? module * rows : 40
  const unit = height / rows
  writer.room(height + 20)
  const { x, y } = writer
  writer.leaf('Figure', { alt: block.alt, bbox: [x, y, x + block.width, y + height] }, () => {
    for (const bar of bars) writer.doc.rect(x + bar.x * module, y + bar.y * unit, bar.width * module, bar.height * unit)
    writer.doc.fill('#000000')
  })
  writer.y += height + 3
  if (block.caption) writer.text('P', block.caption, styles.code, { width: Math.max(block.width, 120) })
  writer.y += 5
}

function box(writer: PdfWriter, blocks: readonly PdfBlock[]): void {
  const inset = 10
  const inner = () => writer.column(writer.x + inset, writer.width - 2 * inset, () => drawAll(writer, blocks))
  const height = writer.measure(inner) + 2 * inset
  writer.room(height)
  const top = writer.y
  writer.artifact(() => writer.doc.lineWidth(0.8).roundedRect(writer.x, top, writer.width, height, 4).stroke(line.frame))
  writer.y = top + inset
  writer.inside('Div', inner)
  writer.y = top + height + 8
}

function side(writer: PdfWriter, { left, right, share }: Extract<PdfBlock, { block: 'side' }>): void {
  const between = 16
  const leftWidth = (writer.width - between) * share
  const drawLeft = () => writer.column(writer.x, leftWidth, () => drawAll(writer, left))
  const drawRight = () => writer.column(writer.x + leftWidth + between, writer.width - leftWidth - between, () => drawAll(writer, right))
  const height = Math.max(writer.measure(drawLeft), writer.measure(drawRight))
  writer.room(height)
  const top = writer.y
  writer.inside('Div', drawLeft)
  writer.y = top
  writer.inside('Div', drawRight)
  writer.y = top + height
}

function photoRow(writer: PdfWriter, row: readonly PdfPhoto[]): void {
  const [between, height] = [12, 170]
  const width = (writer.width - between) / 2
  const captions = row.map(({ caption = '' }) => (caption === '' ? 0 : writer.height(caption, styles.small, width) + 3))
  writer.room(height + Math.max(...captions))
  const top = writer.y
  row.forEach(({ jpeg, alt, caption = '' }, index) => {
    const x = writer.x + index * (width + between)
    writer.leaf('Figure', { alt, bbox: [x, top, x + width, top + height] }, () =>
      writer.doc.image(Buffer.from(jpeg), x, top, { fit: [width, height] }),
    )
    if (caption === '') return
    writer.y = top + height + 3
    writer.text('Caption', caption, styles.small, { x, width })
  })
  writer.y = top + height + Math.max(...captions) + between
}

function signatures(writer: PdfWriter, labels: readonly string[]): void {
  const between = 24
  const width = (writer.width - between * (labels.length - 1)) / labels.length
  const space = 36
  writer.room(space + 30)
  const top = writer.y + space
  let lowest = top
  labels.forEach((label, index) => {
    const x = writer.x + index * (width + between)
    writer.artifact(() =>
      writer.doc
        .lineWidth(0.6)
        .moveTo(x, top)
        .lineTo(x + width, top)
        .stroke(line.frame),
    )
    writer.y = top + 4
    writer.text('P', label, styles.small, { x, width, align: 'center' })
    lowest = Math.max(lowest, writer.y)
  })
  writer.y = lowest + 8
}

function drawing(writer: PdfWriter, { path, field, alt, width: wanted }: Extract<PdfBlock, { block: 'drawing' }>): void {
  const width = Math.min(wanted, writer.width)
  const scale = width / field.width
  const height = field.height * scale
  writer.room(height + 8)
  const { x, y } = writer
  writer.leaf('Figure', { alt, bbox: [x, y, x + width, y + height] }, () => {
    writer.doc.save().translate(x, y).scale(scale)
    writer.doc.lineCap('round').lineJoin('round').lineWidth(4).path(path).stroke('#000000')
    writer.doc.restore()
  })
  writer.artifact(() =>
    writer.doc
      .lineWidth(0.6)
      .moveTo(x, y + height)
      .lineTo(x + width, y + height)
      .stroke(line.frame),
  )
  writer.y += height + 4
}

function cutLine(writer: PdfWriter): void {
  writer.y += 8
  const { x, y, width } = writer
  writer.artifact(() => {
    writer.doc
      .lineWidth(0.6)
      .dash(4, { space: 3 })
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(line.frame)
      .undash()
  })
  writer.y += 12
}

/** Two columns of four fill the page; printers leave a centimetre at its edges, and so does each label. */
function labels(writer: PdfWriter, each: readonly (readonly PdfBlock[])[]): void {
  const [columns, rows, inset] = [2, 4, 24]
  const [width, height] = [writer.doc.page.width / columns, writer.doc.page.height / rows]
  each.forEach((blocks, index) => {
    const place = index % (columns * rows)
    if (index > 0 && place === 0) writer.doc.addPage()
    writer.y = Math.floor(place / columns) * height + inset
    const inner = () => writer.column((place % columns) * width + inset, width - 2 * inset, () => drawAll(writer, blocks))
    writer.still(() => writer.inside('Div', inner))
  })
}
