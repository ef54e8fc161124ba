import { employeeIdOf } from '#accounts/who.ts'
import { sendEmailJob } from '#base/server/mail/emails.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { EmailRow } from '../email.ts'
import { emailRowOf } from './email-row.ts'
import { type EmailAction, findInOutbox, noteEmailAction, type OutboxRow } from './outbox-store.ts'

type Done = { readonly email: OutboxRow; readonly action: EmailAction }

/** Writes down who did it, and wakes the sender where the email shall go. */
export async function done(ctx: TransactionContext & Call, { email, action }: Done): Promise<EmailRow> {
  await noteEmailAction(ctx.tx, { emailId: email.id, action, accountId: employeeIdOf(ctx), at: ctx.now })
  if (email.status === 'queued') await ctx.enqueue(sendEmailJob, { emailId: email.id })
  return emailRowOf(email)
}

/**
 * What becomes of an action that changed nothing: what stands as wished is answered as done.
 * @throws Refusal NOT_FOUND, LETTER_OPENS_ACCESS, LETTER_MOVED_ON
 */
export async function notDone({ tx }: ReadContext & Call, id: string, isAsWished: (email: OutboxRow) => boolean = () => false): Promise<EmailRow> {
  const email = await findInOutbox(tx, id)
  if (!email) throw new Refusal('NOT_FOUND')
  if (isAsWished(email)) return emailRowOf(email)
  throw new Refusal(email.opensAccess ? 'EMAIL_OPENS_ACCESS' : 'EMAIL_MOVED_ON')
}
