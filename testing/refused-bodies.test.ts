import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#base/endpoint.ts'
import { refusalsOfIssues } from '#errors.ts'
import { api } from '../src/api.ts'

// SECURITY: what a body holds beside its fields is refused, never dropped. GAPS D9: what is missing is asked for.

const rows = Object.entries(api).flatMap(([slice, table]) =>
  Object.entries(table)
    .map(([name, row]): [string, Endpoint] => [`${slice}.${name}`, row])
    // A signed text, or nothing at all.
    .filter(([, { body, exactBody }]) => !exactBody && !(body instanceof z.ZodObject && Object.keys(body.shape).length === 0)),
)

function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && value.type === 'object' && 'properties' in value) yield value
  for (const part of Object.values(value)) yield* objectsIn(part)
}

test.each(rows)('%s takes no field it does not know', (_name, { body }) => {
  const described = [...objectsIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))]
  expect(described.length).toBeGreaterThan(0)
  expect(described.filter((one) => !('additionalProperties' in one && one.additionalProperties === false))).toEqual([])
})

test.each(
  Object.entries(api).flatMap(([slice, table]) => Object.entries(table).map(([name, { query }]): [string, z.ZodType] => [`${slice}.${name}`, query])),
)('%s asks for what it is not asked with by the name of it', (_name, query) => {
  const refused = refusalsOfIssues(query.safeParse({}).error?.issues ?? [])
  expect(refused.filter(({ path, code }) => path === '' || code !== 'REQUIRED')).toEqual([])
})

/** Codes whose sentence says what to give, whether it is missing or wrong. */
const asksForIt = [
  'PRIVACY_REQUIRED',
  'TERMS_REQUIRED',
  'MISSING_ADDRESS_DATA',
  'PAYOUT_DAY',
  'COMPENSATION_DAY',
  'TERMS_DAYS',
  'TERMS_LIMIT',
  'PASSKEY_NOT_VALID',
]

test.each(rows)('%s asks for what an empty body misses', (_name, { body }) => {
  const { error } = body.safeParse({})
  const refused = refusalsOfIssues(error?.issues ?? [])
  expect(refused.filter(({ path, code }) => path === '' || (code !== 'REQUIRED' && !asksForIt.includes(code)))).toEqual([])
})
