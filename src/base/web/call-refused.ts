import type { ErrorCode, ErrorValues } from '#errors.ts'

/** What the server refused, or what happened on the way to it. */
export type RefusalCode = ErrorCode | 'REQUEST_SEND_2' | 'DOWNLOAD_FAILED'

export type RefusedField = { readonly path: string; readonly code: ErrorCode; readonly message: string }

/** The server's no: `message` is a sentence in the language of the page. SPEC 8: no answer at all is status 500, a failed download 999. */
export class CallRefused extends Error {
  readonly status: number
  readonly code: RefusalCode
  readonly fields: readonly RefusedField[]
  /** How what was acted upon stands now, where the server says it. */
  readonly data: ErrorValues | undefined

  constructor(refusal: { status: number; code: RefusalCode; message: string; fields?: readonly RefusedField[]; data?: ErrorValues }) {
    super(refusal.message)
    this.name = 'CallRefused'
    this.status = refusal.status
    this.code = refusal.code
    this.fields = refusal.fields ?? []
    this.data = refusal.data
  }

  /** Somebody else was quicker: what was acted upon is not as it was seen any more. */
  get isMovedOn(): boolean {
    return this.code.endsWith('MOVED_ON')
  }
}
