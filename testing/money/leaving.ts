import { sql } from 'kysely'
import { cashForWayBack, type Leaving } from '#invoices/server/way-back-terms.ts'
import { quietly } from './process.ts'
import { at, type World } from './world.ts'

/**
 * Were the desk to send the device now, it would not leave unpaid against its terms, and what is paid would not be kept: the answer of the rule is held
 * against the rows, read apart from it. To be called after every step.
 */
export async function leavesOnlyOnItsTerms(world: World) {
  const { db } = world.portal
  const request = await db
    .selectFrom('requests')
    .select(['id', 'outcome', 'customerType', 'companyName'])
    .where('id', '=', world.requestId)
    .executeTakeFirstOrThrow()
  const allowed = await cashByTheRows(world)
  let cash: number | null = null
  await quietly(async () => {
    cash = await world.bench.at(at(world)).transaction((own) => cashForWayBack(own, request as Leaving))
  })
  if (cash !== allowed) throw new Error(`A device leaves for ${cash ?? 'nothing at all'} where its terms say ${allowed ?? 'that it stays'}`)
  await saysWhatMayLeave(world)
  if (cash !== null) world.letGo = true
}

/** What the courier would have to take for the device by what is written down; null: it has to stay. */
async function cashByTheRows(world: World): Promise<number | null> {
  const { portal, requestId, company } = world
  const { db } = portal
  const charged = await db
    .selectFrom('charges')
    .leftJoin('invoices', (on) =>
      on.onRef('invoices.chargeId', '=', 'charges.id').on('kind', '=', 'final').on('cancelledBy', 'is', null).on('number', 'is not', null),
    )
    .select(['invoices.id', 'status', 'paymentMethodId'])
    .where('charges.requestId', '=', requestId)
    .where('voidedAt', 'is', null)
    .execute()
  if (charged.length === 0 || charged.some(({ id }) => id === null)) return null
  const unpaid = charged.filter(({ status }) => status !== 'paid')
  const open = unpaid.length === 0 ? [] : await openInvoices(world)
  let cash = 0
  for (const { id, paymentMethodId } of unpaid) {
    const own = open.find((one) => one.id === id)?.rest ?? 0
    if (paymentMethodId === 1) cash += own
    else if (paymentMethodId !== 2 || company === null) return null
    else if (await areTermsAgainst(world, open, Number(id))) return null
  }
  return Math.round(cash / 5) * 5
}

async function areTermsAgainst({ portal: { db }, company }: World, open: Awaited<ReturnType<typeof openInvoices>>, invoiceId: number) {
  if (company === null) return true
  const terms = await db
    .selectFrom('companyTerms')
    .selectAll()
    .where('accountId', '=', company.accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const before = open.filter((one) => one.byTransfer && one.id <= invoiceId).reduce((sum, { rest }) => sum + rest, 0)
  return terms !== undefined && (terms.barred || (terms.creditLimit !== null && before > terms.creditLimit))
}

/** What its customer is told agrees with what the desk may do: only where every document that is owed is allowed by the terms of its company. */
async function saysWhatMayLeave(world: World) {
  const { portal, requestId } = world
  const { rows } = await sql<{ said: boolean }>`select leaves_on_terms(${requestId}) as said`.execute(portal.db)
  const owed = await portal.db
    .selectFrom('invoices')
    .select(['id', 'kind', 'paymentMethodId'])
    .where('requestId', '=', requestId)
    .where('status', '=', 'pending')
    .where('cancelledBy', 'is', null)
    .where('number', 'is not', null)
    .where('kind', 'in', ['final', 'proforma'])
    .where('paymentMethodId', '<>', 1)
    .execute()
  let leaves = owed.length > 0
  const open = leaves ? await openInvoices(world) : []
  for (const { id, kind, paymentMethodId } of owed)
    if (kind !== 'final' || paymentMethodId !== 2 || (await areTermsAgainst(world, open, id))) leaves = false
  if (rows[0]?.said !== leaves) throw new Error(`The customer is promised ${leaves ? 'nothing' : 'a device'} against the terms`)
}

/** The invoices that wait for money, of the request or of its company's whole account, and what each still asks for. */
async function openInvoices({ portal: { db }, requestId, company }: World) {
  const invoices = await db
    .selectFrom('invoices')
    .innerJoin('requests', 'requests.id', 'invoices.requestId')
    .leftJoin('settlements', 'settlements.invoiceId', 'invoices.id')
    .select(['invoices.id', 'gross', 'paymentMethodId', 'settlements.amount', 'settlements.cashRounding'])
    .where('kind', '=', 'final')
    .where('invoices.status', '=', 'pending')
    .where('cancelledBy', 'is', null)
    .where((eb) => (company === null ? eb('requests.id', '=', requestId) : eb('accountId', '=', company.accountId)))
    .execute()
  const rest = new Map<number, number>()
  for (const { id, gross, amount, cashRounding } of invoices) rest.set(id, (rest.get(id) ?? gross) - (amount ?? 0) - (cashRounding ?? 0))
  return [...new Map(invoices.map((one) => [one.id, one])).values()].map(({ id, paymentMethodId }) => ({
    id,
    byTransfer: paymentMethodId === 2,
    rest: rest.get(id) ?? 0,
  }))
}
