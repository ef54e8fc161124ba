import type { QueryExecutorProvider } from 'kysely'
import type { Language } from '../../languages.ts'
import type { Work } from '../db/work.ts'
import { renderHtml, renderPlain } from './email-layout.ts'
import { insertEmail } from './email-store.ts'

export const sendEmailJob = 'base.sendLetter'

/** What an email is made of; HTML and plain text are both drawn from it. All texts are plain, they are escaped here. */
export type EmailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'button'; label: string; url: string }
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
  /** The lines at the foot: who writes, how to reach them. */
  signature: readonly string[]
  requestId?: number
  /** It carries what lets its reader in (a code, a link to a new password): the outbox shows it to nobody and sends it once. */
  opensAccess?: true
  attachments?: readonly EmailAttachment[]
}

/** The least that writing an email needs, whatever tables the product has. */
type EmailWork = Pick<Work<unknown>, 'now' | 'enqueue'> & { readonly tx: QueryExecutorProvider }

/**
 * A reaction that writes one email from the present row into the outbox, and the job that sends it. Answering null means
 * there is nothing to write any more.
 */
export const emailReaction = <Ctx extends EmailWork, About>(job: string, compose: (ctx: Ctx, about: About) => Promise<Email | null>) => ({
  job,
  run: async (ctx: Ctx, about: About) => {
    const composed = await compose(ctx, about)
    if (!composed) return
    const id = await insertEmail(ctx.tx, { kind: job, ...composed, html: renderHtml(composed), plain: renderPlain(composed), now: ctx.now })
    if (id) await ctx.enqueue(sendEmailJob, { emailId: id })
  },
})
