import { defaultLanguage, type Language, languages } from '#base/languages.ts'
import { headerKey } from '#base/server/tables/hungarian-values.ts'
import { everyBrand } from '#catalogue/server/brand-store.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import { everyProductGroup, everyProductType } from '#catalogue/server/product-store.ts'
import type { ReferenceContext } from '#context.ts'
import type { PriceRow } from '../../price-change.ts'
import type { Names } from '../../price-file.ts'

type Subject = Pick<PriceRow, 'kind' | 'brandId' | 'productGroupId' | 'productTypeId' | 'failureOptionId' | 'serviceOptionId' | 'grade' | 'storageGb'>

/** How prices are named in a language. */
export async function priceNames(ctx: ReferenceContext, language: Language) {
  const brands = new Map((await everyBrand(ctx, language)).map(({ brandId, brandName }) => [brandId, brandName]))
  const groups = new Map((await everyProductGroup(ctx, language)).map(({ id, name }) => [id, name]))
  const types = new Map((await everyProductType(ctx, language)).map((type) => [type.id, type]))
  const faults = new Map((await lookupOf(ctx, language, 'failureOptions')).map(({ id, name }) => [id, name]))
  const services = new Map((await lookupOf(ctx, language, 'serviceOptions')).map(({ id, name }) => [id, name]))
  const nameOf = (names: ReadonlyMap<number, string>, id: number | null) => (id === null ? '' : (names.get(id) ?? String(id)))

  const scope = ({ brandId, productGroupId, productTypeId }: Subject) => {
    const type = productTypeId === null ? undefined : types.get(productTypeId)
    if (type) return `${nameOf(brands, type.brandId)} ${type.tradeName}`
    return [nameOf(brands, brandId), nameOf(groups, productGroupId)].filter(Boolean).join(', ')
  }
  const subject = ({ kind, failureOptionId, serviceOptionId, grade, storageGb }: Subject) => {
    if (kind === 'repair') return nameOf(faults, failureOptionId)
    if (kind === 'service') return nameOf(services, serviceOptionId)
    return [grade, storageGb === null ? '' : `${storageGb} GB`].filter(Boolean).join(', ')
  }
  return { brands, groups, types, faults, services, nameOf, scope, subject }
}
export type PriceNames = Awaited<ReturnType<typeof priceNames>>

/** What the names of a file mean, in any of our languages, as ids and as addresses of brands too. */
export async function namesInFiles(ctx: ReferenceContext): Promise<Names> {
  const brands = new Map<string, number>()
  const groups = new Map<string, number>()
  const types = new Map<string, number>()
  const faults = new Map<string, number>()
  const services = new Map<string, number>()
  for (const { brandId, slug, brandName } of await everyBrand(ctx, defaultLanguage))
    for (const name of [brandName, slug]) brands.set(headerKey(name), brandId)
  for (const { id, brandId, tradeName, factoryName } of await everyProductType(ctx, defaultLanguage))
    for (const name of [factoryName, tradeName]) types.set(`${brandId}|${headerKey(name)}`, id)
  for (const language of languages) {
    for (const { id, name, code } of await everyProductGroup(ctx, language)) for (const word of [name, code]) groups.set(headerKey(word), id)
    for (const { id, name } of await lookupOf(ctx, language, 'failureOptions')) faults.set(headerKey(name), id)
    for (const { id, name } of await lookupOf(ctx, language, 'serviceOptions')) services.set(headerKey(name), id)
  }
  return { brands, groups, types, faults, services }
}
