import { z } from 'zod'
import { employee } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { surplusWays } from './surpluses.ts'
import { codLine, transfer, transferLists } from './transfers.ts'

const id = z.coerce
  .number(wrongType)
  .int(refusedWith('NOT_FOUND'))
  .positive(refusedWith('NOT_FOUND'))
  .max(2 ** 31 - 1, refusedWith('NOT_FOUND'))
const params = z.object({ id })
const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType)
const page = { after: number.optional(), size: number.max(100, wrongType).default(25) }
const note = lineOfText(300)
const said = note.min(3, refusedWith('REQUIRED'))

const cashier = employee('invoice.markPaid')
const counted = { read: z.int(), new: z.int(), skipped: z.int() }
const count = z.int()

export const transfersApi = {
  uploadStatement: post('/finance-desk/statements', {
    summary: 'Takes a bank statement (CAMT.053, or CSV of OTP or K&H); lines that are known already are passed over',
    who: cashier,
    /** The file is read in a process of its own. */
    transaction: false,
    files: { statement: { max: 1, required: true, kind: 'statement' } },
    answers: z.object({ format: z.enum(['camt053', 'otp', 'kh']), account: z.string(), ...counted }),
  }),

  listTransfers: get('/finance-desk/transfers', {
    summary: 'Money that came by transfer: what nobody has decided about, each with what it seems to pay; what is to be sent back; what was decided',
    who: cashier,
    fromReplica: true,
    query: z.strictObject({ list: z.enum(transferLists, wrongType).default('open'), ...page }, wrongType),
    answers: z.object({
      transfers: z.array(transfer),
      next: z.int().nullable(),
      /** Only with the first page. */
      counts: z.object({ open: count, toReturn: count }).nullable(),
    }),
  }),

  confirmTransfer: post('/finance-desk/transfers/:id/confirm', {
    summary: 'Says what a transfer pays; what is left of it waits to be sent back',
    who: cashier,
    params,
    body: z.strictObject(
      {
        parts: z
          .array(
            z.strictObject(
              {
                invoiceId: z.int(wrongType).positive(wrongType),
                amount: z.int(wrongType).positive(wrongType),
                isSurplus: z.boolean(wrongType).default(false).describe('It counts there though it was paid already, as too much, to be given back'),
              },
              wrongType,
            ),
            wrongType,
          )
          .max(20, wrongType),
        note: note.default(''),
      },
      wrongType,
    ),
    answers: z.object({ transfer }),
  }),

  dismissTransfer: post('/finance-desk/transfers/:id/dismiss', {
    summary: 'Says that a transfer is no payment of an invoice',
    who: cashier,
    params,
    body: z.strictObject({ note: said }, wrongType),
    answers: z.object({ transfer }),
  }),

  noteReturn: post('/finance-desk/transfers/:id/return', {
    summary: 'Notes that what came too much was sent back by hand, which whoever it had paid for is told',
    who: cashier,
    params,
    body: z.strictObject({ sentTo: z.enum(surplusWays, refusedWith('REQUIRED')), note: said }, wrongType),
    answers: z.object({ transfer }),
  }),

  uploadCodList: post('/finance-desk/cod-lists', {
    summary: 'Takes a courier’s list of cash on delivery (GLS, Foxpost): what is equal closes its invoice, the rest is listed',
    who: cashier,
    transaction: false,
    files: { list: { max: 1, required: true, kind: 'table' } },
    answers: z.object({ courier: z.enum(['gls', 'foxpost']), ...counted, settled: count, differing: count }),
  }),

  listCodLines: get('/finance-desk/cod-lines', {
    summary: 'Parcels of the couriers’ lists, the newest first: those that differ from what was due, or all',
    who: cashier,
    fromReplica: true,
    query: z.strictObject({ list: z.enum(['differing', 'all'], wrongType).default('differing'), ...page }, wrongType),
    answers: z.object({ lines: z.array(codLine), next: z.int().nullable(), differing: count.nullable() }),
  }),

  resolveCodLine: post('/finance-desk/cod-lines/:id/resolve', {
    summary: 'Ends a difference: what came counts for the invoice, or is only noted',
    who: cashier,
    params,
    body: z.strictObject({ resolution: z.enum(['taken', 'noted'], wrongType), note: said }, wrongType),
    answers: z.object({ line: codLine }),
  }),
}
