import type { Language } from '#base/languages.ts'
import type { Upload } from '#base/server/http-files.ts'
import type { Context } from '#context.ts'
import type { DocumentType } from '#documents/document.ts'
import { addDocument, type KeptFile } from '#documents/server/document-store.ts'
import { keepUpload } from '#documents/server/keep-upload.ts'
import type { PaperField } from '../papers.ts'

/** SPEC 7: the file fields of a booking; the browser sends several Apple papers under a name with brackets. */
const fields = {
  invoice: { paper: 'invoice', type: 'invoice' },
  warranty_card: { paper: 'warranty_card', type: 'warrantyCard' },
  'apple_documents[]': { paper: 'apple_documents', type: 'appleDocument' },
} as const satisfies Record<string, { paper: PaperField; type: DocumentType }>

const isField = (name: string): name is keyof typeof fields => name in fields

export function countedPapers(uploads: readonly Upload[]): Record<PaperField, number> {
  const counted = { invoice: 0, warranty_card: 0, apple_documents: 0 }
  for (const { field } of uploads) if (isField(field)) counted[fields[field].paper]++
  return counted
}

export type KeptPaper = { type: DocumentType; name: string; file: KeptFile }

/** Moves the uploads into the store. Should the use case fail after all, they are taken out again. */
export async function keepPapers(ctx: Context): Promise<KeptPaper[]> {
  const kept: KeptPaper[] = []
  for (const upload of ctx.uploads) {
    if (!isField(upload.field)) continue
    kept.push({ type: fields[upload.field].type, name: upload.name, file: await keepUpload(ctx, upload) })
  }
  return kept
}

/** The rows of kept papers, with which they become visible. @returns their ids, in order */
export async function addPapers(
  { tx, now }: Context,
  about: { requestId: number; language: Language; createdBy: 'customer' | 'staff' },
  papers: readonly KeptPaper[],
): Promise<string[]> {
  const ids: string[] = []
  for (const paper of papers) ids.push(await addDocument(tx, { ...about, now, ...paper }))
  return ids
}
