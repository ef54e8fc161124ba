import { sameBytes } from '#base/server/tokens.ts'
import type { ReadContext } from '#context.ts'
import { warrantyLinkGeneration } from '../earlier-request-store.ts'

/** Long enough to come back to the tab of the booking; afterwards the link of the email opens the request. */
const hours = 24

/** Request and end in hexadecimal digits, as long as the links of the emails, whose page opens it. */
const shape = /^([\da-f]{11})([\da-f]{8})([\w-]{24})$/

type Signed = { readonly requestId: number; readonly until: number; readonly generation: number }

/** 144 bits of what each of our keys signs, the one in force first. */
const signaturesOf = ({ secrets }: Pick<ReadContext, 'secrets'>, { requestId, until, generation }: Signed) =>
  secrets.signatures('bookedRequest', `${requestId}_${until}_${generation}`).map((signature) => signature.slice(0, 24))

const secondsOf = (now: Temporal.Instant) => Math.floor(now.epochMilliseconds / 1000)

/** What opens a request for whoever has just booked it; signed, not stored. What revokes the links of the repair revokes it too. */
export function createBookedLink(ctx: Pick<ReadContext, 'secrets' | 'now'>, requestId: number): string {
  const until = secondsOf(ctx.now) + hours * 3600
  const [signature] = signaturesOf(ctx, { requestId, until, generation: 0 })
  return `${requestId.toString(16).padStart(11, '0')}${until.toString(16).padStart(8, '0')}${signature}`
}

/** The request such a link opens; null when it is none of ours, over, or revoked. */
export async function requestOfBookedLink(ctx: Pick<ReadContext, 'tx' | 'secrets' | 'now'>, link: string): Promise<number | null> {
  const [, digits, end, signature] = shape.exec(link) ?? []
  if (!digits || !end || !signature) return null
  const [requestId, until] = [Number.parseInt(digits, 16), Number.parseInt(end, 16)]
  if (until < secondsOf(ctx.now)) return null
  const generation = await warrantyLinkGeneration(ctx.tx, requestId)
  if (generation === undefined) return null
  const ours = signaturesOf(ctx, { requestId, until, generation })
  return ours.some((own) => sameBytes(Buffer.from(signature), Buffer.from(own))) ? requestId : null
}
