import type { Language } from '#base/languages.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import type { ReferenceContext } from '#context.ts'
import { type Arrived, checkItems, differencesOf } from '../arrival.ts'
import { conditionTexts } from '../condition-texts.ts'

type T = Translator<typeof conditionTexts.hu>
type Found = Arrived & { readonly otherDeclared: string; readonly bookedIdentifier: string; readonly readIdentifier: string | null }

/** „Kijelző: sérült (jobb felső sarok)” */
export function checkInWords(t: T, { item, finding, note }: Arrived['checks'][number]): string {
  const values = { item: t(`items.${item}`), finding: finding === 'notCheckable' ? t('notCheckable') : t(`${finding}.${item}`) }
  return note === '' ? t('check', values) : t('checkWithNote', { ...values, note })
}

/** In the order of the list. */
export const inOrder = <Check extends { readonly item: (typeof checkItems)[number] }>(checks: readonly Check[]): Check[] =>
  checks.toSorted((one, other) => checkItems.indexOf(one.item) - checkItems.indexOf(other.item))

/** Everything that is not as it was said or should be, a sentence each. */
export async function differencesInWords(ctx: ReferenceContext, language: Language, found: Found): Promise<string[]> {
  const t = await translatorOf(conditionTexts, language)
  const names = new Map((await lookupOf(ctx, language, 'accessories')).map(({ id, name }) => [id, name]))
  const { missingIds, extraIds, otherMissing, additional, otherIdentifier, damages } = differencesOf(found)
  const named = (key: 'missing' | 'extra', ids: readonly number[]) => ids.map((id) => t(`differences.${key}`, { name: names.get(id) ?? String(id) }))
  return [
    ...named('missing', missingIds),
    ...(otherMissing ? [t('differences.missing', { name: found.otherDeclared })] : []),
    ...named('extra', extraIds),
    ...(additional ? [t('differences.additional', { text: found.additionalFound })] : []),
    ...(otherIdentifier ? [t('differences.identifier', { booked: found.bookedIdentifier, read: found.readIdentifier ?? '' })] : []),
    ...inOrder(damages).map((check) => checkInWords(t, check)),
  ]
}
