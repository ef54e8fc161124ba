import { z } from 'zod'
import { employee } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { surplus, surplusWays } from './surpluses.ts'

const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType)
const amount = z
  .int(wrongType)
  .positive(refusedWith('REFUND_TOO_MUCH', { max: 0 }))
  .describe('Whole forints')
const note = lineOfText(300)
const params = z.object({ invoiceId: idInAddress })
/** What is left of it afterwards. */
const answers = z.object({ invoiceId: z.int(), left: z.int() })
const cashier = employee('invoice.markPaid')

export const surplusesApi = {
  listSurpluses: get('/finance-desk/surpluses', {
    summary: 'Money that came for a cancelled invoice, or beyond what an invoice asks for, and nobody has dealt with, by invoice',
    who: cashier,
    fromReplica: true,
    query: z.strictObject({ after: number.optional(), size: number.max(100, wrongType).default(25) }, wrongType),
    answers: z.object({ surpluses: z.array(surplus), next: z.int().nullable() }),
  }),

  moveSurplus: post('/finance-desk/surpluses/:invoiceId/move', {
    summary: 'Settles money that came too much with another open invoice of the same request',
    who: cashier,
    idempotent: true,
    params,
    body: z.strictObject({ invoiceId: z.int(wrongType).positive(wrongType), amount, note: note.default('') }, wrongType),
    answers,
  }),

  noteSurplusReturn: post('/finance-desk/surpluses/:invoiceId/return', {
    summary:
      'Notes that money that came too much was sent back by hand, which the customer is told; what came through a provider goes back by a refund',
    who: cashier,
    idempotent: true,
    params,
    body: z.strictObject({ amount, sentTo: z.enum(surplusWays, refusedWith('REQUIRED')), note: note.min(3, refusedWith('REQUIRED')) }, wrongType),
    answers,
  }),
}
