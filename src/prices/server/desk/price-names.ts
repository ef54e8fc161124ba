import type { Language } from '#base/languages.ts'
import { everyBrand } from '#catalogue/server/brand-store.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import { everyProductGroup, everyProductType } from '#catalogue/server/product-store.ts'
import type { ReferenceContext } from '#context.ts'
import type { PriceRow } from '../../price-change.ts'

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
