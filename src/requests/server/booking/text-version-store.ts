import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import { safeHtml } from '#base/server/rich-text.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import { type AgreedText, agreedTexts } from '../../agreed-texts.ts'

/** `body`: safe HTML; null for the long texts, which have pages of their own. */
export type PresentTexts = Readonly<Partial<Record<AgreedText, { id: number; body: string | null }>>>

const isLong = (kind: string) => kind === 'privacy' || kind === 'terms'

/** The newest version of each text in one language, by kind and subject. */
const newestVersions = referenceData(['textVersions'], async (db: ReadDb<DB>, language: Language) => {
  const rows = await db
    .selectFrom('textVersions')
    .select(['kind', 'subject', 'id', 'body'])
    .distinctOn(['kind', 'subject'])
    .where('language', '=', language)
    .where('kind', '=', (eb) => eb.fn.any(eb.val([...agreedTexts])))
    .orderBy('kind')
    .orderBy('subject')
    .orderBy('validFrom', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ kind, subject, id, body }) => [`${kind} ${subject}`, { id, body: isLong(kind) ? null : safeHtml(body) }]))
})

/** The wordings in force that a service entry shows, in the customer's language. Subjects as in the seeds. */
export async function presentTexts(
  ctx: ReferenceContext,
  language: Language,
  { brandId, availableServiceId }: { brandId: number | null; availableServiceId: number },
): Promise<PresentTexts> {
  const subjects: Record<AgreedText, string> = {
    privacy: '',
    terms: '',
    generalInfo: String(brandId ?? ''),
    serviceTerms: String(availableServiceId),
  }
  const newest = await newestVersions(ctx, language)
  return Object.fromEntries(
    agreedTexts.flatMap((kind) => {
      const text = newest.get(`${kind} ${subjects[kind]}`)
      return text ? [[kind, text]] : []
    }),
  )
}
