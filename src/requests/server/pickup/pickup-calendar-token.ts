import type { Secrets } from '#base/server/secrets.ts'
import { Refusal } from '#errors.ts'

type Signing = { secrets: Secrets; now: Temporal.Instant }

/** The link of a calendar entry opens that entry and nothing else, so it is signed instead of stored. */
const purpose = 'pickupCalendar'

/** GAPS D3: as long as a link to a document. */
const linkDays = 30

const signed = (requestId: number, end: string) => `${requestId}.${end}`

/** Below the portal's address. It opens the entry for 30 days. */
export function pickupCalendarPath({ secrets, now }: Signing, requestId: number): string {
  const end = String(now.add({ hours: linkDays * 24 }).epochMilliseconds)
  return `/api/customer-requests/${requestId}/pickup.ics?token=${end}-${secrets.sign(purpose, signed(requestId, end))}`
}

/** @throws Refusal NOT_FOUND for a token that is not of this request, LINK_EXPIRED for one whose end has come */
export function requirePickupCalendarToken({ secrets, now }: Signing, requestId: number, token: string): void {
  const [, end = '', signature = ''] = /^(\d{1,16})-(.+)$/.exec(token) ?? []
  if (!secrets.verify(purpose, signed(requestId, end), signature)) throw new Refusal('NOT_FOUND')
  if (now.epochMilliseconds >= Number(end)) throw new Refusal('LINK_EXPIRED')
}
