import { noteInCompanyLog } from '#accounts/server/company-log-store.ts'
import { keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { companiesApi } from '../companies.api.ts'
import { type CostCentre, costCentreInWords, maxCostCentres } from '../cost-centre.ts'
import {
  costCentresOf,
  findCostCentre,
  insertCostCentre,
  isCodeTaken,
  lockRequestOfCompany,
  moveRequest,
  updateCostCentre,
} from './cost-centre-store.ts'
import { requireChanger } from './require-company.ts'

/** For everybody who acts for the company. @throws Refusal NOT_FOUND for another company */
export async function listCostCentres({ tx, actor }: ReadContext & Call, { params: { companyId } }: Input<typeof companiesApi.listCostCentres>) {
  const isTheirs = actor.kind === 'account' && actor.company?.id === companyId
  if (!isTheirs && !keysOf(actor).includes('company.people')) throw new Refusal('NOT_FOUND')
  return { costCentres: await costCentresOf(tx, companyId) }
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED, COST_CENTRE_CODE, LIST_TOO_LONG */
export async function addCostCentre(ctx: TransactionContext & Call, { params: { companyId }, body }: Input<typeof companiesApi.addCostCentre>) {
  const byAccountId = await requireChanger(ctx, companyId)
  await requireFreeCode(ctx, companyId, body)
  if ((await costCentresOf(ctx.tx, companyId)).length >= maxCostCentres) throw new Refusal('LIST_TOO_LONG', { values: { max: maxCostCentres } })
  const id = await insertCostCentre(ctx.tx, companyId, body)
  await noteInCompanyLog(ctx.tx, ctx.now, { companyId, byAccountId, action: 'costCentreAdded', about: costCentreInWords(body) })
  return requireCostCentre(ctx, companyId, id)
}

/** @throws Refusal NOT_FOUND, UNAUTHORISED, COST_CENTRE_CODE, COST_CENTRE_MOVED_ON */
export async function changeCostCentre(
  ctx: TransactionContext & Call,
  { params: { companyId, costCentreId: id }, body }: Input<typeof companiesApi.changeCostCentre>,
) {
  const byAccountId = await requireChanger(ctx, companyId)
  await requireCostCentre(ctx, companyId, id)
  await requireFreeCode(ctx, companyId, { ...body, id })
  if (!(await updateCostCentre(ctx.tx, id, body))) throw new Refusal('COST_CENTRE_MOVED_ON')
  await noteInCompanyLog(ctx.tx, ctx.now, { companyId, byAccountId, action: 'costCentreChanged', about: costCentreInWords(body) })
  return requireCostCentre(ctx, companyId, id)
}

/** An administrator corrects what was chosen at the booking. @throws Refusal NOT_FOUND, UNAUTHORISED, COST_CENTRE_UNKNOWN, STATE_MOVED_ON */
export async function moveRequestToCostCentre(
  ctx: TransactionContext & Call,
  { params: { companyId, requestId }, body }: Input<typeof companiesApi.moveRequestToCostCentre>,
) {
  const byAccountId = await requireChanger(ctx, companyId)
  const request = await lockRequestOfCompany(ctx.tx, companyId, requestId)
  if (!request) throw new Refusal('NOT_FOUND')
  const { costCentreId, version } = body
  if (request.costCentreId === costCentreId) return { version: request.version }
  if (request.version !== version) throw new Refusal('STATE_MOVED_ON')
  const chosen = costCentreId === null ? null : await findCostCentre(ctx.tx, companyId, costCentreId)
  if (chosen === undefined) throw new Refusal('COST_CENTRE_UNKNOWN', { fields: [{ path: 'costCentreId', code: 'COST_CENTRE_UNKNOWN' }] })
  const about = [formatRequestNumber(requestId), ...(chosen ? [costCentreInWords(chosen)] : [])].join(': ')
  await noteInCompanyLog(ctx.tx, ctx.now, { companyId, byAccountId, action: 'requestMoved', about })
  await ctx.announce('requestMovedToCostCentre', { requestId })
  return moveRequest(ctx.tx, requestId, costCentreId)
}

async function requireCostCentre({ tx }: ReadContext, companyId: number, id: number): Promise<CostCentre> {
  const found = await findCostCentre(tx, companyId, id)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}

async function requireFreeCode({ tx }: ReadContext, companyId: number, wanted: { code: string; id?: number }) {
  if (await isCodeTaken(tx, companyId, wanted)) throw new Refusal('COST_CENTRE_CODE', { fields: [{ path: 'code', code: 'COST_CENTRE_CODE' }] })
}
