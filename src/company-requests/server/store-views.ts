import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { companyRequestsApi } from '../company-requests.api.ts'
import { maxViews, type SavedView } from '../saved-view.ts'
import { requireBusiness } from './require-business.ts'
import { deleteView, dropDefault, findView, insertView, lockViews, updateView, viewsOf } from './view-store.ts'

export const listRequestViews = async ({ tx, actor }: ReadContext & Call) => ({ views: await viewsOf(tx, requireBusiness(actor).accountId) })

/** @throws Refusal VIEW_NAME, TOO_MANY_VIEWS */
export async function addRequestView(
  { tx, actor }: TransactionContext & Call,
  { body }: Input<typeof companyRequestsApi.addRequestView>,
): Promise<SavedView> {
  const { accountId } = requireBusiness(actor)
  await lockViews(tx, accountId)
  if ((await viewsOf(tx, accountId)).length >= maxViews) throw new Refusal('TOO_MANY_VIEWS', { values: { max: maxViews } })
  if (body.isDefault) await dropDefault(tx, accountId)
  return (await insertView(tx, accountId, body)) ?? nameIsTaken()
}

/** @throws Refusal NOT_FOUND, VIEW_MOVED_ON, VIEW_NAME */
export async function changeRequestView(
  { tx, actor }: TransactionContext & Call,
  { params: { viewId }, body: { version, ...view } }: Input<typeof companyRequestsApi.changeRequestView>,
): Promise<SavedView> {
  const { accountId } = requireBusiness(actor)
  await lockViews(tx, accountId)
  const stored = await findView(tx, accountId, viewId)
  if (!stored) throw new Refusal('NOT_FOUND')
  if (stored.version !== version) throw new Refusal('VIEW_MOVED_ON')
  if (view.isDefault) await dropDefault(tx, accountId)
  return (await updateView(tx, viewId, view)) ?? nameIsTaken()
}

export async function deleteRequestView(
  { tx, actor }: TransactionContext & Call,
  { params: { viewId } }: Input<typeof companyRequestsApi.deleteRequestView>,
) {
  if (!(await deleteView(tx, requireBusiness(actor).accountId, viewId))) throw new Refusal('NOT_FOUND')
  return {}
}

function nameIsTaken(): never {
  throw new Refusal('VIEW_NAME', { fields: [{ path: 'name', code: 'VIEW_NAME' }] })
}
