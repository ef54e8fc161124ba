import { knownBrand } from '#catalogue/known-brands.ts'
import { warrantyTypes } from '../../status.ts'
import type { ServiceEntry } from '../service-entries.ts'

/** The brand and the kind of repair, where the address alone says them; null: the server has to. */
export function knownEntry({ query, isInside, sale, caller }: ServiceEntry) {
  const brand = knownBrand(query.brand ?? '')
  const { warrantyType } = query
  const isKnown = brand && !isInside && !sale && !caller && (warrantyType === warrantyTypes.warranty || warrantyType === warrantyTypes.paid)
  return isKnown ? { brand, isPaid: warrantyType === warrantyTypes.paid } : null
}
