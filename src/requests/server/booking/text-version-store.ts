import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

export const agreedTexts = ['privacy', 'terms', 'generalInfo', 'serviceTerms'] as const
type AgreedText = (typeof agreedTexts)[number]
export type PresentTexts = Readonly<Partial<Record<AgreedText, { id: number; body: string }>>>

/** The wordings in force that a service entry shows: the newest version of each in the customer's language. Subjects as in the seeds. */
export async function presentTexts(
  tx: ReadDb<DB>,
  language: Language,
  { brandId, availableServiceId }: { brandId: number | null; availableServiceId: number },
): Promise<PresentTexts> {
  const rows = await tx
    .selectFrom('textVersions')
    .select(['kind', 'id', 'body'])
    .distinctOn('kind')
    .where('language', '=', language)
    .where((eb) =>
      eb.or([
        eb.and([eb('kind', 'in', ['privacy', 'terms']), eb('subject', '=', '')]),
        eb.and([eb('kind', '=', 'generalInfo'), eb('subject', '=', String(brandId ?? ''))]),
        eb.and([eb('kind', '=', 'serviceTerms'), eb('subject', '=', String(availableServiceId))]),
      ]),
    )
    .orderBy('kind')
    .orderBy('validFrom', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return Object.fromEntries(rows.map(({ kind, id, body }) => [kind, { id, body }]))
}
