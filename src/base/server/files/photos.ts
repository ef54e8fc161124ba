import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { sha256 } from '../tokens.ts'

/** Longest side of a stored photo, in pixels: a scratch still shows, and six of them still fit an email. */
const maxSide = 2000
/** A picture that unpacks to more is no photo of a phone camera. */
const maxPixels = 60_000_000

/**
 * Draws an uploaded JPEG or PNG anew, in its place, as a JPEG: what was hidden in the file or beside the picture (location, camera,
 * other formats) stays behind. It takes up to a second of a core: it runs in a process pool, never in a transaction.
 * @returns null when the file is no whole picture
 */
export async function redrawPhoto({ path }: { path: string }): Promise<{ size: number; sha256: Buffer } | null> {
  const bytes = await redrawn(path)
  if (!bytes) return null
  await writeFile(path, bytes, { mode: 0o600 })
  return { size: bytes.length, sha256: sha256(bytes) }
}

const redrawn = (path: string): Promise<Buffer | null> =>
  sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => null)
