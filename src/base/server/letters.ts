import type { QueryExecutorProvider } from 'kysely'
import type { Language } from '../languages.ts'
import { renderHtml, renderPlain } from './letter-layout.ts'
import { insertLetter } from './letter-store.ts'
import type { Work } from './work.ts'

export const sendLetterJob = 'base.sendLetter'

/** What a letter is made of; HTML and plain text are both drawn from it. All texts are plain, they are escaped here. */
export type LetterBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'small'; text: string }

/** A paper that travels along: a stored file, or bytes made for this letter. */
export type LetterAttachment = { name: string; mediaType: string; fileKey?: string; base64?: string }

export type Letter = {
  /** One letter per key, however often its job runs: `requestReceived:123456789`. */
  deduplicationKey: string
  to: string
  language: Language
  subject: string
  blocks: readonly LetterBlock[]
  /** The lines at the foot: who writes, how to reach them. */
  signature: readonly string[]
  requestId?: number
  /** It carries what lets its reader in (a code, a link to a new password): the outbox shows it to nobody and sends it once. */
  opensAccess?: true
  attachments?: readonly LetterAttachment[]
}

/** The least that writing a letter needs, whatever tables the product has. */
type LetterWork = Pick<Work<unknown>, 'now' | 'enqueue'> & { readonly tx: QueryExecutorProvider }

/**
 * A reaction that writes one letter from the present row into the outbox, and the job that sends it. Answering null means
 * there is nothing to write any more.
 */
export const letter = <Ctx extends LetterWork, About>(job: string, compose: (ctx: Ctx, about: About) => Promise<Letter | null>) => ({
  job,
  run: async (ctx: Ctx, about: About) => {
    const composed = await compose(ctx, about)
    if (!composed) return
    const id = await insertLetter(ctx.tx, { kind: job, ...composed, html: renderHtml(composed), plain: renderPlain(composed), now: ctx.now })
    if (id) await ctx.enqueue(sendLetterJob, { letterId: id })
  },
})
