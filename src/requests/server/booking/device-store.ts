import { sql } from 'kysely'
import { defaultLanguage, type Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import { colourIds, everyProductGroup, findProductType } from '#catalogue/server/product-store.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import type { BookingBrand } from '../../booking-setup.ts'

const brandsOfForms = referenceData(['formProductGroups', 'brands'], async (db: ReadDb<DB>, language: Language) => {
  const rows = await db
    .selectFrom('formProductGroups')
    .innerJoin('brands', 'brands.id', 'formProductGroups.brandId')
    .where('enabled', '=', true)
    .select([
      'formId',
      'brands.id',
      'slug',
      'name',
      'serialMin',
      'serialMax',
      inLanguage('brands.locator_names', language).$castTo<string | null>().as('locatorName'),
      sql<number[]>`array_agg(form_product_groups.product_group_id order by form_product_groups.product_group_id)`.as('productGroupIds'),
    ])
    .groupBy(['formId', 'brands.id'])
    .orderBy(sql`lower(name)`)
    .execute()
  return rows.map(({ formId, serialMin, serialMax, ...brand }) => ({ formId, brand: { ...brand, serial: { min: serialMin, max: serialMax } } }))
})

/** The brands a form takes, each with the kinds of devices it takes of it. @param brandId only this brand; null: every brand */
export async function brandsOfForm(ctx: ReferenceContext, language: Language, formId: number, brandId: number | null): Promise<BookingBrand[]> {
  const ofForm = (await brandsOfForms(ctx, language)).filter((row) => row.formId === formId).map(({ brand }) => brand)
  return brandId === null ? ofForm : ofForm.filter(({ id }) => id === brandId)
}

export type ChosenDevice = { formId: number; brandId: number; productGroupId: number; productTypeId: number | null; deviceColourId: number | null }

/** What the catalogue says of a chosen device. False: it does not belong there. A colour belongs to the type, or to any where none is chosen. */
export type KnownDevice = {
  brand: { name: string; serial: { min: number; max: number } } | null
  group: { hasSim: boolean; taken: boolean } | null
  typeFits: boolean
  colourFits: boolean
}

export async function knownDevice(ctx: ReferenceContext, device: ChosenDevice): Promise<KnownDevice> {
  const { formId, brandId, productGroupId, productTypeId, deviceColourId } = device
  // Nothing of this is said in words.
  const [brand] = await brandsOfForm(ctx, defaultLanguage, formId, brandId)
  const group = (await everyProductGroup(ctx, defaultLanguage)).find(({ id }) => id === productGroupId)
  const type = productTypeId === null ? undefined : await findProductType(ctx, defaultLanguage, productTypeId)
  const colours = productTypeId === null ? await colourIds(ctx) : new Set(type?.colours.map(({ id }) => id))
  return {
    brand: brand ? { name: brand.name, serial: brand.serial } : null,
    group: group ? { hasSim: group.hasSim, taken: brand?.productGroupIds.includes(productGroupId) ?? false } : null,
    typeFits: productTypeId === null || (type?.brandId === brandId && type.productGroupId === productGroupId),
    colourFits: deviceColourId === null || colours.has(deviceColourId),
  }
}

export type ChosenFrom = 'failureOptions' | 'accessories' | 'simLocks' | 'businessForms'

/** The ids of the short lists an order chooses from. */
export async function lookupIds(ctx: ReferenceContext): Promise<Record<ChosenFrom, ReadonlySet<number>>> {
  const of = async (kind: ChosenFrom) => new Set((await lookupOf(ctx, defaultLanguage, kind)).map(({ id }) => id))
  return {
    failureOptions: await of('failureOptions'),
    accessories: await of('accessories'),
    simLocks: await of('simLocks'),
    businessForms: await of('businessForms'),
  }
}

/** `Kft.`; null: none was chosen, or it has no short form. It is the same in every language. */
export const shortBusinessForm = async (ctx: ReferenceContext, id: number | null): Promise<string | null> =>
  (await lookupOf(ctx, defaultLanguage, 'businessForms')).find((form) => form.id === id)?.short ?? null
