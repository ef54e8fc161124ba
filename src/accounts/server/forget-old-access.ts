import { forgetOldKnocks } from '#base/server/attempt-store.ts'
import type { JobContext } from '#context.ts'
import { forgetOldLoginCodes } from './login-code-store.ts'
import { forgetOldMailedLinks } from './mailed-link-store.ts'
import { forgetOldSessions } from './session-store.ts'

/** What can open nothing any more is not kept: it would only tell who was here when. */
export async function forgetOldAccess({ tx, now }: JobContext) {
  const monthAgo = now.subtract({ hours: 30 * 24 })
  await forgetOldKnocks(tx, now)
  await forgetOldLoginCodes(tx, now)
  await forgetOldSessions(tx, monthAgo)
  await forgetOldMailedLinks(tx, monthAgo)
}
