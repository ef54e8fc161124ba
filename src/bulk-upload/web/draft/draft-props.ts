import type { ShownUpload } from '../../upload.ts'

/** An upload that is looked at, how a newer state of it is shown, and how it is read again. */
export type DraftProps = { readonly upload: ShownUpload; readonly setUpload: (upload: ShownUpload) => void; readonly reread: () => void }
