import type { Secrets } from '#base/server/secrets.ts'

type Signing = { secrets: Secrets }

/** The link of a calendar entry opens that entry and nothing else, so it is signed instead of stored. */
const purpose = 'pickupCalendar'

/** Below the portal's address. */
export const pickupCalendarPath = ({ secrets }: Signing, requestId: number) =>
  `/api/customer-requests/${requestId}/pickup.ics?token=${secrets.sign(purpose, String(requestId))}`

export const opensPickupCalendar = ({ secrets }: Signing, requestId: number, token: string) => secrets.verify(purpose, String(requestId), token)
