import { deflateSync } from 'node:zlib'
import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib'

/**
 * What the object streams of a document may unpack to, all together. They hold objects, not pictures: 64 MB are a million of them, far more than a file
 * of 5 MB has that somebody printed or scanned. 300 MB of spaces are 0.3 MB of file, and were eleven seconds of a process.
 */
const maxUnpacked = 64 * 1024 * 1024

type Decoder = { buffer: Uint8Array; ensureBuffer: (requested: number) => Uint8Array }

/** What all decoders of pdf-lib are made of, which it does not export. */
const empty = PDFRawStream.of(PDFContext.create().obj({ Filter: 'FlateDecode' }), deflateSync(''))
const decoders: Decoder = Object.getPrototypeOf(Object.getPrototypeOf(decodePDFRawStream(empty)))
const { ensureBuffer } = decoders

let room = maxUnpacked
let wasTooMuch = false

/** Each document has all the room; they are read one after the other. */
export function startUnpacking(): void {
  room = maxUnpacked
  wasTooMuch = false
}

/** The parser takes what cannot be unpacked for a broken object and goes on. */
export const unpackedTooMuch = (): boolean => wasTooMuch

decoders.ensureBuffer = function ensureBufferInRoom(this: Decoder, requested) {
  const had = this.buffer.byteLength
  if (requested <= had) return this.buffer
  // It doubles: looked at before the memory is taken.
  if (Math.max(requested, 2 * had) - had > room) {
    wasTooMuch = true
    throw new Error('The streams of this document unpack to too much')
  }
  const buffer = ensureBuffer.call(this, requested)
  room -= buffer.byteLength - had
  return buffer
}
