import { type OperatorSlug, publicPaths } from '#public-paths.ts'
import type { AvailableServiceSummary } from './catalogue.ts'
import { availableServiceId, warrantyType } from './service-ids.ts'

/** Where a service card leads (SPEC 3): a page of ours, somebody else's, or nowhere. */
export type ServiceLink = { path: string | null; isExternalLink: boolean; icon: 'warranty' | 'paid' | null }

type Linked = Pick<AvailableServiceSummary, 'id' | 'url' | 'warrantyTypeId'>

const icons: Readonly<Record<number, ServiceLink['icon']>> = { [warrantyType.warranty]: 'warranty', [warrantyType.paid]: 'paid' }

const linkOf = (service: Linked, path: string | null): ServiceLink => ({
  path: service.url ?? path,
  isExternalLink: service.url !== null,
  icon: icons[service.warrantyTypeId] ?? null,
})

/** A brand's service. Warranty types other than 1 and 2 get no icon and no path (SPEC 3). */
export function brandServiceLink(slug: string, service: Linked): ServiceLink {
  const pages: Readonly<Record<number, string>> = {
    [warrantyType.warranty]: publicPaths.warrantyRepair(slug),
    [warrantyType.paid]: publicPaths.paidRepair(slug),
  }
  return linkOf(service, pages[service.warrantyTypeId] ?? null)
}

/** An operator's service; the third type is the damage settlement, which only Vodafone has (SPEC 2). */
export function operatorServiceLink(operator: OperatorSlug, service: Linked): ServiceLink {
  const pages: Readonly<Record<number, string | null>> = {
    [warrantyType.warranty]: publicPaths.operatorWarrantyRepair(operator),
    [warrantyType.paid]: publicPaths.operatorPaidRepair(operator),
    [warrantyType.insurance]: operator === 'vodafone' ? publicPaths.damageSettlement() : null,
  }
  return linkOf(service, pages[service.warrantyTypeId] ?? null)
}

/** A service that belongs to no brand or operator: insurance, service warranty, employees. */
export function ownServiceLink(service: Linked): ServiceLink {
  const pages: Readonly<Record<number, string>> = {
    [availableServiceId.insurance]: publicPaths.insuranceServiceWarranty(),
    [availableServiceId.serviceWarranty]: publicPaths.serviceWarrantyPickup(),
    [availableServiceId.employee]: publicPaths.employeeRequest(),
  }
  return linkOf(service, pages[service.id] ?? null)
}
