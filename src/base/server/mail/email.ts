import type { Language } from '../../languages.ts'

/** What an email is made of; HTML and plain text are both drawn from it. All texts are plain, they are escaped here. */
export type EmailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'button'; label: string; url: string }
  /** A second way on, less loud than the button. */
  | { kind: 'link'; label: string; url: string }
  | { kind: 'small'; text: string }

/** A document that travels along: a stored file, or bytes made for this email. */
export type EmailAttachment = { name: string; mediaType: string; fileKey?: string; base64?: string }

export type Email = {
  /** One email per key, however often its job runs: `requestReceived:123456789`. */
  deduplicationKey: string
  to: string
  language: Language
  subject: string
  blocks: readonly EmailBlock[]
  requestId?: number
  /** It carries what lets its reader in (a code, a link to a new password), or what its reader alone may read: the outbox shows it to nobody and sends it once. */
  opensAccess?: true
  attachments?: readonly EmailAttachment[]
}
