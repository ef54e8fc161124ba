import { findAccount } from '#accounts/server/account-store.ts'
import type { TransactionContext } from '#context.ts'
import { attachByEmail } from './attach-store.ts'

/** DESIGN 8.18: earlier requests with the confirmed address of an account move into it. */
export const attachRequests = {
  job: 'requests.attachToAccount',
  async run({ tx, now, log }: TransactionContext, { accountId }: { accountId: number }) {
    const account = await findAccount(tx, accountId)
    if (!account) return
    const count = await attachByEmail(tx, now, { accountId, email: account.email })
    if (count > 0) log.info({ accountId, count }, 'requests attached to an account')
  },
}
