import { noteInCompanyLog } from '#accounts/server/company-log-store.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { ChangedPerson } from '../company.ts'
import type { StoredPerson } from './company-store.ts'
import { chooseCostCentres, costCentresOf } from './cost-centre-store.ts'

/** @throws Refusal COST_CENTRE_UNKNOWN for one that is not this company's */
export async function requireKnownCostCentres({ tx }: ReadContext, companyId: number, { costCentreIds = [] }: Pick<ChangedPerson, 'costCentreIds'>) {
  if (costCentreIds.length === 0) return
  const known = (await costCentresOf(tx, companyId)).map(({ id }) => id)
  if (!costCentreIds.every((id) => known.includes(id)))
    throw new Refusal('COST_CENTRE_UNKNOWN', { fields: [{ path: 'costCentreIds', code: 'COST_CENTRE_UNKNOWN' }] })
}

/** What was left out stays as it is. */
export const accessAfter = (person: StoredPerson, { role, everyCostCentre, costCentreIds, decisionLimit }: ChangedPerson) => ({
  role,
  everyCostCentre: everyCostCentre ?? person.everyCostCentre,
  costCentreIds: costCentreIds ?? person.costCentreIds,
  decisionLimit: decisionLimit === undefined ? person.decisionLimit : decisionLimit,
})
export type AccessAfter = ReturnType<typeof accessAfter>

const isSame = (one: readonly number[], other: readonly number[]) => one.length === other.length && one.every((id) => other.includes(id))
const changesCostCentres = (person: StoredPerson, after: AccessAfter) =>
  person.everyCostCentre !== after.everyCostCentre || !isSame(person.costCentreIds, after.costCentreIds)

export const changesNothing = (person: StoredPerson, after: AccessAfter) =>
  person.role === after.role && person.decisionLimit === after.decisionLimit && !changesCostCentres(person, after)

/** Writes which cost centres somebody looks after, and each thing that changed into the log of the company. */
export async function writeAccess(
  { tx, now }: TransactionContext & Call,
  { companyId, byAccountId, person }: { companyId: number; byAccountId: number; person: StoredPerson },
  after: AccessAfter,
) {
  const entry = { companyId, byAccountId, accountId: person.accountId }
  if (person.role !== after.role) await noteInCompanyLog(tx, now, { ...entry, action: 'roleChanged', roleBefore: person.role, roleAfter: after.role })
  if (changesCostCentres(person, after)) {
    await chooseCostCentres(tx, person.accountId, after.costCentreIds)
    const codes = (await costCentresOf(tx, companyId)).filter(({ id }) => after.costCentreIds.includes(id)).map(({ code }) => code)
    const hasEvery = after.everyCostCentre && after.role !== 'member'
    await noteInCompanyLog(tx, now, { ...entry, action: 'costCentresChanged', about: hasEvery ? '*' : shortened(codes.join(', ')) })
  }
  if (person.decisionLimit !== after.decisionLimit)
    await noteInCompanyLog(tx, now, {
      ...entry,
      action: 'limitChanged',
      ...(after.decisionLimit === null ? {} : { about: String(after.decisionLimit) }),
    })
}

const maxLength = 200
const shortened = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text)
