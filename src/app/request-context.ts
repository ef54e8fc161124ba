import type { FastifyRequest } from 'fastify'
import { keyOpens } from '#accounts/api-scope.ts'
import { type Actor, mayCall, type Who } from '#accounts/who.ts'
import type { Endpoint } from '#base/endpoint.ts'
import { together } from '#base/server/db/together.ts'
import type { Work } from '#base/server/db/work.ts'
import type { ApiCall } from '#base/server/http/api-routes.ts'
import { cookieName, cookieOptions, cookiesOf } from '#base/server/http/cookies.ts'
import { csrfCookie } from '#base/server/http/csrf.ts'
import { languageOfRequest } from '#base/server/http/http-refusals.ts'
import { limitedAddress } from '#base/server/http/rate-limits.ts'
import type { DB } from '#db/schema.ts'
import { Refusal } from '#errors.ts'
import { signatureIn } from '#site/email-signature.ts'
import type { Events, OutsideCall, OutsideContext, TransactionContext } from '../context.ts'
import { documentMakers } from '../document-makers.ts'
import { reactions } from '../reactions.ts'

/** Deny by default: whoever the row does not name is refused, with 401 when signing in could help; and so is a key whose scope it does not name. */
export function admit(row: Endpoint, actor: Actor): void {
  if (!mayCall(row.who as Who, actor)) throw new Refusal(actor.kind === 'nobody' ? 'LOGIN_NEEDED' : 'UNAUTHORISED')
  if (actor.kind === 'account' && actor.apiKey && !keyOpens(actor.apiKey, row)) throw new Refusal('API_KEY_SCOPE')
}

/** Whose retry a repeated Idempotency-Key is: the session's, or that of the browser that asked for the form (its address may change between two tries). */
export function callerKey({ env }: Work<DB>, actor: Actor, request: FastifyRequest): string {
  if (actor.kind === 'account' && actor.apiKey) return `key:${actor.apiKey.id}`
  if (actor.kind !== 'nobody') return `${actor.kind}:${actor.sessionId}`
  return `form:${cookiesOf(request, env)(csrfCookie) ?? limitedAddress(request.ip)}`
}

/** Who shares one turn where files wait to be read: neither more sessions of an account nor more forms from an address are more turns. */
export function senderKey(actor: Actor, request: FastifyRequest): string {
  if (actor.kind === 'account') return `account:${actor.accountId}`
  if (actor.kind !== 'nobody') return `request:${actor.requestId}`
  return `address:${limitedAddress(request.ip)}`
}

/** Every side of a context; each piece of work is shown the one that is meant for it. */
export type WholeContext = TransactionContext & OutsideContext

/** What all work of this product is given: an event becomes the jobs that reactions.ts lists for it, in the transaction of the action. */
export function jobContext(work: Work<DB>): WholeContext {
  const ctx: WholeContext = {
    ...work,
    announce: async <Name extends keyof Events>(event: Name, about: Events[Name]) => {
      const answers = new Map<unknown, Promise<boolean>>()
      await together(
        reactions[event].map(async ({ job, afterMinutes, concerns }) => {
          if (!concerns || (await answers.getOrInsertComputed(concerns, () => concerns(work, about)))) await work.enqueue(job, about, afterMinutes)
        }),
      )
    },
    makeDocument: (type, requestId) => documentMakers[type](ctx, requestId),
    signatureIn,
    transaction: (part) => work.transaction((own) => part(jobContext(own))),
  }
  return ctx
}

export function contextFor(work: Work<DB>, call: ApiCall<DB, Actor>): WholeContext & OutsideCall {
  const { request, reply, actor, uploads, ahead, once } = call
  const { env } = work
  return {
    ...jobContext(work),
    once: (part) => once(work, (own) => part(contextFor(own, call))),
    actor,
    language: languageOfRequest(request),
    ip: request.ip,
    uploads,
    ahead,
    header: (name) => {
      const value = request.headers[name.toLowerCase()]
      return typeof value === 'string' ? value : undefined
    },
    cookies: {
      get: cookiesOf(request, env),
      set: (name, value, seconds) => {
        reply.setCookie(cookieName(env, name), value, { ...cookieOptions(env), maxAge: seconds })
      },
      clear: (name) => {
        reply.clearCookie(cookieName(env, name), cookieOptions(env))
      },
    },
  }
}
