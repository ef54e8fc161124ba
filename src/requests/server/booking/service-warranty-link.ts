import { sameBytes } from '#base/server/tokens.ts'
import type { ReadContext } from '#context.ts'
import { paths } from '#paths.ts'
import { warrantyLinkGeneration } from '../earlier-request-store.ts'

type Signing = Pick<ReadContext, 'tx' | 'secrets'>

/** The request number in hexadecimal digits, so that the link can be opened without a row of its own. */
const digitsOf = (requestId: number) => requestId.toString(16).padStart(11, '0')
const shape = /^([\da-f]{11})([\w-]{32})$/

/** 192 bits of what each of our keys signs, the one in force first. */
const signaturesOf = ({ secrets }: Pick<Signing, 'secrets'>, requestId: number, generation: number) =>
  secrets.signatures('serviceWarranty', `${requestId}_${generation}`).map((signature) => signature.slice(0, 32))

/**
 * The `identicalHash` of SPEC 2: an opaque link to a repeat claim about one finished repair. However often it is asked for, a repair has one (another once the signing key was replaced);
 * it is signed and not stored. How long it is of use follows from the repair's warranty, which every call asks; raising
 * `requests.warranty_link_generation` revokes it.
 */
async function createServiceWarrantyHash(ctx: Signing, requestId: number): Promise<string> {
  const generation = await warrantyLinkGeneration(ctx.tx, requestId)
  if (generation === undefined) throw new Error(`There is no request ${requestId}`)
  return serviceWarrantyHash(ctx, { requestId, generation })
}

/** The same for whoever has read the generation already. */
export const serviceWarrantyHash = (ctx: Pick<Signing, 'secrets'>, { requestId, generation }: { requestId: number; generation: number }): string =>
  `${digitsOf(requestId)}${signaturesOf(ctx, requestId, generation)[0]}`

/** The whole address, to be put into the emails of the repair. */
export const createServiceWarrantyLink = async (ctx: Signing & Pick<ReadContext, 'env'>, requestId: number): Promise<string> =>
  `${ctx.env.PUBLIC_URL}${paths.serviceWarrantyPickup(await createServiceWarrantyHash(ctx, requestId))}`

/** The earlier request a link names; null when the link is none of ours, or revoked. */
export async function requestOfServiceWarrantyLink(ctx: Signing, identicalHash: string): Promise<number | null> {
  const [, digits, signature] = shape.exec(identicalHash) ?? []
  if (!digits || !signature) return null
  const requestId = Number.parseInt(digits, 16)
  const generation = await warrantyLinkGeneration(ctx.tx, requestId)
  const ours = generation === undefined ? [] : signaturesOf(ctx, requestId, generation)
  return ours.some((own) => sameBytes(Buffer.from(signature), Buffer.from(own))) ? requestId : null
}
