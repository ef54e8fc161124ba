/** The part of a font that travels in a document: pdfkit asks for glyphs while it draws, and for the bytes at the end. */
export type Subset = {
  /** @returns the number of the glyph within the document */
  includeGlyph: (id: number) => number
  encode: () => Buffer
}

type Glyph = {
  readonly outline: Buffer
  readonly metrics: Buffer
  /** A letter with an accent is drawn by glyphs of its own: where in the outline their numbers stand. */
  readonly components: readonly { readonly id: number; readonly at: number }[]
}

/** Those that a PDF asks for where outlines come without instructions (ISO 32000-2, 9.9.1). */
const tags = ['head', 'hhea', 'loca', 'maxp', 'glyf', 'hmtx'] as const
type Tag = (typeof tags)[number]

/**
 * Cuts a TrueType file. fontkit decodes every glyph and describes every table anew for each document, a seventh of the time of a hand-over sheet;
 * here a glyph is looked up once and afterwards its bytes are only put together. The outlines are the font's; its instructions, which fit them to
 * the dots of screens with few of them, stay behind: of a sheet they would be a quarter, and its readers smooth the edges instead.
 * @param file a font whose `loca` counts in words, as of any file below 128 kB of outlines
 */
export function truetypeSubsets(file: Buffer): () => Subset {
  const table = tableReader(file)
  const [head, hhea, maxp, loca, glyf, hmtx] = [table('head'), table('hhea'), table('maxp'), table('loca'), table('glyf'), table('hmtx')]
  if (head.readInt16BE(50) !== 0) throw new Error('A font with long offsets is not supported')
  if (hhea.readUInt16BE(34) !== maxp.readUInt16BE(4)) throw new Error('A font with fewer metrics than glyphs is not supported')
  const known = new Map<number, Glyph>()

  const glyph = (id: number): Glyph => {
    const found = known.get(id)
    if (found) return found
    const whole = glyf.subarray(loca.readUInt16BE(id * 2) * 2, loca.readUInt16BE(id * 2 + 2) * 2)
    const read = { ...withoutInstructions(whole), metrics: hmtx.subarray(id * 4, id * 4 + 4) }
    known.set(id, read)
    return read
  }

  return () => {
    const ids: number[] = []
    const numbers = new Map<number, number>()
    const includeGlyph = (id: number): number => {
      const number = numbers.get(id) ?? ids.push(id) - 1
      numbers.set(id, number)
      return number
    }
    // The glyph of whatever is missing is the first of any font.
    includeGlyph(0)

    const encode = () => {
      const outlines: Buffer[] = []
      const metrics: Buffer[] = []
      // Components are added meanwhile.
      for (let index = 0; index < ids.length; index++) {
        const { outline, metrics: own, components } = glyph(ids[index] ?? 0)
        const copy = components.length === 0 ? outline : Buffer.from(outline)
        for (const { id, at } of components) copy.writeUInt16BE(includeGlyph(id), at)
        outlines.push(copy)
        metrics.push(own)
      }
      return fontFile({
        head,
        hhea: withCount(hhea, 34, ids.length),
        loca: offsetsOf(outlines),
        maxp: withCount(maxp, 4, ids.length),
        glyf: Buffer.concat(outlines),
        hmtx: Buffer.concat(metrics),
      })
    }
    return { includeGlyph, encode }
  }
}

/** The directory of a font: 12 bytes, then 16 for each table (OpenType, "Organization of an OpenType font"). */
function tableReader(file: Buffer): (tag: Tag) => Buffer {
  const tables = new Map<string, Buffer>()
  for (let index = 0, at = 12; index < file.readUInt16BE(4); index++, at += 16) {
    const [offset, length] = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)]
    tables.set(file.toString('latin1', at, at + 4), file.subarray(offset, offset + length))
  }
  return (tag) => {
    const found = tables.get(tag)
    if (!found) throw new Error(`The font has no table ${tag}`)
    return found
  }
}

type Outline = Pick<Glyph, 'outline' | 'components'>

/** OpenType, glyf: a negative number of contours is that of a glyph that is drawn by others. */
function withoutInstructions(whole: Buffer): Outline {
  if (whole.length === 0) return { outline: whole, components: [] }
  const contours = whole.readInt16BE(0)
  return contours < 0 ? drawnByOthers(whole) : { outline: drawnItself(whole, contours), components: [] }
}

/** The last points of its contours, the length of its instructions, these, and the points. */
function drawnItself(whole: Buffer, contours: number): Buffer {
  const lengthAt = 10 + contours * 2
  const points = whole.subarray(lengthAt + 2 + whole.readUInt16BE(lengthAt))
  return evenly(whole.subarray(0, lengthAt), Buffer.alloc(2), points)
}

/** Components, each with its flags, its glyph and a place of a size that the flags tell; whatever follows the last is instructions. */
function drawnByOthers(whole: Buffer): Outline {
  const copy = Buffer.from(whole)
  const components: { id: number; at: number }[] = []
  const [words, scale, more, twoScales, matrix, instructed] = [0x1, 0x8, 0x20, 0x40, 0x80, 0x100]
  let at = 10
  for (let flags = more; flags & more; ) {
    flags = copy.readUInt16BE(at)
    copy.writeUInt16BE(flags & ~instructed, at)
    components.push({ id: copy.readUInt16BE(at + 2), at: at + 2 })
    at += 4 + (flags & words ? 4 : 2)
    if (flags & scale) at += 2
    else if (flags & twoScales) at += 4
    else if (flags & matrix) at += 8
  }
  return { outline: evenly(copy.subarray(0, at)), components }
}

/** Where glyphs begin is counted in words. */
function evenly(...parts: readonly Buffer[]): Buffer {
  const together = Buffer.concat(parts)
  return together.length % 2 === 0 ? together : Buffer.concat([together, Buffer.alloc(1)])
}

function withCount(table: Buffer, at: number, count: number): Buffer {
  const copy = Buffer.from(table)
  copy.writeUInt16BE(count, at)
  return copy
}

function offsetsOf(outlines: readonly Buffer[]): Buffer {
  const table = Buffer.alloc((outlines.length + 1) * 2)
  let offset = 0
  outlines.forEach(({ length }, index) => {
    offset += length
    table.writeUInt16BE(offset / 2, (index + 1) * 2)
  })
  return table
}

/** Without check sums and without a gap between tables: nobody looks at either in a document, and so fontkit writes it. */
function fontFile(tables: Readonly<Record<Tag, Buffer>>): Buffer {
  const directory = Buffer.alloc(12 + 16 * tags.length)
  directory.write('true', 'latin1')
  const entrySelector = Math.floor(Math.log2(tags.length))
  const searchRange = 2 ** entrySelector * 16
  directory.writeUInt16BE(tags.length, 4)
  directory.writeUInt16BE(searchRange, 6)
  directory.writeUInt16BE(entrySelector, 8)
  directory.writeUInt16BE(tags.length * 16 - searchRange, 10)
  let offset = directory.length
  tags.forEach((tag, index) => {
    const at = 12 + index * 16
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(tables[tag].length, at + 12)
    offset += tables[tag].length
  })
  return Buffer.concat([directory, ...tags.map((tag) => tables[tag])])
}
