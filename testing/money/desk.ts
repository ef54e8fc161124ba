import { askRefund } from '#payments/server/refunds/ask-refund.ts'
import { decideRefund } from '#payments/server/refunds/decide-refund.ts'
import { paymentsOfInvoice } from '#payments/server/refunds/refund-list-store.ts'
import { moveSurplus, noteSurplusReturn } from '#payments/server/surpluses/deal-with-surplus.ts'
import { surplusesAfter } from '#payments/server/surpluses/surplus-store.ts'
import type { Call, TransactionContext } from '../../src/context.ts'
import { collectiveInvoicesOf } from './insurer.ts'
import { quietly } from './process.ts'
import { at, type World } from './world.ts'

export async function deskRefunds(world: World, share: number) {
  const payment = await world.portal.db
    .selectFrom('payments')
    .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .select(['payments.id', 'payments.amount'])
    .where('requestId', '=', world.requestId)
    .where('payments.status', 'in', ['paid', 'lateSuccess'])
    .executeTakeFirst()
  if (!payment) return
  const body = { amount: Math.max(1, Math.round(payment.amount * share)), reason: 'Kérésre.' }
  await quietly(() =>
    world.bench
      .as(world.anna, at(world))
      .transaction((own) => askRefund({ ...world.bench.as(world.anna, at(world)), ...own }, { params: { paymentId: payment.id }, body, query: {} })),
  )
}

/** As the desk, in one transaction. */
const asAnna = <T>(world: World, act: (ctx: TransactionContext & Call) => Promise<T>) =>
  world.bench.as(world.anna, at(world)).transaction((own) => act({ ...world.bench.as(world.anna, at(world)), ...own }))

/** The surpluses of this request, and of the insurer's invoices, as the desk is shown them. */
async function surplusesOf(world: World) {
  const collective = (await collectiveInvoicesOf(world)).map(({ id }) => id)
  return (await surplusesAfter(world.portal.db, { size: 10_000 })).filter(
    ({ requestId, invoiceId }) => requestId === world.requestId || collective.includes(invoiceId),
  )
}

/** The desk settles money that came too much with what is owed, where it can, or sends so much of it back by hand. */
export async function dealsWithSurplus(world: World, share: number, isMoved: boolean) {
  for (const { invoiceId, byHand, targets } of await surplusesOf(world)) {
    const amount = Math.max(1, Math.round(byHand * share))
    const [target] = targets
    await quietly(() =>
      asAnna(world, (ctx) =>
        isMoved && target
          ? moveSurplus(ctx, {
              params: { invoiceId },
              body: { invoiceId: target.invoiceId, amount: Math.min(amount, target.outstanding), note: '' },
              query: {},
            })
          : noteSurplusReturn(ctx, { params: { invoiceId }, body: { amount, sentTo: 'payerAccount', note: 'Visszautalva.' }, query: {} }),
      ),
    )
  }
}

/** What is left of it came through a provider, whose refund was declined or failed: it is asked for again. */
export async function refundsSurplus(world: World) {
  for (const { invoiceId, amount } of await surplusesOf(world)) {
    let left = amount
    for (const { id, refundable } of await paymentsOfInvoice(world.portal.db, invoiceId)) {
      const body = { amount: Math.min(left, refundable), reason: 'Többlet.' }
      if (body.amount <= 0) continue
      left -= body.amount
      await quietly(() => asAnna(world, (ctx) => askRefund(ctx, { params: { paymentId: id }, body, query: {} })))
    }
  }
}

export async function deskDecides(world: World, approve: boolean) {
  const waiting = await world.portal.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .select('refunds.id')
    .where('requestId', '=', world.requestId)
    .where('refunds.status', '=', 'forApproval')
    .execute()
  for (const { id } of waiting)
    await quietly(() =>
      world.bench
        .as(world.bela, at(world))
        .transaction((own) =>
          decideRefund({ ...world.bench.as(world.bela, at(world)), ...own }, { params: { refundId: id }, body: { approve }, query: {} }),
        ),
    )
}
