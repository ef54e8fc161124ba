import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import { formDefinition } from '#catalogue/form-definition.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'

const serviceEntryRows = (db: ReadDb<DB>, language: Language) =>
  db
    .selectFrom('availableServices')
    // A service that leads to somebody else's page has no form and cannot be booked here.
    .innerJoin('forms', 'forms.id', 'availableServices.formId')
    .leftJoin('brands', 'brands.id', 'availableServices.brandId')
    .leftJoin('mobilProviders', 'mobilProviders.id', 'availableServices.providerId')
    .where('availableServices.enabled', '=', true)
    .select([
      'availableServices.id',
      'serviceId',
      'serviceCode',
      'warrantyTypeId',
      'brandId',
      'brands.slug as brandSlug',
      'providerId',
      'mobilProviders.name as providerName',
      'mobilProviders.slug as providerSlug',
      'formId',
      'forms.code as formCode',
      'definition',
      inLanguage('available_services.names', language).as('name'),
      inLanguage('forms.names', language).as('formName'),
    ])
    .orderBy('availableServices.position')
    .orderBy('availableServices.id')

type Row = Awaited<ReturnType<ReturnType<typeof serviceEntryRows>['execute']>>[number]

const toDto = ({ id, serviceId, serviceCode, warrantyTypeId, brandId, name, ...row }: Row) => ({
  service: { id, serviceId, serviceCode, warrantyTypeId, brandId, name },
  provider: row.providerId && row.providerName && row.providerSlug ? { id: row.providerId, name: row.providerName, slug: row.providerSlug } : null,
  form: { id: Number(row.formId), code: row.formCode, name: row.formName, definition: formDefinition.parse(row.definition) },
})

/** A service that can be ordered, and the form that asks for it. */
export type ServiceEntry = ReturnType<typeof toDto>

const serviceEntries = referenceData(['availableServices', 'forms', 'brands', 'mobilProviders'], async (db: ReadDb<DB>, language: Language) => {
  const rows = await serviceEntryRows(db, language).execute()
  return rows.map((row) => ({ brandSlug: row.brandSlug, serviceEntry: toDto(row) }))
})

export async function serviceEntryOf(ctx: ReferenceContext, language: Language, availableServiceId: number): Promise<ServiceEntry | null> {
  return (await serviceEntries(ctx, language)).find(({ serviceEntry }) => serviceEntry.service.id === availableServiceId)?.serviceEntry ?? null
}

/** What an address of SPEC 2 says of its service entry. `brand` is the service entry's own, or the one a visitor chose at a service entry without. */
export type ServiceEntryQuery = { brand?: string; provider?: string; service?: number; warrantyType?: number }

export async function findServiceEntry(ctx: ReferenceContext, language: Language, query: ServiceEntryQuery): Promise<ServiceEntry | null> {
  const { brand, provider, service, warrantyType } = query
  const ownedByBrand = provider === undefined && service === undefined
  const found = (await serviceEntries(ctx, language)).find(
    ({ brandSlug, serviceEntry }) =>
      serviceEntry.provider?.slug === provider &&
      (brandSlug === null ? !ownedByBrand : brandSlug === brand) &&
      (service === undefined || serviceEntry.service.serviceId === service) &&
      (warrantyType === undefined || serviceEntry.service.warrantyTypeId === warrantyType),
  )
  return found?.serviceEntry ?? null
}

/** What decides which service entry a device would be booked at. */
export type BookedAs = { serviceId: number; warrantyTypeId: number; brandId: number; providerId: number | null }

/** The service entry of a device of this brand and kind of repair; null where none is offered. */
export async function serviceEntryFor(ctx: ReferenceContext, language: Language, booked: BookedAs): Promise<ServiceEntry | null> {
  const found = (await serviceEntries(ctx, language)).find(
    ({ serviceEntry: { service, provider } }) =>
      service.serviceId === booked.serviceId &&
      service.warrantyTypeId === booked.warrantyTypeId &&
      (provider?.id ?? null) === booked.providerId &&
      (service.brandId === null || service.brandId === booked.brandId),
  )
  return found?.serviceEntry ?? null
}
