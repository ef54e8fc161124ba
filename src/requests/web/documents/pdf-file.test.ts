import { expect, test } from 'vitest'
import { isOfOtherKind, isPhoto, refusalOfPdf } from './pdf-file.ts'

test('a PDF passes, anything else is refused by its bytes', async () => {
  expect(await refusalOfPdf(new Blob(['%PDF-1.7 …']))).toBeNull()
  expect(await refusalOfPdf(new Blob([]))).toEqual({ code: 'FILE_NOT_VALID' })
  expect(await refusalOfPdf(new Blob(['GIF89a'], { type: 'application/pdf' }))).toEqual({ code: 'FILE_NOT_VALID' })
})

test('5 MB is the most', async () => {
  const pdf = (bytes: number) => new Blob(['%PDF-', new Uint8Array(bytes - 5)])
  expect(await refusalOfPdf(pdf(5 * 1024 * 1024))).toBeNull()
  expect(await refusalOfPdf(pdf(5 * 1024 * 1024 + 1))).toEqual({ code: 'FILE_TOO_LARGE', values: { max: 5, n: 5.1 } })
})

test('photos are what a canvas can draw', () => {
  expect(isPhoto(new Blob([], { type: 'image/jpeg' }))).toBe(true)
  expect(isPhoto(new Blob([], { type: 'image/svg+xml' }))).toBe(false)
})

test('the picture of a phone that no browser draws, or a Word file, is of another kind; what calls itself a PDF is looked into', () => {
  const named = (name: string, type: string, bytes = 'x') => new File([bytes], name, { type })
  expect(isOfOtherKind(named('blokk.heic', 'image/heic'))).toBe(true)
  expect(isOfOtherKind(named('blokk.heic', ''))).toBe(true)
  expect(isOfOtherKind(named('számla.docx', 'application/msword'))).toBe(true)
  expect(isOfOtherKind(named('számla.PDF', ''))).toBe(false)
  expect(isOfOtherKind(named('blokk.jpg', 'image/jpeg'))).toBe(false)
  // Of nothing in it, the sentence of empty files says more.
  expect(isOfOtherKind(named('üres.docx', 'application/msword', ''))).toBe(false)
})
