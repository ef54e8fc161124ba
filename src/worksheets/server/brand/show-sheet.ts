import { nameInWords } from '#accounts/name-in-words.ts'
import { keysOf } from '#accounts/who.ts'
import { formatAddress } from '#addresses/format-address.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { findRequestSummary } from '#requests/server/request-summary-store.ts'
import { findWorkshopRequest } from '#workshop/server/workshop-request-store.ts'
import type { BrandSheet } from '../../brand-sheet.ts'
import type { KindDefinition } from '../../kind.ts'
import { namedSheet, nextOf } from '../alone/alone-store.ts'
import { viewOfAlone } from '../alone/alone-view.ts'
import { viewOf } from '../get-worksheet.ts'
import { storedFieldsOf } from '../stored-fields.ts'
import { visitOf } from '../visits/visit-of.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'
import { lastSent } from './brand-sheet-store.ts'
import { mayDo, requireSheet } from './require-sheet.ts'

export async function showSheet(ctx: ReadContext & Call, kind: KindDefinition, id: number): Promise<BrandSheet> {
  return shownSheet(ctx, kind, await requireSheet(ctx, kind, id))
}

/** A sheet that whoever asks may see. */
export async function shownSheet(ctx: ReadContext & Call, kind: KindDefinition, stored: StoredWorksheet): Promise<BrandSheet> {
  const { id, number, previousId, requestId } = stored
  return {
    ...(requestId === null ? await viewOfAlone(ctx, kind, stored) : await viewOfRequest(ctx, kind, stored, requestId)),
    id,
    number,
    fields: { ...storedFieldsOf(stored) },
    sentAt: (await lastSent(ctx.tx, id))?.at.toString() ?? null,
    visit: kind.hasVisits ? await visitOf(ctx, stored) : null,
    previous: previousId === null ? null : ((await namedSheet(ctx.tx, previousId)) ?? null),
    next: (await nextOf(ctx.tx, id)) ?? null,
  }
}

async function viewOfRequest(ctx: ReadContext & Call, kind: KindDefinition, stored: StoredWorksheet, requestId: number) {
  const request = await findWorkshopRequest(ctx.tx, requestId)
  if (!request) throw new Refusal('NOT_FOUND')
  const view = await viewOf(ctx, request, stored)
  return {
    ...view,
    may: { ...view.may, edit: view.may.edit && mayDo(ctx.actor, kind, 'edit') },
    requestId,
    requestNumber: formatRequestNumber(requestId),
    alone: null,
    maySend: view.hasDocument && mayDo(ctx.actor, kind, 'send'),
    about: { ...(await aboutOf(ctx, requestId, request.arrivedAt)), deliverTo: kind.deliverTo ? formatAddress(kind.deliverTo) : null },
  }
}

async function aboutOf(
  { tx, actor, language }: ReadContext & Call,
  requestId: number,
  arrivedAt: Temporal.Instant | null,
): Promise<Omit<BrandSheet['about'], 'deliverTo'>> {
  const summary = await findRequestSummary(tx, requestId, language)
  if (!summary) throw new Refusal('NOT_FOUND')
  const { email, phone, deliveryIn } = summary
  return {
    customer: summary.companyName ?? nameInWords(language, summary),
    reach: keysOf(actor).includes('customer.view') ? { email, phone, address: formatAddress(deliveryIn) } : null,
    device: deviceName(summary),
    identifier: [summary.identifier, summary.imei2].filter(Boolean).join(', '),
    boughtOn: summary.dateOfPurchase,
    service: [summary.providerName, summary.serviceName].filter(Boolean).join(', '),
    fault: summary.troubleDescription,
    arrivedAt: arrivedAt?.toString() ?? null,
  }
}
