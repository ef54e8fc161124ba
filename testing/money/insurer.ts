import { cancelCollective } from '#invoices/server/collective/cancel-collective.ts'
import { issueCollective } from '#invoices/server/collective/issue-collective.ts'
import { issueInvoice } from '#invoices/server/issue-invoice.ts'
import { settleInvoice } from '#invoices/server/settle-invoice.ts'
import { cashForWayBack } from '#invoices/server/way-back-terms.ts'
import { inProcess, quietly } from './process.ts'
import { at, type World } from './world.ts'

/** The month of the repairs, which is over. */
const month = '2026-10'

/** What it was ever invoiced, the newest first. */
export async function collectiveInvoicesOf({ portal: { db }, insurer }: World) {
  if (!insurer) return []
  return db
    .selectFrom('invoices')
    .innerJoin('charges', 'charges.id', 'chargeId')
    .selectAll('invoices')
    .where('insurerId', '=', insurer.id)
    .orderBy('invoices.id', 'desc')
    .execute()
}

export async function issueToInsurer(world: World, dies: number | null) {
  const { insurer } = world
  if (!insurer) return
  const asked = { params: { insurerId: insurer.id }, body: { month }, query: {} }
  await inProcess(world.bench.as(world.anna, at(world)), dies, (ctx) => issueCollective(ctx, asked))
}

export async function cancelToInsurer(world: World, dies: number | null) {
  const [newest] = (await collectiveInvoicesOf(world)).filter(({ kind }) => kind === 'final')
  if (!newest) return
  const asked = { params: { invoiceId: newest.id }, body: { reason: 'Téves' }, query: {} }
  await inProcess(world.bench.as(world.anna, at(world)), dies, (ctx) => cancelCollective(ctx, asked))
}

/** A transfer that the desk confirms, for the newest invoice or the first, which may be cancelled by now; each once. */
export async function insurerPays(world: World, share: number, reference: string, isOld: boolean) {
  const invoices = (await collectiveInvoicesOf(world)).filter(({ kind, number }) => kind === 'final' && number !== null)
  const invoice = isOld ? invoices.at(-1) : invoices[0]
  if (!invoice) return
  const amount = Math.max(1, Math.round(invoice.gross * share))
  const settling = { invoiceId: invoice.id, source: 'transfer', amount, reference: `statementLine ${world.insurer?.id} ${reference}` } as const
  await quietly(() => world.bench.at(at(world)).transaction((own) => settleInvoice(own, settling)))
}

/** Whatever died on its way is issued, and the month is invoiced if it is not. */
export async function endOfInsurer(world: World) {
  for (const { id, number, pdfAt } of (await collectiveInvoicesOf(world)).toReversed())
    if (number === null || pdfAt === null) await issueInvoice(world.bench.at(at(world)), id)
  await issueToInsurer(world, null)
}

/** No device waits for its insurer, whatever became of the invoice: what its customer owes is asked for alone. */
export async function leavesWithoutInsurer(world: World) {
  for (const requestId of world.insurer?.requestIds ?? []) {
    const request = await world.portal.db
      .selectFrom('requests')
      .select(['id', 'outcome', 'customerType', 'companyName', 'owesInvoice'])
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow()
    const hasOwnShare = await world.portal.db.selectFrom('quotes').select('id').where('requestId', '=', requestId).executeTakeFirst()
    let cash: number | null = null
    await quietly(async () => {
      cash = await world.bench.at(at(world)).transaction((own) => cashForWayBack(own, request as Parameters<typeof cashForWayBack>[1]))
    })
    // Nothing of what the insurer owes is the request's: an own share is not invoiced in these lives, so it keeps its device.
    if (request.owesInvoice || cash !== (hasOwnShare ? null : 0)) throw new Error(`The device ${requestId} waits for its insurer: ${cash}`)
  }
}
