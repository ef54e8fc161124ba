import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { formDefinition } from '#catalogue/form-definition.ts'
import type { DB } from '#db/schema.ts'

const serviceEntries = (tx: ReadDb<DB>, language: Language) =>
  tx
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

type Row = Awaited<ReturnType<ReturnType<typeof serviceEntries>['execute']>>[number]

const toDto = ({ id, serviceId, serviceCode, warrantyTypeId, brandId, name, ...row }: Row) => ({
  service: { id, serviceId, serviceCode, warrantyTypeId, brandId, name },
  provider: row.providerId && row.providerName && row.providerSlug ? { id: row.providerId, name: row.providerName, slug: row.providerSlug } : null,
  form: { id: Number(row.formId), code: row.formCode, name: row.formName, definition: formDefinition.parse(row.definition) },
})

/** A service that can be ordered, and the form that asks for it. */
export type ServiceEntry = ReturnType<typeof toDto>

export async function serviceEntryOf(tx: ReadDb<DB>, language: Language, availableServiceId: number): Promise<ServiceEntry | null> {
  const row = await serviceEntries(tx, language).where('availableServices.id', '=', availableServiceId).executeTakeFirst()
  return row ? toDto(row) : null
}

/** What an address of SPEC 2 says of its service entry. `brand` is the service entry's own, or the one a visitor chose at a service entry without. */
export type ServiceEntryQuery = { brand?: string; provider?: string; service?: number; warrantyType?: number }

export async function findServiceEntry(tx: ReadDb<DB>, language: Language, query: ServiceEntryQuery): Promise<ServiceEntry | null> {
  const { brand, provider, service, warrantyType } = query
  const ownedByBrand = provider === undefined && service === undefined
  const row = await serviceEntries(tx, language)
    .where((eb) => (provider === undefined ? eb('providerId', 'is', null) : eb('mobilProviders.slug', '=', provider)))
    .where((eb) => {
      const ofBrand = eb('brands.slug', '=', brand ?? '')
      return ownedByBrand ? ofBrand : eb.or([eb('brandId', 'is', null), ofBrand])
    })
    .$if(service !== undefined, (of) => of.where('serviceId', '=', service ?? 0))
    .$if(warrantyType !== undefined, (of) => of.where('warrantyTypeId', '=', warrantyType ?? 0))
    .executeTakeFirst()
  return row ? toDto(row) : null
}
