import type { Fact, PdfBlock, PdfPhoto } from './blocks.ts'
import { encode } from './codes.ts'
import { line, styles } from './look.ts'
import type { Pen } from './pen.ts'
import { drawTable } from './table.ts'

export function drawAll(pen: Pen, blocks: readonly PdfBlock[]): void {
  for (const block of blocks) draw(pen, block)
}

function draw(pen: Pen, block: PdfBlock): void {
  switch (block.block) {
    case 'heading':
      heading(pen, block.level, block.text)
      break
    case 'paragraph':
      pen.text('P', block.text, styles[block.look])
      pen.y += styles[block.look].after
      break
    case 'list':
      list(pen, block.items)
      break
    case 'facts':
      facts(pen, block.facts)
      break
    case 'table':
      drawTable(pen, block.columns, block.rows)
      break
    case 'code':
      code(pen, block)
      break
    case 'box':
      box(pen, block.blocks)
      break
    case 'side':
      side(pen, block)
      break
    case 'together':
      pen.room(pen.measure(() => drawAll(pen, block.blocks)))
      drawAll(pen, block.blocks)
      break
    case 'photos':
      for (let first = 0; first < block.photos.length; first += 2) photoRow(pen, block.photos.slice(first, first + 2))
      break
    case 'signatures':
      signatures(pen, block.labels)
      break
    case 'cutLine':
      cutLine(pen)
      break
    case 'gap':
      pen.y += block.height
      break
    case 'newPage':
      pen.room(Number.POSITIVE_INFINITY)
      break
    case 'labels':
      labels(pen, block.labels)
      break
  }
}

/** A heading is never the last thing on a page. */
function heading(pen: Pen, level: 1 | 2 | 3, text: string): void {
  const style = styles[`h${level}`]
  const twoLinesBelow = 32
  if (level > 1) pen.y += level === 2 ? 8 : 4
  pen.room(pen.height(text, style) + style.after + twoLinesBelow)
  if (level === 2) pen.bookmark(text)
  pen.text(`H${level}`, text, style)
  pen.y += style.after
}

function list(pen: Pen, items: readonly string[]): void {
  const indent = 13
  pen.inside('L', () => {
    for (const item of items) {
      pen.room(Math.min(pen.height(item, styles.body, pen.width - indent), 40))
      pen.inside('LI', () => {
        const y = pen.y
        pen.text('Lbl', '•', styles.body, { width: indent })
        pen.y = y
        pen.text('LBody', item, styles.body, { x: pen.x + indent, width: pen.width - indent })
      })
      pen.y += 2
    }
  })
  pen.y += 4
}

function facts(pen: Pen, rows: readonly Fact[]): void {
  const left = Math.min(pen.width * 0.36, 170)
  for (const [term, value] of rows) {
    const termHeight = pen.height(term, styles.term, left - 10)
    pen.room(Math.max(termHeight, Math.min(pen.height(value, styles.value, pen.width - left), 60)))
    const y = pen.y
    pen.text('P', term, styles.term, { width: left - 10 })
    pen.y = y
    pen.text('P', value, styles.value, { x: pen.x + left, width: pen.width - left })
    // A value that ran over to the next page is below anyway.
    if (pen.y >= y) pen.y = Math.max(pen.y, y + termHeight)
    pen.y += 3
  }
  pen.y += 4
}

function code(pen: Pen, block: Extract<PdfBlock, { block: 'code' }>): void {
  const { columns, rows, bars } = encode(block.symbology, block.content)
  const module = block.width / columns
  const height = block.symbology === 'qr' ? module * rows : 40
  const unit = height / rows
  pen.room(height + 20)
  const { x, y } = pen
  pen.leaf('Figure', { alt: block.alt, bbox: [x, y, x + block.width, y + height] }, () => {
    for (const bar of bars) pen.doc.rect(x + bar.x * module, y + bar.y * unit, bar.width * module, bar.height * unit)
    pen.doc.fill('#000000')
  })
  pen.y += height + 3
  if (block.caption) pen.text('P', block.caption, styles.code, { width: Math.max(block.width, 120) })
  pen.y += 5
}

function box(pen: Pen, blocks: readonly PdfBlock[]): void {
  const inset = 10
  const inner = () => pen.column(pen.x + inset, pen.width - 2 * inset, () => drawAll(pen, blocks))
  const height = pen.measure(inner) + 2 * inset
  pen.room(height)
  const top = pen.y
  pen.artifact(() => pen.doc.lineWidth(0.8).roundedRect(pen.x, top, pen.width, height, 4).stroke(line.frame))
  pen.y = top + inset
  pen.inside('Div', inner)
  pen.y = top + height + 8
}

function side(pen: Pen, { left, right, share }: Extract<PdfBlock, { block: 'side' }>): void {
  const between = 16
  const leftWidth = (pen.width - between) * share
  const drawLeft = () => pen.column(pen.x, leftWidth, () => drawAll(pen, left))
  const drawRight = () => pen.column(pen.x + leftWidth + between, pen.width - leftWidth - between, () => drawAll(pen, right))
  const height = Math.max(pen.measure(drawLeft), pen.measure(drawRight))
  pen.room(height)
  const top = pen.y
  pen.inside('Div', drawLeft)
  pen.y = top
  pen.inside('Div', drawRight)
  pen.y = top + height
}

function photoRow(pen: Pen, row: readonly PdfPhoto[]): void {
  const [between, height] = [12, 170]
  const width = (pen.width - between) / 2
  pen.room(height)
  const top = pen.y
  row.forEach(({ jpeg, alt }, index) => {
    const x = pen.x + index * (width + between)
    pen.leaf('Figure', { alt, bbox: [x, top, x + width, top + height] }, () => pen.doc.image(Buffer.from(jpeg), x, top, { fit: [width, height] }))
  })
  pen.y = top + height + between
}

function signatures(pen: Pen, labels: readonly string[]): void {
  const between = 24
  const width = (pen.width - between * (labels.length - 1)) / labels.length
  const space = 36
  pen.room(space + 30)
  const top = pen.y + space
  let lowest = top
  labels.forEach((label, index) => {
    const x = pen.x + index * (width + between)
    pen.artifact(() =>
      pen.doc
        .lineWidth(0.6)
        .moveTo(x, top)
        .lineTo(x + width, top)
        .stroke(line.frame),
    )
    pen.y = top + 4
    pen.text('P', label, styles.small, { x, width, align: 'center' })
    lowest = Math.max(lowest, pen.y)
  })
  pen.y = lowest + 8
}

function cutLine(pen: Pen): void {
  pen.y += 8
  const { x, y, width } = pen
  pen.artifact(() => {
    pen.doc
      .lineWidth(0.6)
      .dash(4, { space: 3 })
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(line.frame)
      .undash()
  })
  pen.y += 12
}

/** Two columns of four fill the page; printers leave a centimetre at its edges, and so does each label. */
function labels(pen: Pen, each: readonly (readonly PdfBlock[])[]): void {
  const [columns, rows, inset] = [2, 4, 24]
  const [width, height] = [pen.doc.page.width / columns, pen.doc.page.height / rows]
  each.forEach((blocks, index) => {
    const place = index % (columns * rows)
    if (index > 0 && place === 0) pen.doc.addPage()
    pen.y = Math.floor(place / columns) * height + inset
    const inner = () => pen.column((place % columns) * width + inset, width - 2 * inset, () => drawAll(pen, blocks))
    pen.still(() => pen.inside('Div', inner))
  })
}
