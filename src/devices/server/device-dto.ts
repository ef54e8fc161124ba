import { budapestDay, type Day, daysBetween } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import { warrantyTypes } from '#requests/status.ts'
import type { ListedDevice } from '../device.ts'
import { guaranteeOf } from '../guarantee.ts'
import type { RequestAbout } from './device-store.ts'
import type { Place, Replacement } from './replacement.ts'

/** The newest answer to a question that not every request asked. */
const newest = <Value>(requests: readonly RequestAbout[], read: (request: RequestAbout) => Value | null) =>
  requests.map(read).find((value) => value !== null) ?? null

/** Days away for a repair under the guarantee: from the courier, or the arrival, to the hand-over. */
function daysInRepair({ warrantyTypeId, outcome, collectedAt, arrivedAt, handedBackAt }: RequestAbout): number {
  const from = collectedAt ?? arrivedAt
  if (warrantyTypeId !== warrantyTypes.warranty || outcome !== 'REPAIRED' || !from || !handedBackAt) return 0
  return Math.max(0, daysBetween(budapestDay(from), budapestDay(handedBackAt)))
}

const inWords = (replacement: Replacement | undefined, identifier: string | undefined) =>
  replacement && identifier !== undefined ? { identifier, day: replacement.day, crmRequestId: replacement.requestId } : null

type About = {
  readonly count: number
  readonly today: Day
  readonly place: Place
  /** What the account's requests say of the device it was replaced by. */
  readonly later: readonly RequestAbout[]
}

/** A device as its requests tell it, the newest of them first. One that was replaced has the guarantee of the new one. */
export function deviceOf(requests: readonly [RequestAbout, ...RequestAbout[]], { count, today, place, later }: About): ListedDevice {
  const [last] = requests
  const open = requests.find(({ closedAt }) => closedAt === null)
  const renewing = [place.by, place.of].find((replacement) => replacement?.renewsGuarantee)
  const dateOfPurchase = newest(requests, (request) => request.dateOfPurchase) ?? renewing?.purchase.dateOfPurchase ?? null
  const purchasePrice = newest(requests, (request) => request.purchasePrice) ?? renewing?.purchase.purchasePrice ?? null
  const guarantee = guaranteeOf({
    dateOfPurchase,
    purchasePrice,
    isConsumer: last.companyName === null,
    daysInRepair: (renewing && renewing === place.by ? later : requests).reduce((days, request) => days + daysInRepair(request), 0),
    renewedOn: renewing?.day ?? null,
  })
  return {
    id: last.id,
    name: deviceName(last),
    brand: last.brandName,
    type: last.typeName ?? last.groupName,
    colour: newest(requests, ({ colourName }) => colourName),
    identifier: last.identifierGenerated ? null : last.identifier,
    dateOfPurchase,
    purchasePrice,
    guarantee:
      guarantee.kind === 'until'
        ? { ...guarantee, holds: today <= guarantee.until }
        : guarantee.kind === 'missing'
          ? { ...guarantee, missing: [...guarantee.missing] }
          : guarantee,
    replacedBy: inWords(place.by, place.by?.identifier),
    replaces: inWords(place.of, place.of?.replaced),
    count,
    lastTime: last.receivedAt.toString(),
    open: open ? { crmRequestId: open.id, status: open.status, afterCancelling: open.afterCancelling, warrantyTypeId: open.warrantyTypeId } : null,
  }
}
