import type { ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { PasswordLinkPurpose } from '../password.ts'
import { findMailedLink, type MailedLink, purposeOfLink } from './mailed-link-store.ts'

/** DESIGN 8.20: each link serves its own call. */
export const linksOfCall = {
  setPassword: ['registration', 'invitation'],
  changePassword: ['changePassword'],
} as const satisfies Readonly<Record<string, readonly PasswordLinkPurpose[]>>

/**
 * A link that can still be used, which it is not by this.
 * @throws Refusal REGISTRATION_LINK_EXPIRED where a new one is asked for by registering again, otherwise PASSWORD_LINK_EXPIRED
 */
export async function requireLink<Purpose extends PasswordLinkPurpose>(
  { tx, now }: Pick<ReadContext, 'tx' | 'now'>,
  token: string,
  purposes: readonly Purpose[],
): Promise<MailedLink & { purpose: Purpose }> {
  const link = await findMailedLink(tx, now, token, purposes)
  const isAskedFor = (one: MailedLink | undefined): one is MailedLink & { purpose: Purpose } => purposes.some((purpose) => purpose === one?.purpose)
  if (isAskedFor(link)) return link
  const made = await purposeOfLink(tx, token)
  throw new Refusal(made === 'registration' && purposes.some((purpose) => purpose === made) ? 'REGISTRATION_LINK_EXPIRED' : 'PASSWORD_LINK_EXPIRED')
}
