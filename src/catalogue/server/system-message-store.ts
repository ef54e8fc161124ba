import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import { safeHtml } from '#base/server/rich-text.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'

/** The newest first; descriptions as safe HTML. */
const messages = referenceData(['systemMessages'], async (db: ReadDb<DB>, language: Language) => {
  const rows = await db
    .selectFrom('systemMessages')
    .select(['productCode', 'currentVersion', 'validFrom', 'validTo'])
    .select([inLanguage('titles', language).as('title'), inLanguage('descriptions', language).as('description')])
    .orderBy('validFrom', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, description: safeHtml(row.description) }))
})

/** The one message of a product in force (GAPS D10). */
export async function presentMessage(ctx: ReferenceContext, language: Language, code: string, now: Temporal.Instant) {
  const isPast = (instant: Temporal.Instant) => Temporal.Instant.compare(instant, now) <= 0
  const row = (await messages(ctx, language)).find(
    ({ productCode, validFrom, validTo }) => productCode === code && isPast(validFrom) && (validTo === null || !isPast(validTo)),
  )
  return row ? { currentVersion: row.currentVersion, title: row.title, description: row.description } : null
}
