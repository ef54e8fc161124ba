import { eventLoopUtilization } from 'node:perf_hooks'
import { inflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { copiedPages } from '#testing/pdf-text.ts'
import { box, bullets, code128, facts, gap, heading, labels, type PdfBlock, paragraph, pdf, qr, side, signatures, table, together } from './pdf.ts'
import { PdfWriter } from './pdf-writer.ts'

const created = Temporal.Instant.from('2026-11-21T08:00:00Z')
const sheet = (...blocks: readonly PdfBlock[]) => ({ title: 'Átvételi lap', language: 'hu' as const, author: 'Minta Kft.', created, blocks })

/** The decompressed streams: page contents, glyph maps, metadata. */
function streams(bytes: Buffer): string[] {
  const found: string[] = []
  for (let from = bytes.indexOf('stream\n'); from >= 0; from = bytes.indexOf('stream\n', from + 7)) {
    if (bytes.subarray(from - 3, from).toString('latin1') === 'end') continue
    const body = bytes.subarray(from + 7, bytes.indexOf('endstream', from))
    try {
      found.push(inflateSync(body).toString('latin1'))
    } catch {
      found.push(body.toString('latin1'))
    }
  }
  return found
}

const glyphMaps = (bytes: Buffer) =>
  streams(bytes)
    .filter((text) => text.includes('beginbfrange') || text.includes('beginbfchar'))
    .join('\n')
    .toLowerCase()
const pages = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length

describe('pdf', () => {
  test('prints every letter of the four languages with embedded fonts', async () => {
    const characters = 'őűŐŰáéíóöúüčšžČŠŽäß„”»«–'
    const map = glyphMaps(await pdf(sheet(paragraph(characters))))
    for (const character of characters) expect(map, character).toContain(character.charCodeAt(0).toString(16).padStart(4, '0'))
    expect((await pdf(sheet(paragraph(characters)))).toString('latin1')).not.toContain('Helvetica')
  })

  test('tells readers its title, language and structure', async () => {
    const text = (await pdf(sheet(heading(1, 'Cím'), bullets(['egy', 'kettő']), qr('https://minta.hu', 'Nyomon követés')))).toString('latin1')
    for (const mark of ['/Lang (hu-HU)', '/Marked true', '/DisplayDocTitle true', '/S /H1', '/S /LBody', '/S /Figure', '/Alt ('])
      expect(text).toContain(mark)
  })

  test('ends on each page what it began there, where a paragraph goes on over the page', async () => {
    const contents = streams(await pdf(sheet(paragraph('A javítás feltételei. '.repeat(600))))).filter((text) => text.includes('BDC'))
    expect(contents.length).toBeGreaterThan(1)
    for (const content of contents) {
      let open = 0
      for (const [mark] of content.matchAll(/\b(?:BDC|BMC|EMC)\b/g)) {
        open += mark === 'EMC' ? -1 : 1
        expect(open).toBeGreaterThanOrEqual(0)
      }
      expect(open).toBe(0)
    }
  })

  test('begins and ends as a document, and says where each of its parts begins', async () => {
    const text = (await pdf(sheet(paragraph('Szöveg')))).toString('latin1')
    expect(text).toMatch(/^%PDF-1\.7\n[\s\S]*%%EOF\n$/)
    const [, from = ''] = /startxref\n(\d+)/.exec(text) ?? []
    expect(text.slice(Number(from), Number(from) + 5)).toBe('xref\n')
    const offsets = [...text.slice(Number(from)).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
    for (const [index, offset] of offsets.entries()) expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`), `part ${index + 1}`).toBe(true)
  })

  test('cuts no word of a term in two, however narrow its column', async () => {
    const [page] = copiedPages(
      await pdf(sheet(side([facts(['Flüssigkeitsindikator', 'weiß'])], [facts(['Reparaturnummer des Herstellers', 'R-1'])]))),
    )
    for (const word of ['Flüssigkeitsindikator', 'Reparaturnummer']) expect(page).toContain(word)
  })

  test('is the same bytes when made twice', async () => {
    const blocks = [heading(2, 'Adatok'), facts(['Név', 'Kovács Éva']), code128('123456789', 'Vonalkód')]
    expect((await pdf(sheet(...blocks))).equals(await pdf(sheet(...blocks)))).toBe(true)
  })

  test('long tables and texts go on over pages, numbered at the end', async () => {
    const rows = Array.from({ length: 80 }, (_, index) => [`${index}. tétel`, '1 000 Ft'])
    const bytes = await pdf(sheet(table([{ title: 'Tétel' }, { title: 'Ár', align: 'right' }], rows), paragraph('Hosszú szöveg. '.repeat(600))))
    expect(pages(bytes)).toBeGreaterThanOrEqual(4)
  })

  test('a frame and columns stay together on the next page', async () => {
    const bytes = await pdf(
      sheet(
        ...Array.from({ length: 31 }, () => paragraph('Egy sor')),
        box(side([paragraph('Címzett', 'address')], [qr('x'.repeat(40), 'Kód')])),
        signatures('Átadó', 'Átvevő'),
      ),
    )
    expect(pages(bytes)).toBe(2)
  })

  test('a note of two lines stays whole, and on the page while it fits', async () => {
    const note = together(paragraph(`Eleje ${'szó '.repeat(40)}vége.`, 'small'))
    const heights = Array.from({ length: 12 }, (_, step) => 668 + 3 * step)
    const drawn = await Promise.all(heights.map(async (height) => copiedPages(await pdf(sheet(paragraph('Egy sor'), gap(height - 20), note)))))
    for (const pages of drawn) expect(pages.filter((page) => page.includes('Eleje'))).toEqual(pages.filter((page) => page.includes('vége.')))
    expect(new Set(drawn.map((pages) => pages.length))).toEqual(new Set([1, 2]))
  })

  test('a value longer than a page and windows line ends are printed', async () => {
    const bytes = await pdf(sheet(facts(['Hibaleírás', 'sor\r\n'.repeat(90)], ['Következő', 'adat'])))
    expect(pages(bytes)).toBe(2)
  })

  test('twenty sheets of labels at once are drawn elsewhere: this process has little to do meanwhile', async () => {
    await pdf(sheet(paragraph('a process that draws has started')))
    const label = (n: number) => [qr(`https://minta.hu#${n}`, 'Kód'), code128(String(n), 'Vonalkód')]
    const blocks = [labels(Array.from({ length: 8 }, (_, n) => label(n)))]
    const before = eventLoopUtilization()
    await Promise.all(Array.from({ length: 20 }, () => pdf({ ...sheet(...blocks), bare: true })))
    expect(eventLoopUtilization(before).utilization).toBeLessThan(0.5)
  })

  test('a code is worked out once for a document, however often its place is measured', () => {
    const doc = new PDFDocument()
    const writer = new PdfWriter(doc, doc.struct('Document'))
    expect(writer.code('qr', 'x')).toBe(writer.code('qr', 'x'))
    expect(writer.code('code128', 'x')).not.toEqual(writer.code('qr', 'x'))
  })
})
