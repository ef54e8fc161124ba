import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import type { PreparationStep } from '../catalogue.ts'

/** Every preparation step of a repair that is in force; null: for every brand, for every kind of device. */
const preparationSteps = referenceData(['preparationSteps'], (db: ReadDb<DB>, language: Language) =>
  db
    .selectFrom('preparationSteps')
    .select(['id', 'brandId', 'productGroupId', inLanguage('texts', language).as('text')])
    .where('enabled', '=', true)
    .where((eb) => eb.or([eb('askedOf', 'is', null), eb('askedOf', '=', 'repair')]))
    .orderBy('position')
    .orderBy('id')
    .execute(),
)

/** The steps for a brand's devices; with a product group, only those for that kind of device. */
export async function preparationStepsOf(
  ctx: ReferenceContext,
  language: Language,
  brandId: number,
  productGroupId?: number,
): Promise<PreparationStep[]> {
  const ofBrand = (await preparationSteps(ctx, language)).filter((step) => step.brandId === null || step.brandId === brandId)
  return ofBrand
    .filter((step) => productGroupId === undefined || step.productGroupId === null || step.productGroupId === productGroupId)
    .map(({ id, productGroupId, text }) => ({ id, productGroupId, text }))
}
