import { prepareInvoices } from '#invoices/server/invoice-request.ts'
import { buyerOf, findInvoice, insertInvoice, unfinishedOf } from '#invoices/server/invoice-store.ts'
import { lockInvoicedRequest } from '#invoices/server/invoiced-request-store.ts'
import { issueInvoice } from '#invoices/server/issue-invoice.ts'
import { settleInvoice } from '#invoices/server/settle-invoice.ts'
import { inProcess, quietly } from './process.ts'
import { at, type World } from './world.ts'

export const issue = (world: World, dies: number | null) =>
  inProcess(world.bench.at(at(world)), dies, async (ctx) => {
    const prepared = await ctx.transaction((own) => prepareInvoices(own, world.requestId))
    for (const id of new Set([...prepared, ...(await unfinishedOf(ctx.tx, world.requestId))])) await issueInvoice(ctx, id)
  })

export const invoiceToPay = (world: World, order: 'asc' | 'desc' = 'desc') =>
  world.portal.db
    .selectFrom('invoices')
    .select(['id', 'gross', 'cancelledBy'])
    .where('requestId', '=', world.requestId)
    .where('kind', '=', 'final')
    .where('number', 'is not', null)
    .orderBy('id', order)
    .executeTakeFirst()

/** A transfer that the desk confirms; written once however often. It names the invoice it was sent for, which may be cancelled by now. */
export async function transferComes(world: World, share: number, reference: string, isOld = false) {
  const invoice = await invoiceToPay(world, isOld ? 'asc' : 'desc')
  if (!invoice) return
  const amount = Math.max(1, Math.round(invoice.gross * share))
  const settling = { invoiceId: invoice.id, source: 'transfer', amount, reference: `statementLine ${world.requestId} ${reference}` } as const
  await quietly(() => world.bench.at(at(world)).transaction((own) => settleInvoice(own, settling)))
}

/** An employee cancels the invoice, once; the duty stays, to be invoiced anew. */
export async function cancel(world: World) {
  const known = await invoiceToPay(world)
  if (!known || known.cancelledBy !== null) return
  const by = world.anna.kind === 'account' ? world.anna.accountId : null
  await quietly(async () => {
    const ctx = world.bench.at(at(world))
    const stornoId = await ctx.transaction(async ({ tx, now }) => {
      await lockInvoicedRequest(tx, world.requestId)
      const earlier = await tx
        .selectFrom('invoices')
        .select('id')
        .where('aboutInvoiceId', '=', known.id)
        .where('kind', '=', 'storno')
        .executeTakeFirst()
      const invoice = await findInvoice(tx, known.id)
      if (earlier !== undefined || !invoice) return earlier?.id
      const { requestId, chargeId, language, performedOn, dueOn, paymentMethodId, provider, net, vat, gross } = invoice
      return insertInvoice(tx, {
        ...{ requestId, chargeId, language, performedOn, dueOn, paymentMethodId, provider, issuedByAccountId: by },
        ...{ net: -net, vat: -vat, gross: -gross, kind: 'storno', status: 'paid', createdAt: now, paidAt: now, aboutInvoiceId: known.id },
        buyer: await buyerOf(tx, known.id),
      })
    })
    if (stornoId !== undefined) await issueInvoice(ctx, stornoId)
  })
}
