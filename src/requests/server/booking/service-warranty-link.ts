import { findMailedLink, storeMailedLink } from '#accounts/server/mailed-link-store.ts'
import type { Context, JobContext } from '#context.ts'
import { paths } from '#paths.ts'

/**
 * The `identicalHash` of SPEC 2: an opaque link to a repeat claim about one finished repair. However often it is asked for, a
 * repair has one: it is signed, so it can be told again though only its own hash is stored.
 */
export async function createServiceWarrantyHash(
  { tx, now, secrets }: Pick<JobContext, 'tx' | 'now' | 'secrets'>,
  requestId: number,
): Promise<string> {
  const identicalHash = secrets.sign('serviceWarranty', String(requestId))
  await storeMailedLink(tx, now, identicalHash, { purpose: 'serviceWarranty', requestId })
  return identicalHash
}

/** The whole address, to be put into the emails of the repair. */
export const createServiceWarrantyLink = async (ctx: Pick<JobContext, 'tx' | 'now' | 'env' | 'secrets'>, requestId: number): Promise<string> =>
  `${ctx.env.PUBLIC_URL}${paths.serviceWarrantyPickup(await createServiceWarrantyHash(ctx, requestId))}`

/** The earlier request a link names; null when the link is unknown, expired or revoked. */
export async function requestOfServiceWarrantyLink({ tx, now }: Pick<Context, 'tx' | 'now'>, identicalHash: string): Promise<number | null> {
  return (await findMailedLink(tx, now, identicalHash, ['serviceWarranty']))?.requestId ?? null
}
