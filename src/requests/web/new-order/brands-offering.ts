import type { Output } from '#base/endpoint.ts'
import type { catalogueApi } from '#catalogue/catalogue.api.ts'

/** The brands whose devices we repair in this way; `url`: one is taken by a service elsewhere. */
export const brandsOffering = (brands: Output<typeof catalogueApi.listBrands>, warrantyType: number) =>
  brands.flatMap(({ slug, brandName, availableService }) => {
    const offered = availableService.find((one) => one.warrantyTypeId === warrantyType && (one.formId !== null || one.url !== null))
    return offered ? [{ slug, brandName, url: offered.formId === null ? offered.url : null }] : []
  })
