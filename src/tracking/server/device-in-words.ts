import type { CatalogueNames } from '#catalogue/server/names-store.ts'
import type { FollowedRequest } from '../followed-request.ts'

type Row = {
  readonly warrantyTypeId: number
  readonly brandId: number
  readonly productGroupId: number
  readonly productTypeId: number | null
  readonly productTypeOther: string | null
  readonly colourId: number | null
}

type Named = Pick<FollowedRequest, 'warrantyType' | 'brand' | 'productGroup' | 'productType' | 'deviceColour'>

/** What a device is called by the numbers in the row of its request. */
export const deviceInWords = (row: Row, names: CatalogueNames): Named => ({
  warrantyType: { id: row.warrantyTypeId, name: names.warrantyTypes.get(row.warrantyTypeId) ?? '' },
  brand: { id: row.brandId, name: names.brands.get(row.brandId) ?? '' },
  productGroup: { id: row.productGroupId, name: names.productGroups.get(row.productGroupId) ?? '' },
  productType: productTypeOf(row, names),
  deviceColour: row.colourId === null ? null : { id: row.colourId, name: names.colours.get(row.colourId) ?? '' },
})

/** A type of the catalogue, or the one the customer typed. */
function productTypeOf({ productTypeId: id, productTypeOther: other }: Row, { productTypes }: CatalogueNames): FollowedRequest['productType'] {
  const known = id === null ? undefined : productTypes.get(id)
  if (known) return { id, factoryName: known.factoryName, tradeName: known.tradeName }
  return other ? { id: null, factoryName: other, tradeName: other } : null
}
