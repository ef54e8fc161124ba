import { z } from 'zod'
import { defaultLanguage, type Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { safeHtml } from '#base/server/rich-text.ts'
import type { DB } from '#db/schema.ts'

const words = z.object({ title: z.string(), desc: z.string(), generalInfo: z.string() })
const texts = z.record(z.string(), words)

/**
 * A mobile operator with its words as safe HTML.
 * @param idOrSlug `1` or `telekom`
 */
export async function findProvider(tx: ReadDb<DB>, language: Language, idOrSlug: string) {
  const all = tx.selectFrom('mobilProviders').select(['id', 'slug', 'name as providerName', 'texts'])
  const row = await (/^\d{1,9}$/.test(idOrSlug) ? all.where('id', '=', Number(idOrSlug)) : all.where('slug', '=', idOrSlug)).executeTakeFirst()
  if (!row) return null
  const { texts: stored, ...provider } = row
  const inEveryLanguage = texts.parse(stored)
  const { title, desc, generalInfo } = words.parse(inEveryLanguage[language] ?? inEveryLanguage[defaultLanguage])
  return { ...provider, title, desc: safeHtml(desc), generalInfo: safeHtml(generalInfo) }
}
