import type { Translator } from '#base/texts.ts'
import type { OperatorSlug } from '#public-paths.ts'
import type { KnownBrand } from '../known-brands.ts'
import { warrantyType } from '../service-ids.ts'
import type { catalogueTexts } from '../texts.ts'

/** What a service entry shows of a service before, or without, the catalogue (SPEC 8: built-in data). */
export type OfferedService = {
  readonly id: number
  readonly serviceName: string
  readonly warrantyTypeId: number
  readonly url: string | null
  /** HTML; null: on its way, or not to be had. */
  readonly termsAndCond: string | null
}

type Words = Translator<(typeof catalogueTexts)['hu']>

const service = (warrantyTypeId: number, serviceName: string): OfferedService => ({
  id: warrantyTypeId,
  serviceName,
  warrantyTypeId,
  url: null,
  termsAndCond: null,
})

export const builtInBrandServices = (brand: KnownBrand, t: Words): OfferedService[] => [
  ...(brand.warranty ? [service(warrantyType.warranty, t('brand.warranty'))] : []),
  ...(brand.paid ? [service(warrantyType.paid, t('brand.paid'))] : []),
]

export const builtInOperatorServices = (operator: OperatorSlug, t: Words): OfferedService[] => [
  service(warrantyType.warranty, t('brand.warranty')),
  service(warrantyType.paid, t('brand.paid')),
  ...(operator === 'vodafone' ? [service(warrantyType.insurance, t('brand.damage'))] : []),
]
