import type { ReadContext } from '#context.ts'

/** WebAuthn: to whom a passkey of this portal belongs. It follows the public address: another host’s passkeys open nothing here. */
export function relyingPartyOf({ env }: Pick<ReadContext, 'env'>) {
  const { hostname, origin } = new URL(env.PUBLIC_URL)
  return { id: hostname, name: 'Mobilfutár', origin }
}

/** Who the owner of a passkey is, in a word that tells nobody else anything (WebAuthn 14.6.1). */
export const userHandleOf = ({ secrets }: Pick<ReadContext, 'secrets'>, accountId: number) => secrets.pseudonym('passkeyOwner', String(accountId))
