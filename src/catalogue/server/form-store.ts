import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Form } from '../catalogue.ts'
import { formDefinition } from '../form-definition.ts'

/** @throws ZodError when the row's definition is not one: a mistake in the seeds, not of the caller */
export async function findForm(tx: ReadDb<DB>, language: Language, id: number): Promise<Form | null> {
  const row = await tx
    .selectFrom('forms')
    .select(['id', 'code', 'definition', inLanguage('names', language).as('name')])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { ...row, definition: formDefinition.parse(row.definition) } : null
}
