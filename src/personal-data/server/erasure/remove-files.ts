import type { Reaction } from '#context.ts'
import type { PersonalDataEvents } from '../../events.ts'
import { isFileKnown } from './erasure-store.ts'

/** The files of whoever was erased, once their rows are gone for good; a crash between the two leaves them to this job. */
export const removeErasedFiles: Reaction<PersonalDataEvents['filesErased']> = {
  job: 'personalData.removeFiles',
  transaction: false,
  run: async ({ tx, files }, { keys }) => {
    for (const key of keys) if (!(await isFileKnown(tx, key))) await files.remove(key)
  },
}
