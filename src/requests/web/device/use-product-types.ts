import { useCall } from '#base/web/use-call.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import type { Colour } from '#catalogue/catalogue.ts'
import { useBooking } from '../booking/booking-context.ts'

type Type = { readonly id: number; readonly factoryName: string; readonly tradeName: string; readonly colours?: readonly Colour[] }

/** The devices of a brand and kind, from the catalogue the service entry uses; empty while they are on their way, or when they cannot be had. */
export function useProductTypes(brandId: number | null, groupId: number | null): readonly Type[] {
  const { setup } = useBooking()
  const isInsured = setup.form.definition.productCatalogue === 'service'
  const serviceProductGroupId = setup.productGroups.find(({ id }) => id === groupId)?.serviceProductGroupId ?? undefined
  const isKnown = brandId !== null && groupId !== null
  const own = useCall(catalogueApi.listProductTypes, { params: { brandId: brandId ?? 0, groupId: groupId ?? 0 } }, { enabled: isKnown && !isInsured })
  const insured = useCall(
    catalogueApi.listServiceProductTypes,
    { params: { id: brandId ?? 0 }, query: { serviceProductGroupId } },
    { enabled: isKnown && isInsured },
  )
  return (isInsured ? insured.data : own.data) ?? []
}

/** The colours a device is made in. */
export function useColours(typeId: number | null, types: readonly Type[]): readonly Colour[] {
  const { setup } = useBooking()
  const isInsured = setup.form.definition.productCatalogue === 'service'
  const asked = useCall(catalogueApi.listServiceColours, { params: { id: typeId ?? 0 } }, { enabled: isInsured && typeId !== null })
  return (isInsured ? asked.data : types.find(({ id }) => id === typeId)?.colours) ?? []
}
