import { headerKey } from '#base/server/tables/hungarian-values.ts'
import { everyBrand } from '#catalogue/server/brand-store.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import { type NamesInFiles, namesInFiles } from '#catalogue/server/names-in-files.ts'
import { everyProductGroup, everyProductType } from '#catalogue/server/product-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { nearestTo } from '../nearest.ts'

/** What the names in a file mean, and what may have been meant by those that mean nothing. */
export type Catalogue = {
  readonly names: NamesInFiles
  readonly nearestBrands: (typed: string) => string[]
  readonly nearestGroups: (typed: string) => string[]
  readonly nearestTypes: (brandId: number, productGroupId: number | null, typed: string) => string[]
  readonly coloursOf: (productTypeId: number) => string[]
  readonly colourOf: (productTypeId: number, typed: string) => number | null
  readonly faults: string[]
  readonly simLocks: string[]
}

export async function catalogueOfUpload(ctx: ReadContext & Call): Promise<Catalogue> {
  const { language } = ctx
  const types = await everyProductType(ctx, language)
  const byId = new Map(types.map((type) => [type.id, type]))
  const brands = (await everyBrand(ctx, language)).map(({ brandName }) => brandName)
  const groups = (await everyProductGroup(ctx, language)).map(({ name }) => name)
  const namesOf = async (kind: 'failureOptions' | 'simLocks') => (await lookupOf(ctx, language, kind)).map(({ name }) => name)
  const coloursOf = (productTypeId: number) => byId.get(productTypeId)?.colours ?? []
  // The same wrong name stands in many rows.
  const once = (ask: (...typed: (string | number | null)[]) => string[]) => {
    const known = new Map<string, string[]>()
    return (...typed: (string | number | null)[]) => {
      const key = typed.join('|')
      const found = known.get(key) ?? ask(...typed)
      known.set(key, found)
      return found
    }
  }
  const ofTypes = once((brandId, groupId, typed) =>
    nearestTo(
      String(typed),
      types.filter((type) => type.brandId === brandId && (groupId === null || type.productGroupId === groupId)).map(({ tradeName }) => tradeName),
      headerKey,
    ),
  )
  const ofBrands = once((typed) => nearestTo(String(typed), brands, headerKey))
  const ofGroups = once((typed) => {
    const near = nearestTo(String(typed), groups, headerKey)
    return near.length > 0 ? near : groups
  })
  return {
    names: await namesInFiles(ctx),
    nearestBrands: (typed) => ofBrands(typed),
    nearestGroups: (typed) => ofGroups(typed),
    nearestTypes: (brandId, groupId, typed) => ofTypes(brandId, groupId, typed),
    coloursOf: (productTypeId) => coloursOf(productTypeId).map(({ name }) => name),
    colourOf: (productTypeId, typed) => coloursOf(productTypeId).find(({ name }) => headerKey(name) === headerKey(typed))?.id ?? null,
    faults: await namesOf('failureOptions'),
    simLocks: await namesOf('simLocks'),
  }
}
