import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { accountsApi } from '../accounts.api.ts'
import { findLoginAccount } from './account-store.ts'
import { linksOfCall, requireLink } from './password-link.ts'
import { findRegistration } from './registration-store.ts'

/**
 * What the page of a link asks before it shows a form. It uses nothing: a mail scanner may look.
 * @throws Refusal PASSWORD_LINK_EXPIRED, REGISTRATION_LINK_EXPIRED
 */
export async function showPasswordLink({ tx, now }: ReadContext & Call, { params }: Input<typeof accountsApi.showPasswordLink>) {
  const link = await requireLink({ tx, now }, params.token, [...linksOfCall.setPassword, ...linksOfCall.changePassword])
  const isRegistration = link.purpose === 'registration'
  const owner = isRegistration ? await findRegistration(tx, link.registrationId ?? 0) : await findLoginAccount(tx, link.accountId ?? 0)
  if (!owner) throw new Refusal(isRegistration ? 'REGISTRATION_LINK_EXPIRED' : 'PASSWORD_LINK_EXPIRED')
  return { purpose: link.purpose, email: owner.email }
}
