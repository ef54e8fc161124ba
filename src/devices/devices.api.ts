import { z } from 'zod'
import { account } from '#accounts/who.ts'
import { get } from '#base/endpoint.ts'
import { pageSize } from '#base/rows-per-page.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { listedDevice, shownDevice } from './device.ts'

const number = z.coerce.number(wrongType).int(refusedWith('NOT_FOUND')).positive(refusedWith('NOT_FOUND'))

export const devicesApi = {
  listDevices: get('/customers/:id/devices', {
    summary: 'Each device of one’s own requests once, the one with the newest request first',
    who: account(),
    fromReplica: true,
    params: z.object({ id: number }),
    query: z.strictObject({ after: z.coerce.number(wrongType).int(wrongType).positive(wrongType).optional(), size: pageSize }, wrongType),
    answers: z.object({ devices: z.array(listedDevice), next: z.int().nullable() }),
  }),

  showDevice: get('/customers/:id/devices/:deviceId', {
    summary: 'One device: purchase, guarantee, repairs with their documents and warranty, and what a new booking for it is filled with',
    who: account(),
    params: z.object({ id: number, deviceId: number }),
    answers: shownDevice,
  }),
}
