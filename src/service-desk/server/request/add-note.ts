import { nameInWords } from '#accounts/name-in-words.ts'
import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { serviceDeskApi } from '../../service-desk.api.ts'
import { nameOfAccount } from '../employee-store.ts'
import { lockRequest, writeDown } from './desk.ts'
import { insertNote } from './note-store.ts'

/** A note changes nothing that others decide about, so it needs no version and leaves it; a closed request takes notes too. */
export async function addNote(ctx: TransactionContext & Call, { params, body: { text } }: Input<typeof serviceDeskApi.addNote>) {
  const { tx, now, language } = ctx
  const request = await lockRequest(ctx, params.id)
  const accountId = employeeIdOf(ctx)
  const id = await insertNote(tx, { requestId: request.id, accountId, at: now, text })
  await writeDown(ctx, request, { step: 'noteAdded' })
  const by = { id: accountId, name: nameInWords(language, await nameOfAccount(tx, accountId)) }
  return { note: { id, at: now.toString(), by, text } }
}
