import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { DB } from '#db/schema.ts'

const accepted = ['privacy', 'terms'] as const

/** The wordings in force of what is accepted with an account, in one language. */
export const acceptedTexts = referenceData(['textVersions'], async (db: ReadDb<DB>, language: Language) => {
  const rows = await db
    .selectFrom('textVersions')
    .select(['kind', 'id'])
    .distinctOn('kind')
    .where('language', '=', language)
    .where('subject', '=', '')
    .where('kind', '=', (eb) => eb.fn.any(eb.val([...accepted])))
    .orderBy('kind')
    .orderBy('validFrom', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const idOf = (kind: (typeof accepted)[number]) => {
    const row = rows.find((one) => one.kind === kind)
    if (!row) throw new Error(`There is no text ${kind} in ${language}`)
    return row.id
  }
  return { privacy: idOf('privacy'), terms: idOf('terms') }
})

/** The legal forms a company can have. */
export const businessForms = referenceData(['lookups'], (db: ReadDb<DB>, language: Language) =>
  db
    .selectFrom('lookups')
    .select(['id', 'short', inLanguage('names', language).as('name')])
    .where('kind', '=', 'businessForms')
    .orderBy('position')
    .orderBy('id')
    .execute(),
)
