import { z } from 'zod'
import { employee, requestHolder } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { requestState, seenVersion } from '#requests/request-state.ts'
import { fates, waitKinds } from './storage.ts'

const day = z.string().describe('2026-11-21, in Europe/Budapest')
const instant = z.string().describe('2026-11-21T09:15:00Z')

const storage = z.object({
  /** Null: it is not the customer's turn, or the device is not here. */
  wait: z
    .object({
      kind: z.enum(waitKinds),
      since: day,
      /** The last day of storage. */
      endsOn: day,
      /** When each notice was sent, the first first. */
      notices: z.array(instant),
      /** From when on the next one is; null: all were sent. */
      nextNoticeOn: day.nullable(),
      /** Whole forints, gross. */
      owed: z.int(),
      isOver: z.boolean(),
      /** It is over, and this employee may decide. */
      mayDecide: z.boolean(),
    })
    .nullable(),
  /** What was decided of it; `value` and `owed` in whole forints. */
  abandoned: z.object({ fate: z.enum(fates), value: z.int(), owed: z.int(), note: z.string(), decidedAt: instant }).nullable(),
})
export type ShownStorage = z.output<typeof storage>

export const abandonedDevicesApi = {
  showStorage: get('/service-desk/requests/:id/storage', {
    summary: 'Since when the customer leaves the device here, what they were written, until when it is stored; or what was decided of it',
    who: employee('request.queue'),
    params: requestIdParams,
    answers: storage,
  }),

  showOwnStorage: get('/customer-requests/:id/storage', {
    summary: 'Until when the device is stored for its customer, who is to pay, to choose or to come; null: it is not their turn',
    who: requestHolder,
    params: requestIdParams,
    answers: z.object({ wait: z.object({ kind: z.enum(waitKinds), endsOn: day, isOver: z.boolean() }).nullable() }),
  }),

  declareAbandoned: post('/customer-requests/:id/abandoned', {
    summary:
      'Decides what becomes of a device nobody took over within the storage time of the terms. The request is closed, the customer gets the account',
    who: employee('device.abandon'),
    params: requestIdParams,
    body: z.strictObject(
      {
        version: seenVersion,
        fate: z.enum(fates, wrongType),
        value: z
          .int(wrongType)
          .min(0, refusedWith('INVALID_INPUT'))
          .max(10_000_000, refusedWith('INVALID_INPUT'))
          .describe('Whole forints: what it was sold for, or is worth; counted against what is owed'),
        dataErased: z.literal(true, refusedWith('REQUIRED')).describe('The data on the device were erased'),
        note: lineOfText(300).min(1, refusedWith('REQUIRED')),
      },
      wrongType,
    ),
    answers: requestState,
  }),
}
