import { sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import { safeHtml } from '#base/server/rich-text.ts'
import type { Day } from '#calendar/calendar.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import { byName } from './by-name.ts'
import { presentVersion } from './service-store.ts'

const brandRows = (tx: ReadDb<DB>, language: Language) =>
  tx
    .selectFrom('brands')
    .innerJoin('brandTexts', (join) =>
      join
        .onRef('brandTexts.brandId', '=', 'brands.id')
        // The caller's language, else Hungarian.
        .on('brandTexts.language', '=', (eb) =>
          eb
            .selectFrom('brandTexts as own')
            .select('own.language')
            .whereRef('own.brandId', '=', 'brands.id')
            .where('own.language', 'in', [language, 'hu'])
            .orderBy(sql<boolean>`own.language = ${language}`, 'desc')
            .limit(1),
        ),
    )
    .where('brands.enabled', '=', true)
    .select([
      'brands.id as brandId',
      'slug',
      'name as brandName',
      'partner',
      'linkUrl',
      'title',
      'description as desc',
      'serialMin',
      'serialMax',
      inLanguage('brands.locator_names', language).$castTo<string | null>().as('locatorName'),
      'generalInfo',
    ])
    .select((eb) => presentVersion(eb, 'generalInfo', 'brands.id', language).as('generalInfoVersionId'))

type Row = Awaited<ReturnType<ReturnType<typeof brandRows>['execute']>>[number]
export type BrandRow = Row

const toDto = (row: Row): BrandRow => ({ ...row, desc: safeHtml(row.desc), generalInfo: safeHtml(row.generalInfo) })

/** In the order of their names. */
export const everyBrand = referenceData(['brands', 'brandTexts', 'textVersions'], async (db: ReadDb<DB>, language: Language): Promise<BrandRow[]> => {
  const rows = await brandRows(db, language).execute()
  return rows.map(toDto).sort(byName(language, ({ brandName }) => brandName))
})

/** @param idOrSlug `2` or `apple` */
export async function findBrand(ctx: ReferenceContext, language: Language, idOrSlug: string): Promise<BrandRow | null> {
  const brands = await everyBrand(ctx, language)
  return brands.find(/^\d{1,9}$/.test(idOrSlug) ? ({ brandId }) => brandId === Number(idOrSlug) : ({ slug }) => slug === idOrSlug) ?? null
}

const brandIds = referenceData(['brands'], async (db: ReadDb<DB>): Promise<ReadonlySet<number>> => {
  const rows = await db.selectFrom('brands').select('id').where('enabled', '=', true).execute()
  return new Set(rows.map(({ id }) => id))
})

export const brandExists = async (ctx: ReferenceContext, id: number): Promise<boolean> => (await brandIds(ctx)).has(id)

const notices = referenceData(['brandNotices'], async (db: ReadDb<DB>, language: Language) => {
  const rows = await db
    .selectFrom('brandNotices')
    .select(['brandId', 'validFrom', 'validTo', inLanguage('texts', language).as('text')])
    .orderBy('validFrom')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, text: safeHtml(row.text) }))
})

/** The brand's notices in force on a day, as safe HTML. */
export async function noticesOf(ctx: ReferenceContext, language: Language, brandId: number, today: Day): Promise<string[]> {
  const ofBrand = (await notices(ctx, language)).filter((notice) => notice.brandId === brandId)
  return ofBrand.filter(({ validFrom, validTo }) => validFrom <= today && validTo >= today).map(({ text }) => text)
}
