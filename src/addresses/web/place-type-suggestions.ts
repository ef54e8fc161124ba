import { onDemand } from '#base/on-demand.ts'
import { noKind } from '../address.ts'
import { bestOf, rankOf, searchable } from '../fold.ts'
import { publicPlaceTypes } from '../public-place-types.ts'

const kindsOnDemand = onDemand(() => publicPlaceTypes.filter((kind) => kind !== noKind).map((kind) => ({ kind, text: searchable(kind) })))

/** Kinds of places by what is typed; before anything is, the frequent ones and that the place has none. */
export function placeTypeSuggestions(typed: string, noKindWords: string) {
  const kinds = kindsOnDemand()
  if (kinds.some(({ kind }) => kind === typed)) return []
  const query = searchable(typed)
  return [
    ...bestOf(kinds, ({ text }) => rankOf(query, text), 7).map(({ kind }) => ({ key: kind, label: kind })),
    ...(typed === '' ? [{ key: noKind, label: noKind, detail: noKindWords }] : []),
  ]
}
