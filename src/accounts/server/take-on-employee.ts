import type { TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { permissionPresets } from '../permission-presets.ts'
import type { NewColleague } from '../staff.ts'
import { insertEmployee, notePermissionChange } from './staff-store.ts'

/**
 * A new account of type EMPLOYEE, which has no password yet. By a colleague (`changedBy`), or by `npm run add-employee` where there is none.
 * @returns its id
 * @throws Refusal EMPLOYEE_EXISTS when the address has an account, of whatever kind
 */
export async function takeOnEmployee(
  { tx, now }: Pick<TransactionContext, 'tx' | 'now'>,
  { colleague, post, keys = [] }: NewColleague,
  changedBy: number | null,
): Promise<number> {
  const granted = post === undefined ? keys : permissionPresets[post]
  const id = await insertEmployee(tx, now, { ...colleague, keys: granted })
  if (id === undefined) throw new Refusal('EMPLOYEE_EXISTS', { fields: [{ path: 'colleague.email', code: 'EMPLOYEE_EXISTS' }] })
  await notePermissionChange(tx, now, { accountId: id, changedBy, action: 'takenOn', keysBefore: [], keysAfter: granted })
  return id
}
