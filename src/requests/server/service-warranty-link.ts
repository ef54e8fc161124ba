import { findMailedLink, mintMailedLink } from '#accounts/server/mailed-link-store.ts'
import type { Context, JobContext } from '#context.ts'
import { paths } from '#paths.ts'

/**
 * The `identicalHash` of SPEC 2: an opaque link to a repeat claim about one finished repair, to be put into its letters.
 * @returns the whole address
 */
export async function mintServiceWarrantyLink({ tx, now, env }: Pick<JobContext, 'tx' | 'now' | 'env'>, requestId: number): Promise<string> {
  const identicalHash = await mintMailedLink(tx, now, { purpose: 'serviceWarranty', requestId })
  return `${env.PUBLIC_URL}${paths.serviceWarrantyPickup(identicalHash)}`
}

/** The earlier request a link names; null when the link is unknown, expired or revoked. */
export async function requestOfServiceWarrantyLink({ tx, now }: Pick<Context, 'tx' | 'now'>, identicalHash: string): Promise<number | null> {
  return (await findMailedLink(tx, now, identicalHash, ['serviceWarranty']))?.requestId ?? null
}
