import { expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '#errors.ts'
import { cpuTimeOf } from '#testing/cpu-time.ts'
import { boundedText } from '../../bounded-text.ts'
import { longText } from '../../plain-text.ts'
import { refuseUnbounded } from './bounded-input.ts'

/** A new schema whose author thought of no length, beside one who did. */
const schema = z.object({
  name: z.string(),
  nested: z.object({ note: longText().default(''), short: boundedText(3) }),
  list: z.array(z.object({ name: z.string() })),
  links: z.record(z.string(), z.string().max(2000)),
})

function refusalOf(input: unknown) {
  try {
    refuseUnbounded(input, schema)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.fields.map(({ path, code, values }) => `${path} ${code} ${values?.max ?? ''}`.trim())
  }
}

test('a field that says nothing of its length takes some hundred characters', () => {
  expect(refusalOf({ name: 'x'.repeat(1000) })).toBe(null)
  expect(refusalOf({ name: 'x'.repeat(1021) })).toEqual(['name TEXT_TOO_LONG 250'])
  expect(refusalOf({ list: [{}, { name: 'x'.repeat(1021) }] })).toEqual(['list.1.name TEXT_TOO_LONG 250'])
  expect(refusalOf({ unknown: 'x'.repeat(1021) })).toEqual(['unknown TEXT_TOO_LONG 250'])
  expect(refusalOf('x'.repeat(1021))).toEqual(['TEXT_TOO_LONG 250'])
})

test('a field that says its length is measured by it', () => {
  expect(refusalOf({ nested: { note: 'x'.repeat(12_000) } })).toBe(null)
  expect(refusalOf({ nested: { note: 'x'.repeat(12_021) } })).toEqual(['nested.note TEXT_TOO_LONG 3000'])
  expect(refusalOf({ links: { success: 'x'.repeat(8000) } })).toBe(null)
  // A short one is left to its schema, up to what can do no harm.
  expect(refusalOf({ nested: { short: 'x'.repeat(1000) } })).toBe(null)
  expect(refusalOf({ nested: { short: 'x'.repeat(1021) } })).toEqual(['nested.short TEXT_TOO_LONG 3'])
})

test('a heap of marks is refused in every field', () => {
  expect(refusalOf({ nested: { note: `a${'\u0301'.repeat(9)}` } })).toEqual(['nested.note TEXT_MARKS 8'])
})

test('neither long lists nor deep ones come in, and to find out costs little', async () => {
  expect(refusalOf({ list: Array.from({ length: 9000 }, () => null) })).toBe(null)
  expect(refusalOf({ list: Array.from({ length: 10_001 }, () => null) })).toEqual(['list INVALID_INPUT'])
  expect(refusalOf(Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`k${i}`, 1])))).toEqual(['INVALID_INPUT'])
  const deep: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)
  expect(refusalOf({ list: deep })).toHaveLength(1)
  const long = Array.from({ length: 500_000 }, () => 1)
  expect(await cpuTimeOf(() => refusalOf({ list: long }))).toBeLessThan(200)
})
