import { z } from 'zod'
import { type FieldRefusal, Refusal } from '#errors.ts'
import { refusalOfRawText } from '../../bounded-text.ts'

/** Characters of a text whose field says nothing else. */
const maxTextLength = 250
/** Values in one body or question, all lists and objects together; the longest form has some hundreds. */
const maxValues = 10_000
const maxDepth = 32

/** By the name of a field how many characters it may have, as its schema says (`boundedText`, `z.string().max`). */
type Lengths = ReadonlyMap<string, number>

const knownLengths = new WeakMap<z.ZodType, Lengths>()

/** The lengths of a schema, read out of its JSON schema once; of two fields of one name the longer. */
function lengthsOf(schema: z.ZodType): Lengths {
  const known = knownLengths.get(schema)
  if (known) return known
  const lengths = new Map<string, number>()
  const collect = (node: unknown, name: string) => {
    if (typeof node !== 'object' || node === null) return
    if ('maxLength' in node && typeof node.maxLength === 'number') lengths.set(name, Math.max(node.maxLength, lengths.get(name) ?? 0))
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'properties') for (const [field, one] of Object.entries(inner as object)) collect(one, field)
      else collect(inner, name)
    }
  }
  collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '')
  knownLengths.set(schema, lengths)
  return lengths
}

type Visited = { readonly value: unknown; readonly path: readonly string[]; readonly max: number }

const refusedAt = ({ path }: Visited, refusal: Omit<FieldRefusal, 'path'>) =>
  new Refusal('INVALID_INPUT', { fields: [{ path: path.join('.').slice(0, 200), ...refusal }] })

/** A text shorter than `maxTextLength` is the schema's to judge, whatever its field says: it can do no harm. */
function refuseRawText(at: Visited, text: string) {
  const refusal = refusalOfRawText(text, Math.max(at.max, maxTextLength))
  if (refusal) throw refusedAt(at, refusal.code === 'TEXT_TOO_LONG' ? { ...refusal, values: { ...refusal.values, max: at.max } } : refusal)
}

/**
 * Refuses what no field of ours asks for before any schema sees it: texts far longer than their field (or than 250 characters, where it
 * does not say), heaps of marks on one letter, more than 10,000 values, more than 32 levels. So a new field is safe before anybody thinks
 * of its length, and what is longer must say so in its schema.
 * @throws Refusal INVALID_INPUT with the field: TEXT_TOO_LONG, TEXT_MARKS or INVALID_INPUT
 */
export function refuseUnbounded(input: unknown, schema: z.ZodType | undefined) {
  const lengths: Lengths = schema ? lengthsOf(schema) : new Map()
  const waiting: Visited[] = [{ value: input, path: [], max: lengths.get('') ?? maxTextLength }]
  let values = 0
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { value, path, max } = at
    if (typeof value === 'string') refuseRawText(at, value)
    if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) continue
    values += Array.isArray(value) ? value.length : Object.keys(value).length
    if (values > maxValues || path.length >= maxDepth) throw refusedAt(at, { code: 'INVALID_INPUT' })
    // What stands in a list or under a free name goes by the name above it.
    for (const [name, one] of Object.entries(value)) waiting.push({ value: one, path: [...path, name], max: lengths.get(name) ?? max })
  }
}
