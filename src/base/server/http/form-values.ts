import { z } from 'zod'

/** What a text field of a form means: forms carry only texts, the schema of the row says what each of them is. */
type Kind = 'text' | 'number' | 'flag' | 'list of numbers' | 'list'

type Described = { type?: string; anyOf?: readonly Described[]; items?: Described; properties?: Readonly<Record<string, Described>> }

const kindOf = (described: Described): Kind => {
  const { type, items } = described.anyOf?.find((one) => one.type !== 'null') ?? described
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'boolean') return 'flag'
  if (type === 'array') return items && kindOf(items) === 'number' ? 'list of numbers' : 'list'
  return 'text'
}

const knownKinds = new WeakMap<z.ZodType, ReadonlyMap<string, Kind>>()

/** Worked out once for each schema, not for each call. */
function kindsOf(schema: z.ZodType): ReadonlyMap<string, Kind> {
  const known = knownKinds.get(schema)
  if (known) return known
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described
  const kinds = new Map(Object.entries(properties).map(([name, described]) => [name, kindOf(described)]))
  knownKinds.set(schema, kinds)
  return kinds
}

/**
 * Reads the fields of a form (SPEC 7, "form") as the body its schema describes: `brandId=7` is the number 7, `failureOptionIds[]=1` and a
 * repeated `failureOptionIds=1` are lists. What does not read as its kind stays a text, which the schema then refuses by its field.
 * @param fields name and text of each field, in the order they came
 */
export function bodyFromFields(schema: z.ZodType, fields: readonly (readonly [name: string, text: string])[]): Record<string, unknown> {
  const kinds = kindsOf(schema)
  const texts = new Map<string, string[]>()
  for (const [name, text] of fields) texts.set(plainName(name), [...(texts.get(plainName(name)) ?? []), text])
  return Object.fromEntries(
    [...texts].flatMap(([name, all]) => {
      const value = readAs(kinds.get(name) ?? 'text', all)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

const plainName = (name: string) => name.replace(/\[\]$/, '')

function readAs(kind: Kind, texts: readonly string[]): unknown {
  if (kind === 'list') return texts
  if (kind === 'list of numbers') return texts.map(numberOf)
  const [text = ''] = texts
  // Two values for one field are no value; the schema says so.
  if (texts.length > 1) return texts
  if (kind === 'text') return text
  // An empty field of an HTML form was not filled in.
  if (text === '') return undefined
  if (kind === 'number') return numberOf(text)
  return text === 'true' || text === 'false' ? text === 'true' : text
}

const numberOf = (text: string): number | string => (/^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : text)
