import type { z } from 'zod'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { bookOrder } from '#requests/server/booking/book-order.ts'
import type { CheckedDevice } from '#requests/server/booking/checked-device.ts'
import { formatOrderNumber } from '../order-number.ts'
import type { bookedOrder } from '../orders.api.ts'

type Booked = Awaited<ReturnType<typeof bookOrder>>

/** What whoever ordered many devices is answered. */
export const bookedOrderDto = ({ orderId, requests, pickups }: Booked, devices: readonly CheckedDevice[]): z.output<typeof bookedOrder> => ({
  id: formatOrderNumber(orderId),
  requests: requests.map(({ requestId, handoverDocumentHash }, i) => ({
    crmRequestId: requestId,
    requestNumber: formatRequestNumber(requestId),
    handoverDocumentHash,
    wantsDocument: devices[i]?.measured.serviceEntry.form.definition.documents === 'atLeastOne',
  })),
  pickups,
})
