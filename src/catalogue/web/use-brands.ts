import { useCall } from '#base/web/use-call.ts'
import { catalogueApi } from '../catalogue.api.ts'
import { isPartner, knownBrands } from '../known-brands.ts'

export type ListedBrand = { readonly slug: string; readonly name: string; readonly partner: boolean }

const stored: readonly ListedBrand[] = knownBrands.map(({ id, slug, name }) => ({ slug, name, partner: isPartner(id) }))

/** The brands of the catalogue; the stored ones until it answers, and whenever it does not (SPEC 8). */
export function useBrands(): readonly ListedBrand[] {
  const { data } = useCall(catalogueApi.listBrands, {})
  return data?.map(({ slug, brandName, partner }) => ({ slug, name: brandName, partner })) ?? stored
}
