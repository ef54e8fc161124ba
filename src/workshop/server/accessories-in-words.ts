import type { Language } from '#base/languages.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import type { ReferenceContext } from '#context.ts'
import type { StoredArrival } from './arrival-store.ts'

/** „Töltőfej, Adatkábel”; nothing: an empty text. */
export async function accessoriesInWords(
  ctx: ReferenceContext,
  language: Language,
  { declaredAccessoryIds, foundAccessoryIds, otherDeclared, otherFound }: StoredArrival,
): Promise<{ declared: string; found: string }> {
  const all = await lookupOf(ctx, language, 'accessories')
  const named = (ids: readonly number[], other: string) =>
    [...all.filter(({ id }) => ids.includes(id)).map(({ name }) => name), other].filter(Boolean).join(', ')
  return { declared: named(declaredAccessoryIds, otherDeclared), found: named(foundAccessoryIds, otherFound ? otherDeclared : '') }
}
