import { budapestDay, type Day } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import type { ReadContext, ReferenceContext } from '#context.ts'
import { needsNewDelivery } from '#courier/actions.ts'
import { findCourierRequest } from '#courier/server/courier-request-store.ts'
import { choiceAfter } from '#courier/server/delivery-choice-store.ts'
import { carriedOf } from '#courier/server/list-shipments.ts'
import { shipmentsOf } from '#courier/server/shipment-store.ts'
import { outstandingOf } from '#invoices/server/invoice-store.ts'
import { wayBackTerms } from '#invoices/server/way-back-terms.ts'
import { can } from '#requests/lifecycle.ts'
import { endOfStorage, isStorageOver, nextNoticeOn, type SentNotice, type StorageTerms, type WaitKind } from '../storage.ts'
import { isDisputed, lastDueDay, noticesOf } from './storage-store.ts'

type Reading = ReferenceContext & Pick<ReadContext, 'tx' | 'now'>

/** How long a device is stored (ÁSZF), as the system parameters have it. */
export async function storageTerms(ctx: ReferenceContext, today: Day): Promise<StorageTerms> {
  return {
    noticeDays: await figureInForce(ctx, today, 'storageNoticeDays'),
    days: await figureInForce(ctx, today, 'storageDays'),
  }
}

type Wait = { readonly kind: WaitKind; readonly since: Day }

/**
 * Since when it is the customer's turn to take over a device that is here; null: it is ours. Read from what was written and stored nowhere, so
 * that a payment or a choice ends it by itself.
 */
async function waitOf(ctx: Reading, requestId: number): Promise<Wait | null> {
  const { tx, now } = ctx
  const request = await findCourierRequest(tx, requestId)
  const { status, holdReason } = request
  if (!can('declareAbandoned', { status, closed: request.closedAt !== null })) return null
  // What waits for a part, or for an insurer, does not wait for its customer.
  if (holdReason !== null && holdReason !== 'ugyfel') return null
  const shipments = await shipmentsOf(tx, requestId)
  if (shipments.some(({ leg, endedAt }) => leg === 'out' && endedAt === null)) return null
  const { kept } = await wayBackTerms(ctx, request)
  if (kept === 'INVOICE_MISSING' || (await isDisputed(tx, requestId))) return null

  const last = shipments.find(({ leg, orderedAt }) => leg === 'out' && orderedAt !== null)
  const cameBack = needsNewDelivery({ status, closed: false }, carriedOf(shipments)) && last?.status === 'RETURNED' ? last : undefined
  const choice = cameBack && (await choiceAfter(tx, cameBack.id))
  const dueOn = kept === null ? null : await lastDueDay(tx, requestId)
  const turns = [dueOn, dayOf(cameBack?.endedAt), dayOf(choice?.chosenAt)].filter((day) => day !== null)
  if (dueOn === null && (cameBack === undefined || choice?.way === 'delivery')) return null
  const since = turns.toSorted().at(-1)
  if (since === undefined || since > budapestDay(now)) return null
  return { since, kind: dueOn !== null ? 'payment' : choice ? 'collection' : 'delivery' }
}

const dayOf = (at: Temporal.Instant | null | undefined): Day | null => (at ? budapestDay(at) : null)

/** A wait with what was written to the customer meanwhile. */
export async function storageOf(ctx: Reading, requestId: number) {
  const wait = await waitOf(ctx, requestId)
  if (!wait) return null
  const today = budapestDay(ctx.now)
  const terms = await storageTerms(ctx, today)
  const notices = await noticesOf(ctx.tx, requestId, wait.since)
  const sent: SentNotice[] = notices.map(({ sentAt, endsOn }) => ({ sentOn: budapestDay(sentAt), endsOn }))
  return {
    ...wait,
    terms,
    sent,
    notices: notices.map(({ sentAt }) => sentAt),
    endsOn: endOfStorage(wait.since, sent, terms),
    nextNoticeOn: nextNoticeOn(wait.since, sent, terms),
    isOver: isStorageOver(today, sent, terms),
  }
}

/** What is not paid of what was issued, in whole forints. */
export async function owedOf({ tx }: Pick<ReadContext, 'tx'>, requestId: number): Promise<number> {
  const issued = (await outstandingOf(tx, requestId)).filter(({ status, number }) => status === 'pending' && number !== null)
  return issued.reduce((sum, { outstanding }) => sum + outstanding, 0)
}
