import { type Entry, open, type ZipFile } from 'yauzl'
import { CsvNotRead } from './read-csv.ts'

/** A sheet of thousands of rows unpacks to a few megabytes; more is a bomb. */
const maxUnpacked = 50 * 1024 * 1024
const maxEntries = 200
/**
 * How many times its size a part may unpack to (SECURITY 2.1 R3), once it unpacks to more than a megabyte. Sheets of Excel and LibreOffice that we took
 * apart or had written have 4 to 27, rows without content among them; one cell again and again, as a bomb has it, has 400.
 */
const maxRatio = 100
const ratioBegins = 1024 * 1024

/**
 * Refuses an archive that is made to cost its reader more than a table does: by what its directory says of it, and then, because a directory may
 * lie, by what it really unpacks to, counted while it is unpacked. No part of a table declares entities (SECURITY: billion laughs).
 * @throws CsvNotRead
 */
export async function requireModestArchive(path: string): Promise<void> {
  const archive = await opened(path)
  try {
    const entries = await entriesOf(archive)
    if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > maxUnpacked) throw broken()
    if (entries.some((entry) => entry.uncompressedSize > roomOf(entry))) throw broken()
    let unpacked = 0
    for (const entry of entries) {
      unpacked += await unpackedSizeOf(archive, entry, Math.min(roomOf(entry), maxUnpacked - unpacked))
    }
  } finally {
    archive.close()
  }
}

const broken = () => new CsvNotRead('broken')

const roomOf = ({ compressedSize }: Entry) => Math.max(ratioBegins, maxRatio * compressedSize)

const opened = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, archive) => (error ? reject(broken()) : resolve(archive)))
  })

const entriesOf = (archive: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    if (archive.entryCount > maxEntries) return reject(broken())
    const entries: Entry[] = []
    archive
      .on('error', () => reject(broken()))
      .on('end', () => resolve(entries))
      .on('entry', (entry: Entry) => {
        entries.push(entry)
        archive.readEntry()
      })
      .readEntry()
  })

const unpackedSizeOf = (archive: ZipFile, entry: Entry, room: number): Promise<number> =>
  new Promise((resolve, reject) => {
    // yauzl ends the stream with an error when it holds more than the directory says.
    archive.openReadStream(entry, (error, stream) => {
      if (error) return reject(broken())
      let size = 0
      let head = ''
      stream
        .on('data', (chunk: Buffer) => {
          size += chunk.length
          if (head.length < 2000) head += chunk.toString('latin1', 0, 2000)
          if (size > room || /<!(?:DOCTYPE|ENTITY)/i.test(head)) stream.destroy(broken())
        })
        .on('error', () => reject(broken()))
        .on('end', () => resolve(size))
    })
  })
