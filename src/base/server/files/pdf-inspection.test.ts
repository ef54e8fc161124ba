import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { samplePdf, scannedPdf } from '#testing/factories.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { heading, paragraph } from '../pdf/blocks.ts'
import { pdf } from '../pdf/pdf.ts'
import { inspectPdf } from './pdf-inspection.ts'

const folder = await temporaryFolder('pdfs')

async function verdictOf(bytes: Uint8Array) {
  const file = path.join(folder, crypto.randomUUID())
  await writeFile(file, bytes)
  return inspectPdf({ path: file })
}

/** A PDF of these objects; the first is its catalog. */
const ofObjects = (objects: readonly string[], trailer = '<</Root 1 0 R>>') =>
  Buffer.from(`%PDF-1.7\n${objects.map((object, n) => `${n + 1} 0 obj${object}endobj\n`).join('')}trailer${trailer}\n%%EOF\n`, 'latin1')

const pages = '<</Type/Pages/Kids[]/Count 0>>'
const withCatalog = (entries: string, ...more: string[]) => ofObjects([`<</Type/Catalog/Pages 2 0 R${entries}>>`, pages, ...more])

/** An object stream that holds one object under the number 9, and white space behind it. */
const packed = (object: string, entries = '/Type/ObjStm', space = 0) => {
  const bytes = deflateSync(Buffer.from(`9 0 ${object}${' '.repeat(space)}`, 'latin1')).toString('latin1')
  return `<<${entries}/N 1/First 4/Filter/FlateDecode/Length ${bytes.length}>>stream\n${bytes}\nendstream\n`
}

async function drawn(change: (document: PDFDocument) => unknown = () => undefined, useObjectStreams = true) {
  const document = await PDFDocument.create()
  document.addPage().drawText('Szamla')
  await change(document)
  return document.save({ useObjectStreams })
}

const script = "<</S/JavaScript/JS(app.alert('1'))>>"
const escapedScript = "<</S/J#61vaScript/J#53(app.alert('1'))>>"

const harmless: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  'of our tests': () => samplePdf(),
  'of our tests, scanned': () => scannedPdf(1_000_000),
  'of our own': () =>
    pdf({
      language: 'hu',
      title: 'Cím',
      author: 'Mobilfutár',
      created: Temporal.Instant.from('2026-11-21T08:00:00Z'),
      blocks: [heading(1, 'Cím'), paragraph('őű')],
    }),
  'of another program': () => readFile('node_modules/bwip-js/examples/bwip-js.pdf'),
  'with object streams': () => drawn(),
  'without object streams': () => drawn(undefined, false),
  'with much in one stream': () => withCatalog('', spaces(10)),
  'with names that only begin like those of actions': () => withCatalog('', '<</A/LaunchPad/B/GoToRow/C/JavaScript7/D/#4ca>>'),
  'longer than what is kept of memory for one': () => drawn((document) => document.context.register(document.context.stream('x'.repeat(14_000_000)))),
  'with a link': () => withCatalog('', '<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://minta.hu)>>>>'),
  'that opens at its second page': () => withCatalog('/OpenAction<</S/GoTo/D[2 0 R/Fit]>>'),
  'that opens at a destination': () => withCatalog('/OpenAction[2 0 R/Fit]'),
  'with an electronic invoice': () => drawn((document) => document.attach(Buffer.from('<a/>'), 'factur-x.xml', { mimeType: 'text/xml' })),
  'locked against change only': () => drawn((document) => document.encrypt({ userPassword: '', ownerPassword: 'titok' })),
}

const active: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  'JavaScript when it opens': () => withCatalog(`/OpenAction ${script}`),
  'JavaScript by name': () => drawn((document) => document.addJavaScript('a', 'app.alert(1)')),
  'a name at its very end': () => Buffer.from('%PDF-1.4\ntrailer<</Root 1 0 R>>\n%%EOF/Launch'),
  'a name behind many that are none': () => withCatalog('', `<<${'/J#61va/L/#4a/RichMedi '.repeat(5000)}>>`, '<</S/Rich#4DediaExecut#65>>'),
  'JavaScript in an object stream': () => withCatalog('/OpenAction 9 0 R', packed(script)),
  'JavaScript under escaped names': () => withCatalog(`/OpenAction ${escapedScript}`),
  'JavaScript under escaped names in an object stream': () => withCatalog('/OpenAction 9 0 R', packed(escapedScript)),
  'JavaScript behind a lock without a password': () =>
    drawn((document) => {
      document.addJavaScript('a', 'app.alert(1)')
      document.encrypt({ userPassword: '', ownerPassword: 'titok' })
    }),
  'JavaScript in an object that a later one hides': () =>
    Buffer.concat([withCatalog('/OpenAction 9 0 R', packed(script)), Buffer.from('9 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')]),
  'JavaScript of a form field': () => withCatalog('', packed(`<</FT/Tx/AA<</K ${script}>>>>`)),
  'a start of a program': () => withCatalog('/OpenAction 9 0 R', packed('<</S/Launch/F(cmd.exe)>>')),
  'an address that it opens by itself': () => withCatalog('/OpenAction<</S/URI/URI(https://minta.hu)>>'),
  'an address at the turn of a page': () => withCatalog('', packed('<</Type/Page/AA<</O<</S/URI/URI(https://minta.hu)>>>>>>')),
  'a form that it sends': () => withCatalog('', packed('<</S/SubmitForm/F(https://minta.hu)>>')),
  'a file of another machine': () => withCatalog('', packed('<</S/GoToR/F(\\\\\\\\minta.hu\\\\a)>>')),
  'another file': () => drawn((document) => document.attach(Buffer.from('MZ'), 'szamla.exe')),
  'another file with two names': () =>
    drawn((document) => {
      const file = document.context.register(document.context.stream('MZ', { Type: 'EmbeddedFile' }))
      document.catalog.set(
        PDFName.of('AF'),
        document.context.obj([{ Type: 'Filespec', F: PDFString.of('a.xml'), UF: PDFString.of('a.exe'), EF: { F: file } }]),
      )
    }),
  'an XFA form': () => withCatalog('', packed('<</XFA[(template)3 0 R]>>')),
}

const spaces = (megabytes: number) => packed('<<>>', '/Type/ObjStm', megabytes * 1024 * 1024)

const unreadable: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  'without objects': () => Buffer.from('%PDF-1.4\nnem pdf\n%%EOF\n'),
  'with an object stream that is not called so': () => withCatalog('/OpenAction 9 0 R', packed(script, '/Type/Other')),
  'with an object stream that is broken': () => withCatalog('/OpenAction 9 0 R', packed(script).replace('stream\nx', 'stream\ny')),
  'with an object stream behind a predictor': () =>
    withCatalog('/OpenAction 9 0 R', packed('<<>>', '/Type/ObjStm/DecodeParms<</Predictor 12/Columns 4>>')),
  'that unpacks to 100 MB': () => withCatalog('', spaces(100)),
  'that unpacks to 100 MB in ten streams': () => withCatalog('', ...Array<string>(10).fill(spaces(10))),
  'whose cross-reference table unpacks to 100 MB': () => withCatalog('', spaces(100).replace('/ObjStm', '/XRef')),
  'whose cross-reference table is none but unpacks to 100 MB': () =>
    withCatalog('', spaces(100).replace('/ObjStm/N 1/First 4', '/XRef/Size 1/W[1 1 1]')),
}

test.each(Object.entries(harmless))('a PDF %s is harmless', async (_what, bytes) => {
  expect(await verdictOf(await bytes())).toBe('harmless')
})

test.each(Object.entries(active))('%s is found', async (_what, bytes) => {
  expect(await verdictOf(await bytes())).toBe('active')
})

test.each(Object.entries(unreadable))('a PDF %s is unreadable', async (_what, bytes) => {
  expect(await verdictOf(await bytes())).toBe('unreadable')
})

test('nothing of a file is seen in the shorter one that comes after it', async () => {
  const active = withCatalog('', `<<>>${' '.repeat(100_000)}`, script)
  const short = withCatalog('')
  for (const [bytes, verdict] of [
    [active, 'active'],
    [short, 'harmless'],
    [active.subarray(0, 100_000), 'harmless'],
    [active, 'active'],
  ] as const)
    expect(await verdictOf(bytes)).toBe(verdict)
})

test('a PDF that asks for a password is locked', async () => {
  expect(await verdictOf(await drawn((document) => document.encrypt({ userPassword: 'kulcs', ownerPassword: 'titok' })))).toBe('locked')
})
