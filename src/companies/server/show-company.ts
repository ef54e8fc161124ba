import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { companiesApi } from '../companies.api.ts'
import type { Company } from '../company.ts'
import { invitationOf, personOf } from './company-dto.ts'
import { readCompanyLog } from './company-log-store.ts'
import { findCompany, peopleOf } from './company-store.ts'
import { invitationsOf } from './invitation-store.ts'
import { requireKeeper } from './require-company.ts'

/** @throws Refusal NOT_FOUND, UNAUTHORISED */
export async function showCompany(ctx: ReadContext & Call, { params: { companyId } }: Input<typeof companiesApi.showCompany>): Promise<Company> {
  requireKeeper(ctx, companyId)
  const found = await findCompany(ctx.tx, companyId)
  if (!found) throw new Refusal('NOT_FOUND')
  const { businessFormId, ...company } = found
  return {
    ...company,
    people: (await peopleOf(ctx.tx, companyId)).map((person) => personOf(ctx, person)),
    invitations: (await invitationsOf(ctx.tx, companyId)).map((invitation) => invitationOf(ctx, invitation)),
  }
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED */
export async function listCompanyLog(ctx: ReadContext & Call, { params: { companyId }, query }: Input<typeof companiesApi.listCompanyLog>) {
  requireKeeper(ctx, companyId)
  const rows = await readCompanyLog(ctx.tx, companyId, { ...query, language: ctx.language })
  const entries = rows.slice(0, query.size).map(({ at, ...entry }) => ({ ...entry, at: at.toString() }))
  return { entries, next: rows.length > query.size ? (entries.at(-1)?.id ?? null) : null }
}
