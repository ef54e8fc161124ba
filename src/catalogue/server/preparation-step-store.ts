import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { PreparationStep } from '../catalogue.ts'

/** The steps for a brand's devices; with a product group, only those for that kind of device. */
export const preparationStepsOf = (tx: ReadDb<DB>, language: Language, brandId: number, productGroupId?: number): Promise<PreparationStep[]> =>
  tx
    .selectFrom('preparationSteps')
    .select(['id', 'productGroupId', inLanguage('texts', language).as('text')])
    .where('enabled', '=', true)
    .where((eb) => eb.or([eb('brandId', 'is', null), eb('brandId', '=', brandId)]))
    .$if(productGroupId !== undefined, (steps) =>
      steps.where((eb) => eb.or([eb('productGroupId', 'is', null), eb('productGroupId', '=', productGroupId ?? null)])),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
