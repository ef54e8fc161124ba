import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bodyFromFields } from './form-values.ts'

const question = z.object({
  name: z.string(),
  count: z.int(),
  typeId: z.int().nullish(),
  now: z.boolean(),
  ids: z.array(z.int()),
  words: z.array(z.string()).default([]),
})

describe('the fields of a form', () => {
  it('are what the schema says they are', () => {
    const fields = [
      ['name', '0012'],
      ['count', '7'],
      ['now', 'true'],
      ['ids[]', '1'],
      ['ids[]', '2'],
      ['words', '3'],
    ] as const
    expect(bodyFromFields(question, fields)).toEqual({ name: '0012', count: 7, now: true, ids: [1, 2], words: ['3'] })
  })

  it('are left out where a number or a tick was not filled in', () => {
    expect(
      bodyFromFields(question, [
        ['typeId', ''],
        ['count', ''],
        ['name', ''],
      ]),
    ).toEqual({ name: '' })
  })

  it('stay texts where they do not read as their kind, for the schema to refuse', () => {
    const fields = [
      ['count', '1e3'],
      ['now', 'igen'],
      ['ids', 'x'],
      ['name', 'a'],
      ['name', 'b'],
      ['unknown', '1'],
    ] as const
    expect(bodyFromFields(question, fields)).toEqual({ count: '1e3', now: 'igen', ids: ['x'], name: ['a', 'b'], unknown: '1' })
  })
})
