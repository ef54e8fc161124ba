import { open } from 'yauzl'
import { CsvNotRead } from './read-csv.ts'

/** A sheet of thousands of rows unpacks to a few megabytes; more is a bomb. */
const maxUnpacked = 50 * 1024 * 1024
const maxEntries = 200

/** Refuses an archive by what its directory says it unpacks to, before anything of it is unpacked. @throws CsvNotRead */
export const requireModestArchive = (path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const broken = () => reject(new CsvNotRead('broken'))
    open(path, { lazyEntries: true }, (error, archive) => {
      if (error) return broken()
      if (archive.entryCount > maxEntries) return broken()
      let unpacked = 0
      archive
        .on('error', broken)
        .on('end', () => resolve())
        .on('entry', ({ uncompressedSize }) => {
          unpacked += uncompressedSize
          if (unpacked <= maxUnpacked) return archive.readEntry()
          archive.close()
          broken()
        })
        .readEntry()
    })
  })
