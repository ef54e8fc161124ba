import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inspectPdf } from '#base/server/files/pdf-inspection.ts'
import { jpegAsPdf } from '#requests/web/documents/jpeg-as-pdf.ts'
import { temporaryFolder } from './temporary-folder.ts'

test('the PDF that the browser makes of a photo passes the check of uploads', async () => {
  const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  const file = path.join(await temporaryFolder('photo-as-pdf'), 'photo.pdf')
  await writeFile(file, jpegAsPdf(new Uint8Array(jpeg), 60, 40))
  expect(await inspectPdf({ path: file })).toBe('harmless')
})
