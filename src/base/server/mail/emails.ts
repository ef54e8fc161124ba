import type { QueryExecutorProvider } from 'kysely'
import type { Language } from '../../languages.ts'
import type { Work } from '../db/work.ts'
import type { Email } from './email.ts'
import { renderHtml, renderPlain } from './email-layout.ts'
import { insertEmail } from './email-store.ts'

export const sendEmailJob = 'base.sendLetter'

/** The least that writing an email needs, whatever tables the product has. */
type EmailWork = Pick<Work<unknown>, 'now' | 'enqueue'> & {
  readonly tx: QueryExecutorProvider
  /** The lines at the foot of every email: who writes, how to reach them. */
  readonly signatureIn: (language: Language) => Promise<readonly string[]>
}

/**
 * A reaction that writes one email from the present row into the outbox, and the job that sends it. Answering null means
 * there is nothing to write any more.
 */
export const emailReaction = <Ctx extends EmailWork, About>(job: string, compose: (ctx: Ctx, about: About) => Promise<Email | null>) => ({
  job,
  run: async (ctx: Ctx, about: About) => {
    const composed = await compose(ctx, about)
    if (!composed) return
    const signature = await ctx.signatureIn(composed.language)
    const drawn = { html: renderHtml(composed, signature), plain: renderPlain(composed, signature) }
    const id = await insertEmail(ctx.tx, { kind: job, ...composed, ...drawn, now: ctx.now })
    if (id) await ctx.enqueue(sendEmailJob, { emailId: id })
  },
})
