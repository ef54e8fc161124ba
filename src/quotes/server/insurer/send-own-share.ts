import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { forintIn } from '#site/figures.ts'
import { ownShareLine } from '../../insurer.ts'
import { insurerEmailTexts } from '../../insurer-email-texts.ts'
import { deadlineFromNow } from '../deadline.ts'
import { draftOf, insertDraft, replaceLines, sendDraft, updateDraft } from '../quote-store.ts'
import type { QuotedRequest } from '../quoted-request-store.ts'
import { feesOfToday } from '../refusal-fees.ts'
import { replaceQuotation } from '../replace-documents.ts'
import type { InsurerQuote } from './insurer-store.ts'

type OwnShare = { readonly quote: InsurerQuote; readonly ownShare: number; readonly accountId: number }

/** What the insurer leaves to the customer is offered to them as a quote: they see it, and order it with the button that says it costs money. */
export async function sendOwnShare(ctx: TransactionContext, request: QuotedRequest, { quote, ownShare, accountId }: OwnShare): Promise<void> {
  const { tx, now } = ctx
  const t = await translatorOf(insurerEmailTexts, request.language)
  const forint = forintIn(request.language)
  const note = t('ownShare.note', { all: forint(quote.gross), insurer: forint(quote.gross - ownShare), share: forint(ownShare) })
  const texts = { note, aboveEstimateReason: '' }
  const draft = await draftOf(tx, request.id)
  const draftId = draft
    ? await updateDraft(tx, request.id, draft.revision, texts)
    : await insertDraft(tx, { ...texts, requestId: request.id, now, accountId })
  if (draftId === undefined) throw new Error(`The draft of request ${request.id} changed under its lock`)
  const { netUnit } = ownShareLine(ownShare)
  await replaceLines(tx, draftId, [{ kind: 'other', description: t('ownShare.line'), quantity: 1, netUnit, choice: 'always', group: null }])
  const { validUntil } = await deadlineFromNow(ctx, 'quoteValidityWorkingDays')
  const sent = await sendDraft(tx, request.id, draftId, { sentAt: now, validUntil, accountId, ...(await feesOfToday(ctx)) })
  await replaceQuotation(ctx, request, sent)
}
