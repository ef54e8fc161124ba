import { expect, test } from 'vitest'
import { isPhoto, takePdf } from './pdf-file.ts'

const named = (name: string, type: string, parts: BlobPart[] = ['x']) => new File(parts, name, { type })

test('a PDF passes as it is, anything that calls itself one is refused by its bytes', async () => {
  const pdf = named('számla.pdf', 'application/pdf', ['%PDF-1.7 …'])
  expect(await takePdf(pdf)).toEqual({ pdf })
  expect(await takePdf(named('üres.pdf', 'application/pdf', []))).toEqual({ refusal: { code: 'FILE_NOT_VALID' } })
  expect(await takePdf(named('számla.PDF', '', ['GIF89a']))).toEqual({ refusal: { code: 'FILE_NOT_VALID' } })
})

test('5 MB is the most', async () => {
  const pdf = (bytes: number) => named('számla.pdf', 'application/pdf', ['%PDF-', new Uint8Array(bytes - 5)])
  expect(await takePdf(pdf(5 * 1024 * 1024))).toMatchObject({ pdf: { size: 5 * 1024 * 1024 } })
  expect(await takePdf(pdf(5 * 1024 * 1024 + 1))).toEqual({ refusal: { code: 'FILE_TOO_LARGE', values: { max: 5, n: 5.1 } } })
})

test('photos are what a canvas can draw', () => {
  expect(isPhoto(new Blob([], { type: 'image/jpeg' }))).toBe(true)
  expect(isPhoto(new Blob([], { type: 'image/svg+xml' }))).toBe(false)
})

test('the picture of a phone that no browser draws, or a Word file, cannot be read; of nothing in it, the sentence of empty files says more', async () => {
  expect(await takePdf(named('blokk.heic', 'image/heic'))).toEqual({ unreadable: true })
  expect(await takePdf(named('blokk.heic', ''))).toEqual({ unreadable: true })
  expect(await takePdf(named('számla.docx', 'application/msword'))).toEqual({ unreadable: true })
  expect(await takePdf(named('üres.docx', 'application/msword', []))).toEqual({ refusal: { code: 'FILE_NOT_VALID' } })
  // Here nothing draws pictures, as in a browser that cannot open one.
  expect(await takePdf(named('blokk.jpg', 'image/jpeg'))).toEqual({ unreadable: true })
})
