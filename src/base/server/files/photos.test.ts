import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { sha256 } from '../tokens.ts'
import { redrawPhoto } from './photos.ts'

const picture = () => sharp({ create: { width: 3000, height: 1500, channels: 4, background: '#33669980' } })

async function uploaded(bytes: Buffer) {
  const file = path.join(await temporaryFolder('photos'), 'photo')
  await writeFile(file, bytes, { mode: 0o600 })
  return file
}

async function redrawnPhoto(file: string) {
  const answer = await redrawPhoto({ path: file })
  const redrawn = await readFile(file)
  expect(answer).toEqual({ size: redrawn.length, sha256: sha256(redrawn) })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  return redrawn
}

test('a photo keeps its picture, upright, and loses place and camera', async () => {
  const taken = await picture()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Titkos' }, IFD3: { GPSLatitude: '47/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect(taken.includes('Titkos')).toBe(true)
  const redrawn = await redrawnPhoto(await uploaded(taken))
  expect(redrawn.includes('Titkos')).toBe(false)
  const { width, height, format, exif, orientation } = await sharp(redrawn).metadata()
  expect({ width, height, format, exif, orientation }).toEqual({ width: 1000, height: 2000, format: 'jpeg', exif: undefined, orientation: undefined })
})

test('a PNG becomes a JPEG, without what was appended to it', async () => {
  const png = await picture().resize(40).png().toBuffer()
  const redrawn = await redrawnPhoto(await uploaded(Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])))
  expect(redrawn.includes('script')).toBe(false)
  expect(await sharp(redrawn).metadata()).toMatchObject({ width: 40, format: 'jpeg' })
})

test.each([
  ['half a picture', async () => (await picture().jpeg().toBuffer()).subarray(0, 2000)],
  ['words', async () => Buffer.from('\xff\xd8\xff nem kép', 'latin1')],
])('%s is refused', async (_what, bytes) => {
  expect(await redrawPhoto({ path: await uploaded(await bytes()) })).toBeNull()
})
