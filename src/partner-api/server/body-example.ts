import { z } from 'zod'

type Schema = z.core.JSONSchema.JSONSchema

/** A body of a call with every field: `…` stands for a text, 1 for a number, the first for a choice, and what may be left out has the value it has then. */
export function bodyExample(body: z.ZodType): unknown {
  const { $defs: shared = {}, ...whole } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return exampleOf(whole)

  function exampleOf(schema: Schema | boolean): unknown {
    if (typeof schema === 'boolean') return '…'
    const { $ref, anyOf, oneOf } = schema
    if ($ref) return exampleOf(shared[$ref.replace('#/$defs/', '')] ?? true)
    const [known] = [schema.default, schema.const, ...(schema.enum ?? [])].filter((value) => value !== undefined)
    if (known !== undefined) return known
    const choices = anyOf ?? oneOf
    return choices ? exampleOf(choices.find((one) => typeof one === 'boolean' || one.type !== 'null') ?? true) : exampleOfType(schema)
  }

  function exampleOfType({ type, properties = {}, required = [], items, minimum = 1, description = '' }: Schema): unknown {
    const fieldOf = (name: string, field: Schema | boolean) => (required.includes(name) || !mayBeNull(field) ? exampleOf(field) : null)
    if (type === 'object') return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fieldOf(name, field)]))
    if (type === 'array') return items && !Array.isArray(items) ? [exampleOf(items)] : []
    if (type === 'integer' || type === 'number') return Math.max(1, minimum)
    if (type === 'boolean') return true
    // A day is described by one.
    return /^\S+$/.test(description) ? description : '…'
  }
}

const mayBeNull = (schema: Schema | boolean) =>
  typeof schema === 'object' && schema.default === undefined && schema.anyOf?.some((one) => typeof one === 'object' && one.type === 'null') === true
