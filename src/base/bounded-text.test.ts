import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { refusalInIssue } from '#errors.ts'
import { boundedText, lengthOf } from './bounded-text.ts'
import { email } from './email.ts'
import { normalised } from './normalised.ts'
import { lineOfText, longText } from './plain-text.ts'

const codes = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues.map(({ message }) => refusalInIssue(message).code) ?? []

test.each(['Đặng Thị Ngọc Ánh', 'שָׁלוֹם עֲלֵיכֶם', 'ก็ดีแล้ว', 'नमस्ते हिन्दी', 'བསྒྲུབས', 'a\u0301\u0316\u0308\u0323\u0304', '👩‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'])(
  '%s is legible',
  (text) => expect(codes(longText(100).safeParse(text))).toEqual([]),
)

test('the raw length is looked at first, then the marks, then the text', () => {
  expect(codes(lineOfText(10).safeParse('x'.repeat(61)))).toEqual(['TEXT_TOO_LONG'])
  expect(codes(lineOfText(10).safeParse(`a${'\u0301'.repeat(9)}`))).toEqual(['TEXT_MARKS'])
  expect(codes(lineOfText(10).safeParse(`a${'\u0301'.repeat(8)}`))).toEqual([])
  // Blanks around a text and letters sent in parts do not count once it is tidied.
  expect(lineOfText(10).parse(`${' '.repeat(20)}${'a\u0301'.repeat(10)}`)).toBe('á'.repeat(10))
  expect(codes(email.safeParse(`${'a\u0301'.repeat(600)}@pelda.hu`))).toEqual(['TEXT_TOO_LONG'])
})

test('what is refused raw is not transformed any more', () => {
  let wasTransformed = false
  const schema = boundedText(5).overwrite((text) => {
    wasTransformed = true
    return text
  })
  expect(schema.safeParse('x'.repeat(100)).success).toBe(false)
  expect(wasTransformed).toBe(false)
})

test('a text with too many marks on a letter is not normalised', () => {
  const heap = `e${'\u0301'.repeat(9)}`
  expect(normalised(heap, 'NFC')).toBe(heap)
  expect(normalised('e\u0301', 'NFC')).toBe('é')
  expect(lengthOf('é😀')).toBe(2)
})

test('nobody else normalises', async () => {
  const files = await Array.fromAsync(glob('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }))
  const normalising = files.filter((file) => readFileSync(file, 'utf8').includes('.normalize('))
  expect(normalising).toEqual(['src/base/normalised.ts'])
})
