import { deleteOldHits } from '#base/server/http/rate-limit-store.ts'
import type { JobContext } from '#context.ts'
import { deleteOldLoginCodes } from './login-code-store.ts'
import { deleteOldMailedLinks } from './mailed-link-store.ts'
import { deleteOldSessions } from './session-store.ts'

/** What can open nothing any more is not kept: it would only tell who was here when. */
export async function deleteOldAccess({ tx, now }: JobContext) {
  const monthAgo = now.subtract({ hours: 30 * 24 })
  await deleteOldHits(tx, now)
  await deleteOldLoginCodes(tx, now)
  await deleteOldSessions(tx, monthAgo)
  await deleteOldMailedLinks(tx, monthAgo)
}
