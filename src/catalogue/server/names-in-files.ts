import { defaultLanguage, languages } from '#base/languages.ts'
import { headerKey } from '#base/server/tables/hungarian-values.ts'
import type { ReferenceContext } from '#context.ts'
import { everyBrand } from './brand-store.ts'
import { lookupOf } from './lookup-store.ts'
import { everyProductGroup, everyProductType } from './product-store.ts'

const lookups = ['failureOptions', 'serviceOptions', 'accessories', 'simLocks'] as const
type NamedLookup = (typeof lookups)[number]

/** What the names of a file mean, every key as `headerKey` writes it: in any of our languages, as ids, and as addresses of brands too. */
export type NamesInFiles = {
  readonly brands: ReadonlyMap<string, number>
  readonly groups: ReadonlyMap<string, number>
  /** Of one brand: `7|p30pro`. */
  readonly types: ReadonlyMap<string, number>
} & Readonly<Record<NamedLookup, ReadonlyMap<string, number>>>

export async function namesInFiles(ctx: ReferenceContext): Promise<NamesInFiles> {
  const brands = new Map<string, number>()
  const groups = new Map<string, number>()
  const types = new Map<string, number>()
  const named = Object.fromEntries(lookups.map((kind) => [kind, new Map<string, number>()])) as Record<NamedLookup, Map<string, number>>
  for (const { brandId, slug, brandName } of await everyBrand(ctx, defaultLanguage))
    for (const name of [brandName, slug]) brands.set(headerKey(name), brandId)
  for (const { id, brandId, tradeName, factoryName } of await everyProductType(ctx, defaultLanguage))
    for (const name of [factoryName, tradeName]) types.set(`${brandId}|${headerKey(name)}`, id)
  for (const language of languages) {
    for (const { id, name, code } of await everyProductGroup(ctx, language)) for (const word of [name, code]) groups.set(headerKey(word), id)
    for (const kind of lookups) for (const { id, name } of await lookupOf(ctx, language, kind)) named[kind].set(headerKey(name), id)
  }
  return { brands, groups, types, ...named }
}
