import { hasWords } from '#addresses/fold.ts'
import { soughtNumber } from './kind.ts'

/** A model of the catalogue: the maker's code, and the name people know it by. */
export type KnownModel = { readonly code: string; readonly name: string }

/** `LMG710EM.ANEUBK`: the model, and the suffix that tells market and colour. */
export function splitModel(typed: string): { readonly model: string; readonly suffix: string } {
  const text = typed.trim()
  const dot = text.indexOf('.')
  return dot < 0 ? { model: text, suffix: '' } : { model: text.slice(0, dot), suffix: text.slice(dot + 1) }
}

/** The model of the catalogue that was typed or scanned, whatever its suffix. */
export const modelTyped = (typed: string, known: readonly KnownModel[]): KnownModel | undefined => {
  const model = soughtNumber(splitModel(typed).model)
  return model === '' ? undefined : known.find(({ code }) => soughtNumber(splitModel(code).model) === model)
}

/** Models whose code begins with what is typed before the dot, or whose name has all its words; the typed suffix goes with them. At most ten. */
export function modelsFor(typed: string, known: readonly KnownModel[]): (KnownModel & { readonly whole: string })[] {
  const { model, suffix } = splitModel(typed)
  const isMeant = ({ code, name }: KnownModel) => soughtNumber(code).startsWith(soughtNumber(model)) || hasWords(name, typed)
  return known
    .filter(isMeant)
    .slice(0, 10)
    .map((one) => ({ ...one, whole: suffix === '' || one.code.includes('.') ? one.code : `${one.code}.${suffix.toUpperCase()}` }))
}
