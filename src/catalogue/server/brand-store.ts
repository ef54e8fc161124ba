import { sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { safeHtml } from '#base/server/rich-text.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
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

export async function everyBrand(tx: ReadDb<DB>, language: Language): Promise<BrandRow[]> {
  return (await brandRows(tx, language).execute()).map(toDto)
}

/** @param idOrSlug `2` or `apple` */
export async function findBrand(tx: ReadDb<DB>, language: Language, idOrSlug: string): Promise<BrandRow | null> {
  const all = brandRows(tx, language)
  const row = await (/^\d{1,9}$/.test(idOrSlug) ? all.where('brands.id', '=', Number(idOrSlug)) : all.where('slug', '=', idOrSlug)).executeTakeFirst()
  return row ? toDto(row) : null
}

export async function brandExists(tx: ReadDb<DB>, id: number): Promise<boolean> {
  return (await tx.selectFrom('brands').select('id').where('id', '=', id).where('enabled', '=', true).executeTakeFirst()) !== undefined
}

/** The brand's notices in force on a day, as safe HTML. */
export async function noticesOf(tx: ReadDb<DB>, language: Language, brandId: number, today: Day): Promise<string[]> {
  const rows = await tx
    .selectFrom('brandNotices')
    .select(inLanguage('texts', language).as('text'))
    .where('brandId', '=', brandId)
    .where('validFrom', '<=', today)
    .where('validTo', '>=', today)
    .orderBy('validFrom')
    .orderBy('id')
    .execute()
  return rows.map(({ text }) => safeHtml(text))
}
