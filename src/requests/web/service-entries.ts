import { matchPath } from 'react-router'
import type { Sent } from '#base/endpoint.ts'
import { serviceId, warrantyType } from '#catalogue/service-ids.ts'
import { newServiceWarrantyOrder, operatorSlugs, publicPaths as paths, publicPatterns as patterns } from '#public-paths.ts'
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

/** What an operator's customers book, by the name it travels with, wherever that is. */
export function operatorEntry(processType: string): Pick<ServiceEntry, 'processType' | 'query'> | null {
  const row = [...operatorRows, damageSettlement].find((one) => one.processType === processType)
  return row ? { processType, query: row.query({}) } : null
}

/** The service entry at an address; null where there is none. */
export function serviceEntryAt(pathname: string): ServiceEntry | null {
  for (const { pattern, processType, query, back, loginNeeded = false } of rows) {
    const match = matchPath(pattern, pathname)
    if (match) return { processType, query: query(match.params), back: back(match.params), loginNeeded }
  }
  return null
}
