import { readDraft, serviceEntriesWithDrafts } from './draft.ts'
import { dropDocuments, serviceEntriesWithDocuments } from './draft-documents.ts'

/** Forgets the drafts of every service entry that are too old, and the files whose draft is gone: on a borrowed computer nobody else shall meet them. */
export async function sweepDrafts(now: number) {
  // Reading one that is too old forgets it.
  const alive = new Set(serviceEntriesWithDrafts().filter((serviceEntry) => readDraft(serviceEntry, now) !== null))
  for (const serviceEntry of await serviceEntriesWithDocuments()) if (!alive.has(serviceEntry)) await dropDocuments(serviceEntry)
}
