import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { addOwnDocument } from '#documents/server/document-store.ts'
import { Refusal } from '#errors.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { movedOn, stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import type { buybackApi } from '../buyback.api.ts'
import { buybackDocumentTexts } from '../document-texts.ts'
import { sellsAsCompany } from '../payout.ts'
import { type BuybackContext, requireBuyback } from './buyback-context.ts'
import type { BuybackRequest } from './buyback-store.ts'
import { findPayout, payOutRow } from './payout-store.ts'

/**
 * The price has been transferred. A private seller gets our statement; a company is paid against its own invoice (GAPS D15).
 * @throws Refusal SELLER_INVOICE_REQUIRED, PAYOUT_DAY, STATE_MOVED_ON
 */
export async function payBuyback(ctx: BuybackContext, { params, body }: Input<typeof buybackApi.payBuyback>) {
  const { version, paidOn, reference, sellerInvoiceNumber } = body
  const { request } = await requireBuyback(ctx, params.id, version)
  const payout = await findPayout(ctx.tx, request.id)
  if (!payout || payout.paidAt !== null) throw movedOn(request)
  const isCompany = sellsAsCompany(request)
  if (isCompany && sellerInvoiceNumber === '')
    throw new Refusal('SELLER_INVOICE_REQUIRED', { fields: [{ path: 'sellerInvoiceNumber', code: 'SELLER_INVOICE_REQUIRED' }] })
  if (paidOn > budapestDay(ctx.now) || paidOn < budapestDay(payout.dueSince))
    throw new Refusal('PAYOUT_DAY', { fields: [{ path: 'paidOn', code: 'PAYOUT_DAY' }] })

  const paidByAccountId = employeeIdOf(ctx)
  const moved = await advanceRequest(ctx, request.id, 'payBuyback', { by: 'staff', byAccountId: paidByAccountId, version, outcome: 'BOUGHT' })
  const paid = { paidAt: ctx.now, paidOn, paidByAccountId, reference, sellerInvoiceNumber: isCompany ? sellerInvoiceNumber : null }
  if (!(await payOutRow(ctx.tx, request.id, paid))) throw movedOn(request)
  if (!isCompany) await addStatement(ctx, request)
  return stateAnswer(moved)
}

async function addStatement({ tx, now, announce }: BuybackContext, { id: requestId, language }: BuybackRequest): Promise<void> {
  const t = await translatorOf(buybackDocumentTexts, language)
  const name = t('fileName', { number: String(requestId) })
  const documentId = await addOwnDocument(tx, { requestId, type: 'buybackStatement', name, language, now })
  await announce('ownDocumentsChanged', { requestId, documentIds: [documentId] })
}
