import { budapestDay, type Day, daysBetween } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import { warrantyTypes } from '#requests/status.ts'
import type { ListedDevice } from '../device.ts'
import { guaranteeOf } from '../guarantee.ts'
import type { RequestAbout } from './device-store.ts'

/** The newest answer to a question that not every request asked. */
const newest = <Value>(requests: readonly RequestAbout[], read: (request: RequestAbout) => Value | null) =>
  requests.map(read).find((value) => value !== null) ?? null

/** Days away for a repair under the guarantee: from the courier, or the arrival, to the hand-over. */
function daysInRepair({ warrantyTypeId, outcome, collectedAt, arrivedAt, handedBackAt }: RequestAbout): number {
  const from = collectedAt ?? arrivedAt
  if (warrantyTypeId !== warrantyTypes.warranty || outcome !== 'REPAIRED' || !from || !handedBackAt) return 0
  return Math.max(0, daysBetween(budapestDay(from), budapestDay(handedBackAt)))
}

/** A device as its requests tell it, the newest of them first. */
export function deviceOf(requests: readonly [RequestAbout, ...RequestAbout[]], count: number, today: Day): ListedDevice {
  const [last] = requests
  const open = requests.find(({ closedAt }) => closedAt === null)
  const dateOfPurchase = newest(requests, (request) => request.dateOfPurchase)
  const purchasePrice = newest(requests, (request) => request.purchasePrice)
  const guarantee = guaranteeOf({
    dateOfPurchase,
    purchasePrice,
    isConsumer: last.companyName === null,
    daysInRepair: requests.reduce((days, request) => days + daysInRepair(request), 0),
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
    count,
    lastTime: last.receivedAt.toString(),
    open: open ? { crmRequestId: open.id, status: open.status, warrantyTypeId: open.warrantyTypeId } : null,
  }
}
