import { z } from 'zod'
import { employee } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { isDay } from '#calendar/calendar.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { listProviders, moneyKinds } from './provider-agreement.ts'
import { agreement } from './provider-lists.ts'

const day = z.string(wrongType).refine(isDay, refusedWith('REPORT_DAY'))
const cashier = employee('invoice.markPaid')

export const providerListsApi = {
  uploadProviderList: post('/finance-desk/provider-lists', {
    summary: 'Takes the list of its transactions a provider gives (PayPal, SimplePay); the same transaction counts once, as the newest list tells it',
    who: cashier,
    /** The file is read in a process of its own. */
    transaction: false,
    files: { list: { max: 1, required: true, kind: 'table' } },
    answers: z.object({
      provider: z.enum(listProviders),
      /** The days it tells of whole. */
      firstDay: z.string(),
      lastDay: z.string(),
      read: z.int(),
      new: z.int(),
      skipped: z.int(),
      /** Days with differences nobody has looked into, the first 31 of them. */
      differing: z.array(z.object({ day: z.string(), count: z.int() })),
    }),
  }),

  showAgreement: get('/finance-desk/agreement', {
    summary: 'How the payments and refunds of a day agree with the providers’ own lists',
    who: cashier,
    fromReplica: true,
    query: z.strictObject({ day }, wrongType),
    answers: z.object({ day: z.string(), providers: z.array(agreement) }),
  }),

  noteDifference: post('/finance-desk/agreement/notes', {
    summary: 'Says what a difference from a provider’s list was; it counts no more as long as both sides say the same',
    who: cashier,
    body: z.strictObject(
      {
        day,
        provider: z.enum(listProviders, wrongType),
        kind: z.enum(moneyKinds, wrongType),
        key: z.string(wrongType).min(1, refusedWith('REQUIRED')).max(100, wrongType),
        note: lineOfText(300).min(3, refusedWith('REQUIRED')),
      },
      wrongType,
    ),
    answers: z.object({ difference: agreement.shape.differences.element }),
  }),
}
