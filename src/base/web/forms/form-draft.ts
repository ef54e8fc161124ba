import { draftStore } from './draft-store.ts'
import { formDraftPrefix } from './form-drafts.ts'

/** What was typed into a form. Its shape may be of any age: `restoredValues` reads it. */
type FormDraft = { readonly values: unknown }

/** A working day: whoever comes back to a tab of yesterday begins anew. */
const life = 12 * 3600_000

export const {
  read: readFormDraft,
  store: storeFormDraft,
  drop: dropFormDraft,
} = draftStore<FormDraft>({ place: 'session', prefix: formDraftPrefix, life, isContent: (value): value is FormDraft => 'values' in value })
