import { matchPath } from 'react-router'
import type { Sent } from '#base/endpoint.ts'
import { serviceId, warrantyType } from '#catalogue/service-ids.ts'
import { type NewOrderService, newOrderServices, paths, patterns } from '#paths.ts'
import { newServiceWarrantyOrder, operatorSlugs } from '#public-paths.ts'
import type { requestsApi } from '../requests.api.ts'
import type { Caller } from './booking/caller.ts'
import type { Sale } from './booking/sale.ts'

type SetupQuery = Sent<typeof requestsApi.getBookingSetup>['query']

/** Where a booking is opened: what the server is asked for it, and what the payload says of it. */
export type ServiceEntry = {
  /** The slug of the service entry; travels as `processType`. */
  readonly processType: string
  readonly query: SetupQuery
  /** The page that leads here. */
  readonly back: string
  readonly loginNeeded: boolean
  /** In the personal area: with the steps by their names there (SPEC 2). */
  readonly isInside?: true
  /** The device is sold, not repaired. */
  readonly sale?: Sale
  /** An employee takes it down for somebody on the telephone. */
  readonly caller?: Caller
}

type Row = Pick<ServiceEntry, 'processType'> & {
  readonly pattern: string
  readonly query: (params: Readonly<Record<string, string | undefined>>) => SetupQuery
  readonly back: (params: Readonly<Record<string, string | undefined>>) => string
  readonly loginNeeded?: boolean
}

const operatorRows: readonly Row[] = operatorSlugs.flatMap((provider): Row[] => [
  {
    pattern: paths.operatorWarrantyRepair(provider),
    processType: `${provider}-garancialis-javitas`,
    query: () => ({ provider, service: serviceId.operator, warrantyType: warrantyType.warranty }),
    back: () => paths.operator(provider),
  },
  {
    pattern: paths.operatorPaidRepair(provider),
    processType: `${provider}-fizetos-javitas`,
    query: () => ({ provider, service: serviceId.operator, warrantyType: warrantyType.paid }),
    back: () => paths.operator(provider),
  },
])

const damageSettlement: Row = {
  pattern: paths.damageSettlement(),
  processType: 'karrendezes',
  query: () => ({ provider: 'vodafone', service: serviceId.operator, warrantyType: warrantyType.insurance }),
  back: () => paths.operator('vodafone'),
}

/** SPEC 2: every address that opens a booking. One flow serves them all; this is all that differs before the server answers. */
const rows: readonly Row[] = [
  {
    pattern: patterns.warrantyRepair,
    processType: 'garancialis-javitasok',
    query: ({ brand }) => ({ brand, service: serviceId.brand, warrantyType: warrantyType.warranty }),
    back: ({ brand = '' }) => paths.brand(brand),
  },
  {
    pattern: patterns.paidRepair,
    processType: 'fizetos-javitasok',
    query: ({ brand }) => ({ brand, service: serviceId.brand, warrantyType: warrantyType.paid }),
    back: ({ brand = '' }) => paths.brand(brand),
  },
  ...operatorRows,
  damageSettlement,
  {
    pattern: paths.insuranceServiceWarranty(),
    processType: 'biztositasi-szervizgarancia',
    query: () => ({ service: serviceId.insurance, warrantyType: warrantyType.insurance }),
    back: paths.insurance,
  },
  {
    pattern: patterns.serviceWarrantyPickup,
    processType: 'szervizgarancia-futarszolgaltatas',
    query: ({ identicalHash }) => ({
      service: serviceId.serviceWarranty,
      identicalHash: identicalHash === newServiceWarrantyOrder ? undefined : identicalHash,
    }),
    back: paths.requestStart,
  },
  {
    pattern: paths.employeeRequest(),
    processType: 'dolgozoknak',
    query: () => ({ service: serviceId.employee }),
    back: paths.requestStart,
    loginNeeded: true,
  },
]

/** The service entry at an address; null where there is none. */
export function serviceEntryAt(pathname: string): ServiceEntry | null {
  for (const { pattern, processType, query, back, loginNeeded = false } of rows) {
    const match = matchPath(pattern, pathname)
    if (match) return { processType, query: query(match.params), back: back(match.params), loginNeeded }
  }
  return null
}

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
  const row = [...operatorRows, damageSettlement].find(({ processType }) => processType === service)
  if (row) return { processType: service, query: row.query({}), back, loginNeeded: true, caller }
  const own = newOrderService(service)
  if (!own) throw new Error(`No service entry of the name ${service}`)
  const { isInside: _, ...entry } = newOrderEntry(own.slug, brand)
  return { ...entry, back, caller }
}
