import { sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { BookingBrand } from '../../booking-setup.ts'

/** The brands a form takes, each with the kinds of devices it takes of it. */
export async function brandsOfForm(tx: ReadDb<DB>, language: Language, formId: number, brandId: number | null): Promise<BookingBrand[]> {
  const rows = await tx
    .selectFrom('formProductGroups')
    .innerJoin('brands', 'brands.id', 'formProductGroups.brandId')
    .where('formId', '=', formId)
    .where('enabled', '=', true)
    .$if(brandId !== null, (of) => of.where('brands.id', '=', brandId ?? 0))
    .select([
      'brands.id',
      'slug',
      'name',
      'serialMin',
      'serialMax',
      inLanguage('brands.locator_names', language).$castTo<string | null>().as('locatorName'),
      sql<number[]>`array_agg(form_product_groups.product_group_id order by form_product_groups.product_group_id)`.as('productGroupIds'),
    ])
    .groupBy('brands.id')
    .orderBy(sql`lower(name)`)
    .execute()
  return rows.map(({ serialMin, serialMax, ...brand }) => ({ ...brand, serial: { min: serialMin, max: serialMax } }))
}

export type ChosenDevice = { formId: number; brandId: number; productGroupId: number; productTypeId: number | null; deviceColourId: number | null }

/** What the catalogue says of a chosen device. False: it does not belong there. A colour belongs to the type, or to any where none is chosen. */
export type KnownDevice = {
  brand: { name: string; serial: { min: number; max: number } } | null
  group: { hasSim: boolean; taken: boolean } | null
  typeFits: boolean
  colourFits: boolean
}

export async function knownDevice(tx: ReadDb<DB>, device: ChosenDevice): Promise<KnownDevice> {
  const { formId, brandId, productGroupId, productTypeId, deviceColourId } = device
  const { rows } = await sql<{
    name: string | null
    serialMin: number
    serialMax: number
    hasSim: boolean | null
    taken: boolean
    typeFits: boolean
    colourFits: boolean
  }>`
    select brand.name, brand.serial_min, brand.serial_max, kind.has_sim,
      exists (select from form_product_groups where form_id = ${formId} and brand_id = ${brandId} and product_group_id = ${productGroupId}) as taken,
      ${productTypeId}::integer is null or exists (select from product_types
        where id = ${productTypeId} and brand_id = ${brandId} and product_group_id = ${productGroupId} and enabled) as type_fits,
      ${deviceColourId}::integer is null or exists (select from colours where id = ${deviceColourId} and (${productTypeId}::integer is null
        or exists (select from product_type_colours where product_type_id = ${productTypeId} and colour_id = ${deviceColourId}))) as colour_fits
    from (select) as always
      left join brands as brand on brand.id = ${brandId} and brand.enabled
        and exists (select from form_product_groups where form_id = ${formId} and form_product_groups.brand_id = brand.id)
      left join product_groups as kind on kind.id = ${productGroupId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A query without a condition answered no row')
  return {
    brand: row.name === null ? null : { name: row.name, serial: { min: row.serialMin, max: row.serialMax } },
    group: row.hasSim === null ? null : { hasSim: row.hasSim, taken: row.taken },
    typeFits: row.typeFits,
    colourFits: row.colourFits,
  }
}

/** Every preparation step in force; which of them a device needs, `stepsFor` says. */
export const preparationSteps = (tx: ReadDb<DB>, language: Language) =>
  tx
    .selectFrom('preparationSteps')
    .select(['id', 'brandId', 'productGroupId', inLanguage('texts', language).as('text')])
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()

const chosenFrom = ['failureOptions', 'accessories', 'simLocks', 'businessForms'] as const
export type ChosenFrom = (typeof chosenFrom)[number]

/** The ids of the short lists an order chooses from. */
export async function lookupIds(tx: ReadDb<DB>): Promise<Record<ChosenFrom, ReadonlySet<number>>> {
  const rows = await tx.selectFrom('lookups').select(['kind', 'id']).where('kind', 'in', chosenFrom).execute()
  const of = (kind: ChosenFrom) => new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id))
  return { failureOptions: of('failureOptions'), accessories: of('accessories'), simLocks: of('simLocks'), businessForms: of('businessForms') }
}
