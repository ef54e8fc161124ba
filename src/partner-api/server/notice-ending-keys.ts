import { budapestDay } from '#calendar/calendar.ts'
import { administratorsOf } from '#companies/server/company-store.ts'
import type { TransactionContext } from '#context.ts'
import { dueNotice } from '../key-notice.ts'
import { keysEndingBy, markNoticed } from './key-notice-store.ts'

/** By the clock: two weeks and three days before a key ends, and on the day, each once, to every administrator. */
export async function noticeEndingKeys(ctx: TransactionContext): Promise<void> {
  const today = budapestDay(ctx.now)
  for (const { id: keyId, companyId, expiresAt } of await keysEndingBy(ctx.tx, ctx.now, ctx.now.add({ hours: 24 * 16 }))) {
    const notice = dueNotice(today, budapestDay(expiresAt))
    if (!notice || !(await markNoticed(ctx.tx, ctx.now, { keyId, expiresAt, notice }))) continue
    for (const accountId of await administratorsOf(ctx.tx, companyId)) await ctx.announce('apiKeyEnds', { keyId, companyId, accountId, notice })
  }
}
