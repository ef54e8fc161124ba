import { type Translator, translatorOf } from '#base/texts.ts'
import type { Call } from '#context.ts'
import { type FieldRefusal, Refusal } from '#errors.ts'
import { problemsAtClosing } from '../closing.ts'
import { commonFields } from '../common-kind.ts'
import { type KindDefinition, ownFieldsOf, type SheetOutcome } from '../kind.ts'
import { type KindWords, kindTexts } from '../kind-texts.ts'

/**
 * What a sheet lacks to be closed so, each field by its path as it is saved; one of the brand's that is empty, or out of its limits, is told by its name (GAPS D9), the
 * common ones have sentences of their own.
 * @throws Refusal WORKSHEET_INCOMPLETE
 */
export async function requireComplete(
  { language }: Pick<Call, 'language'>,
  kind: KindDefinition,
  outcome: SheetOutcome,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const problems = problemsAtClosing(kind, outcome, values)
  if (problems.length === 0) return
  const texts = kindTexts[kind.kind]
  const words = texts && (await translatorOf(texts, language))
  throw new Refusal('WORKSHEET_INCOMPLETE', { fields: words ? problems.map((problem) => ofBrand(kind, words, problem)) : problems })
}

function ofBrand(kind: KindDefinition, words: Translator<KindWords>, problem: FieldRefusal): FieldRefusal {
  const field = ownFieldsOf(kind, commonFields).find(({ name }) => name === problem.path)
  if (!field) return problem
  const path = `fields.${field.name}`
  const named = { field: words(`fields.${field.name}`) }
  if (problem.code !== 'REQUIRED') return { ...problem, path, values: { ...problem.values, ...named } }
  const isChosen = field.type === 'choice' || field.type === 'code'
  return { path, code: isChosen ? 'WORKSHEET_FIELD_UNCHOSEN' : 'WORKSHEET_FIELD_EMPTY', values: named }
}
