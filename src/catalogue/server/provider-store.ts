import { z } from 'zod'
import { defaultLanguage, type Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import { safeHtml } from '#base/server/rich-text.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'

const words = z.object({ title: z.string(), desc: z.string(), generalInfo: z.string() })
const texts = z.record(z.string(), words)

const providers = referenceData(['mobilProviders'], async (db: ReadDb<DB>, language: Language) => {
  const rows = await db.selectFrom('mobilProviders').select(['id', 'slug', 'name as providerName', 'texts']).execute()
  return rows.map(({ texts: stored, ...provider }) => {
    const inEveryLanguage = texts.parse(stored)
    const { title, desc, generalInfo } = words.parse(inEveryLanguage[language] ?? inEveryLanguage[defaultLanguage])
    return { ...provider, title, desc: safeHtml(desc), generalInfo: safeHtml(generalInfo) }
  })
})

/**
 * A mobile operator with its words as safe HTML.
 * @param idOrSlug `1` or `telekom`
 */
export async function findProvider(ctx: ReferenceContext, language: Language, idOrSlug: string) {
  const all = await providers(ctx, language)
  return all.find(/^\d{1,9}$/.test(idOrSlug) ? ({ id }) => id === Number(idOrSlug) : ({ slug }) => slug === idOrSlug) ?? null
}
