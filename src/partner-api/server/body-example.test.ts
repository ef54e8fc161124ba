import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#api.ts'
import type { Endpoint } from '#base/endpoint.ts'
import { bodyExample } from './body-example.ts'

test('every field is there, with the value it has when it is left out, the first of a choice, or a value of its kind', () => {
  const body = z.strictObject({
    name: z.string(),
    note: z.string().default(''),
    day: z.string().describe('2026-11-24'),
    count: z.int().min(3),
    chosen: z.array(z.int()).optional(),
    centre: z.int().nullish(),
    way: z.enum(['delivery', 'counter']),
    to: z.union([z.null(), z.discriminatedUnion('kind', [z.object({ kind: z.literal('same') }), z.object({ kind: z.literal('address') })])]),
    isSure: z.boolean(),
  })
  expect(bodyExample(body)).toEqual({
    ...{ name: '…', note: '', day: '2026-11-24', count: 3, chosen: [1], centre: null, way: 'delivery', to: { kind: 'same' }, isSure: true },
  })
})

const rows: [string, Endpoint][] = Object.values(api).flatMap((table) => Object.entries<Endpoint>(table))
const withBodies = rows.filter(([, { scope, body }]) => scope !== undefined && body instanceof z.ZodObject)
/** Which texts and ticks a call wants depends on more than its schema. */
const leftOpen = ['…', '', false]

test.each(withBodies)('%s takes its example but for what stands for something or was left as it is', (_name, { body }) => {
  const example = bodyExample(body)
  const refused = body.safeParse(example).error?.issues ?? []
  const valueAt = (path: PropertyKey[]) => path.reduce<unknown>((value, key) => (Object(value) as Record<PropertyKey, unknown>)[key], example)
  expect(
    refused.map(({ path, message }) => [path.join('.'), message, valueAt(path)]).filter(([, , value]) => !leftOpen.includes(value as string)),
  ).toEqual([])
})
