import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { safeHtml } from '#base/server/rich-text.ts'
import type { DB } from '#db/schema.ts'

/** The one message of a product in force (GAPS D10); its description as safe HTML. */
export async function presentMessage(tx: ReadDb<DB>, language: Language, productCode: string, now: Temporal.Instant) {
  const row = await tx
    .selectFrom('systemMessages')
    .select(['currentVersion', inLanguage('titles', language).as('title'), inLanguage('descriptions', language).as('description')])
    .where('productCode', '=', productCode)
    .where('validFrom', '<=', now)
    .where((eb) => eb.or([eb('validTo', 'is', null), eb('validTo', '>', now)]))
    .orderBy('validFrom', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ? { ...row, description: safeHtml(row.description) } : null
}
