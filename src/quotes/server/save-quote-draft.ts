import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { quotesApi } from '../quotes.api.ts'
import { insertDraft, replaceLines, updateDraft } from './quote-store.ts'
import { findQuotedRequest } from './quoted-request-store.ts'
import { isQuotable } from './send-quote.ts'

/** Saves what the workshop has written so far. Whoever saved on an older revision is told, and nothing is overwritten. */
export async function saveQuoteDraft({ tx, now, actor }: TransactionContext & Call, { params, body }: Input<typeof quotesApi.saveQuoteDraft>) {
  const request = await findQuotedRequest(tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  if (!isQuotable(request) || actor.kind !== 'account') throw new Refusal('STATE_MOVED_ON')
  const { revision, note, aboveEstimateReason, lines } = body
  const draftId =
    revision === 0
      ? await insertDraft(tx, { requestId: request.id, note, aboveEstimateReason, now, accountId: actor.accountId })
      : await updateDraft(tx, request.id, revision, { note, aboveEstimateReason })
  if (draftId === undefined) throw new Refusal('STATE_MOVED_ON')
  await replaceLines(tx, draftId, lines)
  return { revision: revision + 1 }
}
