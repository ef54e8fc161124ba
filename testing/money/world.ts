import type { Kysely } from 'kysely'
import { type Actor, employeeIdOf } from '#accounts/who.ts'
import type { DB } from '#db/schema.ts'
import type { FakePaypal } from '../fake-paypal.ts'
import type { FakeSimplepay } from '../fake-simplepay.ts'
import { insertDecidedQuote } from '../insert-decided-quote.ts'
import { insertInvoice as insertInvoiceRow } from '../insert-invoice.ts'
import { insertRequest } from '../insert-request.ts'
import { insertInsuredRepair, insertInsurer } from '../insured-repair.ts'
import type { Workbench } from '../job-context.ts'
import { addAccount } from '../people.ts'
import type { TestPortal } from '../portal.ts'

export type Surroundings = { portal: TestPortal; bench: Workbench; paypal: FakePaypal; simplepay: FakeSimplepay }
export type Beginning = {
  decision: 'accepted' | 'rejected'
  lines: { quantity: number; netUnit: number }[]
  inspectionFee: number
  logisticsFee: number
  /** SPEC 3, as the customer chose it; null: the usual, cash to the courier. */
  chosenMethod: 2 | 4 | null
  /** A company, on these terms, which owes this much for an earlier repair; null: a consumer. */
  company: (Terms & { owes: number }) | null
  /** What an insurer agreed to pay for other repairs, net forints each; null: there is none. */
  insurer: { nets: readonly number[]; ownShare: number } | null
}
/** `creditLimit` null: without a limit. */
export type Terms = { creditLimit: number | null; barred: boolean }
export type World = Awaited<ReturnType<typeof createWorld>>

const start = Temporal.Instant.from('2026-11-23T08:00:00Z')

/** One repaired or refused request, whose money goes every way it can. */
export async function createWorld(surroundings: Surroundings, { decision, chosenMethod, company, insurer, ...quote }: Beginning) {
  const { db } = surroundings.portal
  const whose = company ? { customerType: 'B2B' as const, companyName: 'Minta Kft.' } : { customerType: 'B2C' as const }
  const account = await addAccount(db, { customerType: whose.customerType })
  const outcome = decision === 'accepted' ? 'REPAIRED' : 'RETURNED_UNREPAIRED'
  const requestId = await insertRequest(db, { ...whose, accountId: account.id, status: 'PRODUCT_LEFT_THE_SERVICE', outcome, readyAt: start })
  await insertDecidedQuote(db, requestId, decision, quote)
  if (chosenMethod !== null) await db.insertInto('paymentChoices').values({ requestId, paymentMethodId: chosenMethod, chosenAt: start }).execute()
  const employee = async (): Promise<Actor> => {
    const { id } = await addAccount(db, { customerType: 'EMPLOYEE', permissionKeys: ['invoice.markPaid'] })
    return { kind: 'account', sessionId: 0, accountId: id, customerType: 'EMPLOYEE', permissionKeys: ['invoice.markPaid'] }
  }
  const customer: Actor = { kind: 'account', sessionId: 0, accountId: account.id, customerType: whose.customerType, permissionKeys: [] }
  const anna = await employee()
  if (company) {
    const before = await insertRequest(db, { ...whose, accountId: account.id })
    await insertInvoiceRow(db, before, { number: `OLD-${before}`, net: company.owes, vat: 0, gross: company.owes, paymentMethodId: 2 })
  }
  const world = {
    ...surroundings,
    requestId,
    insurer: insurer && (await createInsured(db, anna, insurer)),
    customer,
    anna,
    bela: await employee(),
    now: start,
    company: company && { accountId: account.id },
    /** At some step the device might have left. */
    letGo: false,
    tokens: [] as { method: 4 | 5; id: string }[],
  }
  if (company) await changesTerms(world, { creditLimit: company.creditLimit, barred: company.barred })
  return world
}

/** An insurer that agreed to pay for repairs of last month; of the first the customer ordered an own share, where it is not more than all. */
async function createInsured(db: Kysely<DB>, by: Actor, { nets, ownShare }: NonNullable<Beginning['insurer']>) {
  const accountId = employeeIdOf({ actor: by })
  const id = await insertInsurer(db, accountId)
  const requestIds: number[] = []
  for (const [i, net] of nets.entries())
    requestIds.push(await insertInsuredRepair(db, { insurerId: id, by: accountId, net, ...(i === 0 && ownShare < net ? { ownShare } : {}) }))
  return { id, requestIds }
}

export const at = ({ now }: World) => now.toString()

/** The finance desk sets other terms for the company. */
export async function changesTerms({ portal: { db }, company, anna, now }: World, terms: Terms) {
  if (company === null || anna.kind !== 'account') return
  const set = { note: 'Más feltételek', setAt: now, setBy: anna.accountId }
  await db
    .insertInto('companyTerms')
    .values({ accountId: company.accountId, dueDays: 15, ...terms, ...set })
    .execute()
}
