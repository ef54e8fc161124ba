import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import type { Form } from '../catalogue.ts'
import { formDefinition } from '../form-definition.ts'

/** @throws ZodError when the definition of a row is not one: a mistake in the seeds, not of the caller */
const forms = referenceData(['forms'], async (db: ReadDb<DB>, language: Language): Promise<Form[]> => {
  const rows = await db
    .selectFrom('forms')
    .select(['id', 'code', 'definition', inLanguage('names', language).as('name')])
    .execute()
  return rows.map((row) => ({ ...row, definition: formDefinition.parse(row.definition) }))
})

export async function findForm(ctx: ReferenceContext, language: Language, id: number): Promise<Form | null> {
  return (await forms(ctx, language)).find((form) => form.id === id) ?? null
}
