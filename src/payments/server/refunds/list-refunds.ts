import { accountIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { paymentsApi } from '../../payments.api.ts'
import { listRefundRows, paymentsOfInvoice } from './refund-list-store.ts'

const nameOf = (first: string | null, last: string | null) => (first === null && last === null ? null : [last, first].filter(Boolean).join(' '))

/** For the finance desk: what went back, what is on its way, what waits for a second pair of eyes. */
export async function listRefunds({ tx, actor }: ReadContext & Call, { query }: Input<typeof paymentsApi.listRefunds>) {
  const rows = await listRefundRows(tx, { status: query.status, after: query.after, max: query.size + 1 })
  const shown = rows.slice(0, query.size)
  const refunds = shown.map(({ askedBy, askerFirst, askerLast, deciderFirst, deciderLast, askedAt, endedAt, ...row }) => ({
    ...row,
    askedAt: askedAt.toString(),
    endedAt: endedAt?.toString() ?? null,
    askedBy: nameOf(askerFirst, askerLast),
    decidedBy: nameOf(deciderFirst, deciderLast),
    mayDecide: row.status === 'forApproval' && askedBy !== accountIdOf(actor),
  }))
  return { refunds, next: rows.length > query.size ? (shown.at(-1)?.id ?? null) : null }
}

/** The payments of an invoice through a provider, for whoever gives money back; none of an invoice that is not there. */
export async function listInvoicePayments({ tx }: ReadContext & Call, { params }: Input<typeof paymentsApi.listInvoicePayments>) {
  const rows = await paymentsOfInvoice(tx, params.invoiceId)
  return rows.map(({ createdAt, endedAt, ...row }) => ({ ...row, createdAt: createdAt.toString(), endedAt: endedAt?.toString() ?? null }))
}
