import type { Kysely } from 'kysely'
import { defaultLanguage, type Language, languageOf } from '#base/languages.ts'
import { orNull } from '#base/plain-text.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { StoredFile } from '#documents/server/document-store.ts'
import { numbered } from '#site/server/statement-store.ts'
import type { ContactFileKind, ContactForm, ContactTopic } from '../contact.ts'

type Received = { language: Language; ip: string; now: Temporal.Instant }

/** An application alone names a job. */
export const storeContactMessage = (tx: Kysely<DB>, { companyName, job, ...form }: ContactForm, { language, ip, now }: Received) =>
  numbered('K', now, (number) =>
    tx
      .insertInto('contactMessages')
      .values({
        ...form,
        ...{ number, language, ip, receivedAt: now, companyName: orNull(companyName) },
        job: form.topic === 'job' ? orNull(job) : null,
      })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning(['id', 'number', 'receivedAt'])
      .executeTakeFirst(),
  )

export type ContactFile = { readonly kind: ContactFileKind; readonly name: string; readonly file: StoredFile }

export async function storeContactFiles(tx: Kysely<DB>, messageId: number, files: readonly ContactFile[], now: Temporal.Instant): Promise<void> {
  if (files.length === 0) return
  await tx
    .insertInto('storedFiles')
    .values(files.map(({ file }) => ({ ...file, createdAt: now })))
    .execute()
  await tx
    .insertInto('contactFiles')
    .values(files.map(({ kind, name, file }) => ({ messageId, kind, name, fileKey: file.key })))
    .execute()
}

export async function findContactMessage(tx: ReadDb<DB>, id: number) {
  const message = await tx.selectFrom('contactMessages').selectAll().where('id', '=', id).$narrowType<{ topic: ContactTopic }>().executeTakeFirst()
  return message && { ...message, language: languageOf(message.language) ?? defaultLanguage }
}
export type ContactMessage = NonNullable<Awaited<ReturnType<typeof findContactMessage>>>

export const filesOfContactMessage = (tx: ReadDb<DB>, messageId: number) =>
  tx
    .selectFrom('contactFiles')
    .innerJoin('storedFiles', 'key', 'fileKey')
    .select(['name', 'fileKey', 'mediaType'])
    .where('messageId', '=', messageId)
    .orderBy('kind')
    .execute()
