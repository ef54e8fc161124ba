import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type { z } from 'zod'
import type { SentenceFormatter } from '#errors/sentences.ts'
import { refusalsOfIssues } from '#errors.ts'

/** Something wrong: `path` as in the sent JSON, `message` a sentence in the language of the page. */
export type Refused = { readonly path: string; readonly message: string }

/** A line of `FormErrorSummary`. */
export type FormProblem = { readonly fieldId?: string; readonly message: string }

/** Which field of the form shows what was refused at `path` of the body. */
export type FieldAt<Values> = (path: string, values: Values) => string

/** The key of react-hook-form for what concerns no field. */
const rootKey = 'root'

type Leaf = { readonly type: string; readonly message: string }

const isLeaf = (error: object): error is Leaf =>
  'type' in error && typeof error.type === 'string' && 'message' in error && typeof error.message === 'string'

/**
 * Refusals as react-hook-form holds them, the first one of each field. What is refused where the form has no field concerns the whole form, and
 * is told without a link.
 */
export function formErrors<Values extends FieldValues>(refused: readonly Refused[], values: Values, fieldAt: FieldAt<Values>): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  const general = new Set<string>()
  const known = (at: string): object => get(errors, at) ?? {}
  for (const { path, message } of refused) {
    const at = fieldAt(path, values)
    const isField = at.split('.', 1).some((name) => name in values)
    if (!isField) general.add(message)
    else if (!isLeaf(known(at))) set(errors, at, { ...known(at), type: 'refused', message })
  }
  if (general.size > 0) set(errors, rootKey, { type: 'refused', message: [...general].join(' ') })
  return errors
}

/** Everything wrong with a form for its summary: first what concerns all of it, then field by field. */
export function problemsIn(errors: object): FormProblem[] {
  const { [rootKey]: root, ...fields } = errors as Readonly<Record<string, unknown>>
  const general = typeof root === 'object' && root !== null && isLeaf(root) ? [{ message: root.message }] : []
  return [...general, ...problemsBelow(fields, '')]
}

function problemsBelow(errors: object, above: string): FormProblem[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    const fieldId = above + name
    if (!isLeaf(error)) return problemsBelow(error, `${fieldId}.`)
    const { message, type: _, ...below } = error
    return [{ fieldId, message }, ...problemsBelow('ref' in below ? { ...below, ref: null } : below, `${fieldId}.`)]
  })
}

type Rules<Values extends FieldValues, Schema extends z.ZodType> = {
  readonly schema: Schema
  readonly toBody: (values: Values) => unknown
  readonly fieldAt: FieldAt<Values>
  /** Sentences of this form for what is missing, by path, in the place of the general ones. */
  readonly missing: Readonly<Record<string, string>>
  readonly say: () => Promise<SentenceFormatter>
}

type Read<Values extends FieldValues, Body> =
  | { readonly isRight: true; readonly body: Body }
  | { readonly isRight: false; readonly errors: FieldErrors<Values> }

/** Checks what is typed by the schema the server obeys, and says what is wrong in the language of the page. */
export function schemaReader<Values extends FieldValues, Schema extends z.ZodType>({
  schema,
  toBody,
  fieldAt,
  missing,
  say,
}: Rules<Values, Schema>): (values: Values) => Promise<Read<Values, z.output<Schema>>> {
  return async (values) => {
    const read = schema.safeParse(toBody(values))
    if (read.success) return { isRight: true, body: read.data as z.output<Schema> }
    const sentence = await say()
    const refused = refusalsOfIssues(read.error.issues).map((refusal) => ({
      path: refusal.path,
      message: (refusal.code === 'REQUIRED' ? missing[refusal.path] : undefined) ?? sentence(refusal),
    }))
    return { isRight: false, errors: formErrors(refused, values, fieldAt) }
  }
}

/** The same as react-hook-form asks for it. */
export function schemaResolver<Values extends FieldValues, Schema extends z.ZodType>(
  rules: Rules<Values, Schema>,
): Resolver<Values, unknown, z.output<Schema>> {
  const readBody = schemaReader(rules)
  return async (values) => {
    const read = await readBody(values)
    return read.isRight ? { values: read.body, errors: {} } : { values: {}, errors: read.errors }
  }
}
