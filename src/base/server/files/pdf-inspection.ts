import { closeSync, openSync, readSync } from 'node:fs'
import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { startUnpacking, unpackedTooMuch } from './pdf-unpacking.ts'

/** `active`: it would do something by itself or carries other files. `locked`: it opens with a password only. `unreadable`: nobody can say. */
export type PdfVerdict = 'harmless' | 'active' | 'locked' | 'unreadable'

/** Names of actions and contents that run something, reach out of the document or bring a file along (ISO 32000-2, 12.6 and 13). */
const activeNames = ['JavaScript', 'Launch', 'ImportData', 'SubmitForm', 'GoToE', 'GoToR', 'RichMedia', 'RichMediaExecute']
const activeValues = new Set(activeNames)
const activeKeys = new Set(['JS', 'JavaScript', 'XFA'])

/** What a document may do when it is opened or a page is turned: only what moves within it. */
const quietActions = new Set(['GoTo', 'Named', 'Hide', 'SetOCGState', 'Trans'])

/** A name as it may be written: any of its characters as #hex. */
const spelt = (name: string) =>
  [...name]
    .map(
      (character) =>
        `(?:${character}|#${character
          .charCodeAt(0)
          .toString(16)
          .replace(/[a-f]/, (hex) => `[${hex}${hex.toUpperCase()}]`)})`,
    )
    .join('')
const activeName = new RegExp(`^/(?:${activeNames.map(spelt).join('|')})(?![\\w#])`)
const firstInBytes = new RegExp(`/${spelt('First')}(?![\\w#])`)

/** Every object in the order of the file. The context itself keeps only the last of those with the same number, a viewer may use another. */
const objectsOf = new WeakMap<PDFContext, PDFObject[]>()
const { assign } = PDFContext.prototype
PDFContext.prototype.assign = function assignAndNote(ref, object) {
  const objects = objectsOf.get(this) ?? []
  objects.push(object)
  objectsOf.set(this, objects)
  assign.call(this, ref, object)
}

/**
 * Says whether a PDF could do anything but be looked at (SECURITY 2.1 R3, S-PDF; docs/decisions/0019). It reads every object, those in
 * object streams and of earlier revisions too. Hostile files may keep it busy: it runs in a process pool, which ends it.
 */
export async function inspectPdf({ path }: { path: string }): Promise<PdfVerdict> {
  const bytes = readWhole(path)
  if (namesSomethingActive(bytes)) return 'active'
  startUnpacking()
  try {
    // Most locked files are only locked against change: they open with an empty password. Nobody else waits in this process, so the parser takes no breaks.
    const options = { password: '', updateMetadata: false, preserveXFA: true, parseSpeed: ParseSpeeds.Fastest }
    const { context } = await PDFDocument.load(bytes, options)
    if (unpackedTooMuch()) return 'unreadable'
    const { Root, Info } = context.trailerInfo
    if (!(context.lookup(Root) instanceof PDFDict)) return 'unreadable'
    const objects = [...(objectsOf.get(context) ?? []), ...[Root, Info].filter((one) => one !== undefined)]
    if (objects.some((object) => isUnreadable(object))) return 'unreadable'
    return objects.some(isActive) ? 'active' : 'harmless'
  } catch (error) {
    return error instanceof EncryptedPDFError || (error instanceof Error && /password|encryption/i.test(error.message)) ? 'locked' : 'unreadable'
  }
}

/** Taken once and used for each file in turn: another for every file, and its garbage, cost more than the reading. Longer than what may come with a call. */
let room = Buffer.allocUnsafeSlow(6 * 1024 * 1024)

/** @returns the file, until the next is read */
function readWhole(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    let size = 0
    for (;;) {
      if (size === room.length) room = Buffer.concat([room], 2 * room.length)
      const read = readSync(file, room, size, room.length - size, null)
      if (read === 0) return room.subarray(0, size)
      size += read
    }
  } finally {
    closeSync(file)
  }
}

const slash = '/'.charCodeAt(0)
const firstOfActive: ReadonlySet<number | undefined> = new Set([...activeNames, '#'].map((name) => name.charCodeAt(0)))
/** More than any spelling of one, and what must not follow it. */
const maxActive = 64

/** From slash to slash: a regular expression that looks for them itself takes six times as long. */
function namesSomethingActive(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(slash); at >= 0; at = bytes.indexOf(slash, at + 1))
    if (firstOfActive.has(bytes[at + 1]) && activeName.test(bytes.toString('latin1', at, at + maxActive))) return true
  return false
}

/** A viewer may find objects in it that were not read: an object stream that is not called so, is broken, or is coded in a way pdf-lib does not know. */
function isUnreadable(object: PDFObject): boolean {
  if (object instanceof PDFInvalidObject) return firstInBytes.test(textOf(object))
  if (!(object instanceof PDFRawStream)) return false
  const { dict } = object
  if (!dict.has(PDFName.of('N')) || !dict.has(PDFName.of('First'))) return false
  return dict.lookup(PDFName.of('Type')) !== PDFName.of('ObjStm') || isPredicted(dict)
}

function textOf(object: PDFInvalidObject): string {
  const bytes = new Uint8Array(object.sizeInBytes())
  object.copyBytesInto(bytes, 0)
  return Buffer.from(bytes).toString('latin1')
}

function isPredicted(dict: PDFDict): boolean {
  const parameters = dict.lookup(PDFName.of('DecodeParms'))
  const each = parameters instanceof PDFArray ? parameters.asArray().map((one) => dict.context.lookup(one)) : [parameters]
  return each.some((one) => {
    const predictor = one instanceof PDFDict ? one.lookup(PDFName.of('Predictor')) : undefined
    return predictor instanceof PDFNumber && predictor.asNumber() > 1
  })
}

/** Not recursive: how deep a file is nested is its author's choice. */
function isActive(object: PDFObject): boolean {
  const left: PDFObject[] = [object]
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    if (one instanceof PDFName && activeValues.has(one.decodeText())) return true
    if (one instanceof PDFArray) for (const element of one.asArray()) left.push(element)
    const dict = one instanceof PDFStream ? one.dict : one
    if (!(dict instanceof PDFDict)) continue
    if (isActiveDict(dict)) return true
    for (const value of dict.values()) left.push(value)
  }
  return false
}

function isActiveDict(dict: PDFDict): boolean {
  return dict.entries().some(([key, value]) => {
    const name = key.decodeText()
    if (activeKeys.has(name)) return true
    if (name === 'OpenAction') return actsAloud(dict.context.lookup(value))
    if (name === 'AA') return actionsIn(dict.context.lookup(value)).some(actsAloud)
    return name === 'EF' && !carriesXml(dict)
  })
}

/** Additional actions: a dictionary of them by their trigger. */
const actionsIn = (triggers: PDFObject | undefined): (PDFObject | undefined)[] =>
  triggers instanceof PDFDict ? triggers.values().map((action) => triggers.context.lookup(action)) : []

/** A destination, which is no dictionary, only says where the document opens. */
function actsAloud(action: PDFObject | undefined): boolean {
  if (!(action instanceof PDFDict)) return false
  const kind = action.lookup(PDFName.of('S'))
  return kind instanceof PDFName && !quietActions.has(kind.decodeText())
}

/** Electronic invoices (PDF/A-3, Factur-X) carry their figures as XML; any other file in a file is refused. */
function carriesXml(specification: PDFDict): boolean {
  const names = ['F', 'UF'].map((key) => specification.lookup(PDFName.of(key))).filter((name) => name !== undefined)
  return names.length > 0 && names.every((name) => (name instanceof PDFString || name instanceof PDFHexString) && /\.xml$/i.test(name.decodeText()))
}
