import { type ExpressionBuilder, sql } from 'kysely'
import { defaultLanguage, type Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { safeHtml } from '#base/server/rich-text.ts'
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

const services = (tx: ReadDb<DB>, language: Language) =>
  tx
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

type Row = Awaited<ReturnType<ReturnType<typeof services>['execute']>>[number]
const toDto = (row: Row, language: Language): Service => ({ ...row, language, termsAndCond: safeHtml(row.termsAndCond) })

/** The enabled services of a brand or an operator. */
export async function servicesOf(tx: ReadDb<DB>, language: Language, owner: { brandId: number } | { providerId: number }): Promise<Service[]> {
  const all = services(tx, language)
  const rows = await ('brandId' in owner ? all.where('brandId', '=', owner.brandId) : all.where('providerId', '=', owner.providerId)).execute()
  return rows.map((row) => toDto(row, language))
}

/** The services of every brand. */
export async function servicesOfBrands(tx: ReadDb<DB>, language: Language): Promise<Service[]> {
  const rows = await services(tx, language).where('brandId', 'is not', null).execute()
  return rows.map((row) => toDto(row, language))
}

/** Insurance, service warranty, employees: the services that belong to no brand and no operator. */
export async function ownServices(tx: ReadDb<DB>, language: Language): Promise<Service[]> {
  const rows = await services(tx, language).where('brandId', 'is', null).where('providerId', 'is', null).execute()
  return rows.map((row) => toDto(row, language))
}

export async function findService(tx: ReadDb<DB>, language: Language, id: number): Promise<Service | null> {
  const row = await services(tx, language).where('availableServices.id', '=', id).executeTakeFirst()
  return row ? toDto(row, language) : null
}
