import { serviceId, warrantyType } from '#catalogue/service-ids.ts'
import { type NewOrderService, newOrderServices, paths } from '#paths.ts'
import type { Caller } from './booking/caller.ts'
import { operatorEntry, type ServiceEntry } from './service-entries.ts'

// The bookings of whoever is logged in, which no visitor's page carries.

type NewOrder = { readonly service: number; readonly warrantyType?: number; readonly needsBrand: boolean }

/** DESIGN 8.19: `uj-megrendeles/{szolgaltatas}`. */
const newOrders: Readonly<Record<NewOrderService, NewOrder>> = {
  garancialis: { service: serviceId.brand, warrantyType: warrantyType.warranty, needsBrand: true },
  fizetos: { service: serviceId.brand, warrantyType: warrantyType.paid, needsBrand: true },
  biztositasi: { service: serviceId.insurance, warrantyType: warrantyType.insurance, needsBrand: false },
  szervizgarancia: { service: serviceId.serviceWarranty, needsBrand: false },
}

const isNewOrderService = (slug: string): slug is NewOrderService => newOrderServices.some((service) => service === slug)

/** The service of a new order in the personal area, and its kind of repair where a brand must be chosen first; null where there is none. */
export function newOrderService(slug: string) {
  if (!isNewOrderService(slug)) return null
  const { needsBrand, warrantyType: kind } = newOrders[slug]
  return { slug, warrantyTypeOfBrand: needsBrand ? (kind ?? null) : null }
}

/** @param brand slug, where the service needs one */
export function newOrderEntry(slug: NewOrderService, brand: string | null): ServiceEntry {
  const { needsBrand, ...query } = newOrders[slug]
  return {
    processType: slug,
    query: { ...query, ...(needsBrand && brand ? { brand } : {}) },
    back: needsBrand ? paths.newOrderOf(slug) : paths.newOrder(),
    loginNeeded: true,
    isInside: true,
  }
}

/** What an employee may book for a caller: all that customers book, without the employees' own service. */
export const callerServices = [
  ...newOrderServices,
  'telekom-garancialis-javitas',
  'telekom-fizetos-javitas',
  'vodafone-garancialis-javitas',
  'vodafone-fizetos-javitas',
  'karrendezes',
] as const
export type CallerService = (typeof callerServices)[number]

export const callerServiceOf = (slug: string | null): CallerService | null => callerServices.find((service) => service === slug) ?? null

/** @param about.back the page that leads here */
export function callerEntry(
  service: CallerService,
  { brand, back, caller }: { readonly brand: string | null; readonly back: string; readonly caller: Caller },
): ServiceEntry {
  const ofOperator = operatorEntry(service)
  if (ofOperator) return { ...ofOperator, back, loginNeeded: true, caller }
  const own = newOrderService(service)
  if (!own) throw new Error(`No service entry of the name ${service}`)
  const { isInside: _, ...entry } = newOrderEntry(own.slug, brand)
  return { ...entry, back, caller }
}
