import { type ExpressionBuilder, sql } from 'kysely'
import { defaultLanguage, type Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import { safeHtml } from '#base/server/rich-text.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import type { AvailableService } from '../catalogue.ts'

/** The wording of a text in force: the newest version of its kind and subject in the language, else in Hungarian. */
export const presentVersion = (eb: ExpressionBuilder<DB, keyof DB>, kind: string, subject: string, language: Language) =>
  eb
    .selectFrom('textVersions')
    .select('textVersions.id')
    .where('kind', '=', kind)
    .where('textVersions.language', 'in', [language, defaultLanguage])
    .where(sql<string>`text_versions.subject`, '=', sql<string>`${sql.ref(subject)}::text`)
    .orderBy((order) => order('textVersions.language', '=', language), 'desc')
    .orderBy('validFrom', 'desc')
    .orderBy('textVersions.id', 'desc')
    .limit(1)

export type Service = AvailableService & { brandId: number | null; providerId: number | null }

const serviceRows = (db: ReadDb<DB>, language: Language) =>
  db
    .selectFrom('availableServices')
    .innerJoin('lookups', (join) => join.onRef('lookups.id', '=', 'availableServices.warrantyTypeId').on('lookups.kind', '=', 'warrantyTypes'))
    .where('availableServices.enabled', '=', true)
    .select([
      'availableServices.id',
      'brandId',
      'providerId',
      'serviceId',
      'serviceCode',
      'warrantyTypeId',
      'externalUrl as url',
      'formId',
      inLanguage('availableServices.names', language).as('serviceName'),
      inLanguage('lookups.names', language).as('warrantyTypeName'),
      inLanguage('availableServices.terms', language).as('termsAndCond'),
    ])
    .select((eb) => presentVersion(eb, 'serviceTerms', 'available_services.id', language).as('termsVersionId'))
    .orderBy('availableServices.position')
    .orderBy('availableServices.id')

const services = referenceData(['availableServices', 'lookups', 'textVersions'], async (db: ReadDb<DB>, language: Language): Promise<Service[]> => {
  const rows = await serviceRows(db, language).execute()
  return rows.map((row) => ({ ...row, language, termsAndCond: safeHtml(row.termsAndCond) }))
})

/** The enabled services of a brand or an operator. */
export async function servicesOf(ctx: ReferenceContext, language: Language, owner: { brandId: number } | { providerId: number }): Promise<Service[]> {
  const all = await services(ctx, language)
  return all.filter('brandId' in owner ? ({ brandId }) => brandId === owner.brandId : ({ providerId }) => providerId === owner.providerId)
}

/** The services of every brand. */
export async function servicesOfBrands(ctx: ReferenceContext, language: Language): Promise<Service[]> {
  return (await services(ctx, language)).filter(({ brandId }) => brandId !== null)
}

/** Insurance, service warranty, employees: the services that belong to no brand and no operator. */
export async function ownServices(ctx: ReferenceContext, language: Language): Promise<Service[]> {
  return (await services(ctx, language)).filter(({ brandId, providerId }) => brandId === null && providerId === null)
}

export async function findService(ctx: ReferenceContext, language: Language, id: number): Promise<Service | null> {
  return (await services(ctx, language)).find((service) => service.id === id) ?? null
}
