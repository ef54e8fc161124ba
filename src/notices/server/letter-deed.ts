import { employeeIdOf } from '#accounts/who.ts'
import { sendLetterJob } from '#base/server/letters.ts'
import type { Context } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { LetterRow } from '../letter.ts'
import { letterRowOf } from './letter-row.ts'
import { findInOutbox, type LetterDeed, noteLetterDeed, type OutboxRow } from './outbox-store.ts'

type Done = { readonly letter: OutboxRow; readonly deed: LetterDeed }

/** Writes down who did it, and wakes the sender where the letter shall go. */
export async function done(ctx: Context, { letter, deed }: Done): Promise<LetterRow> {
  await noteLetterDeed(ctx.tx, { letterId: letter.id, deed, accountId: employeeIdOf(ctx), at: ctx.now })
  if (letter.status === 'queued') await ctx.enqueue(sendLetterJob, { letterId: letter.id })
  return letterRowOf(letter)
}

/**
 * What becomes of a deed that changed nothing: what stands as wished is answered as done.
 * @throws Refusal NOT_FOUND, LETTER_OPENS_ACCESS, LETTER_MOVED_ON
 */
export async function notDone({ tx }: Context, id: string, isAsWished: (letter: OutboxRow) => boolean = () => false): Promise<LetterRow> {
  const letter = await findInOutbox(tx, id)
  if (!letter) throw new Refusal('NOT_FOUND')
  if (isAsWished(letter)) return letterRowOf(letter)
  throw new Refusal(letter.opensAccess ? 'LETTER_OPENS_ACCESS' : 'LETTER_MOVED_ON')
}
