import { createCsrfToken as create, csrfCookie, formSessionMinutes } from '#base/server/http/csrf.ts'
import type { Call, ReadContext } from '#context.ts'

const aDay = 24 * 60 * 60

/** SPEC 7: the form asks for a token when it opens and renews it while it is open; the cookie holds the other half. */
export async function createCsrfToken(ctx: ReadContext & Call) {
  const { nonce, token } = create(ctx.secrets, ctx.now, ctx.cookies.get(csrfCookie))
  ctx.cookies.set(csrfCookie, nonce, aDay)
  return { token, expiresAt: ctx.now.add({ minutes: formSessionMinutes }).toString() }
}
