import type { Readable } from 'node:stream'
import type yazl from 'yazl'

/** A file of an archive: what it holds is opened when its turn comes. */
export function addLazily(zip: yazl.ZipFile, name: string, open: () => Promise<Readable>): void {
  zip.addReadStreamLazy(name, (given) => {
    open().then(
      (stream) => {
        // What breaks while it is read ends the archive.
        stream.on('error', (error) => zip.outputStream.emit('error', error))
        given(null, stream)
      },
      (error: unknown) => zip.outputStream.emit('error', error),
    )
  })
}

/** What people call it; it never becomes a path, not even one like `..`, which some older names are. */
export const nameInZip = (name: string): string => (/^\.*$/.test(name) ? '_'.repeat(name.length || 1) : name.replaceAll(/[/\\:]/g, '_'))
