import { doorsWithDrafts, readDraft } from './draft.ts'
import { doorsWithPapers, dropPapers } from './paper-store.ts'

/** Forgets the drafts of every door that are too old, and the files whose draft is gone: on a borrowed computer nobody else shall meet them. */
export async function sweepDrafts(now: number) {
  // Reading one that is too old forgets it.
  const alive = new Set(doorsWithDrafts().filter((door) => readDraft(door, now) !== null))
  for (const door of await doorsWithPapers()) if (!alive.has(door)) await dropPapers(door)
}
