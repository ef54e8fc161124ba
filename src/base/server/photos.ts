import { Refusal } from '#errors.ts'
import type { Upload } from './http-files.ts'

/** Longest side of a kept photo, in pixels: a scratch still shows, and six of them still fit a letter. */
const longestSide = 2000
/** A picture that unpacks to more is no photo of a phone camera. */
const mostPixels = 60_000_000

/**
 * Draws an uploaded JPEG or PNG anew as a JPEG: what was hidden in the file or beside the picture (place, camera, other formats) stays behind.
 * @throws Refusal PHOTO_NOT_VALID when it is no whole picture
 */
export async function redrawnPhoto({ path, field }: Pick<Upload, 'path' | 'field'>): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer()
  } catch {
    throw new Refusal('PHOTO_NOT_VALID', { fields: [{ path: field, code: 'PHOTO_NOT_VALID' }] })
  }
}
