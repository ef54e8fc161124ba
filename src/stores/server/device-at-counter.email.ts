import { formatPhone } from '#accounts/phone.ts'
import { formatAddress } from '#addresses/format-address.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import type { RequestEvents } from '#requests/events.ts'
import { numberOf, pageBlocks, requestEmail, requestFacts } from '#requests/server/emails/request-email.ts'
import { storeEmailTexts } from '../email-texts.ts'

/** The device is at the store again: where it is fetched, what to bring, and that it must be paid before. Nothing to whoever has it already. */
export const deviceAtCounterEmail = emailReaction<TransactionContext, RequestEvents['deviceAtCounter']>(
  'stores.mailDeviceBack',
  (ctx, { requestId }) =>
    requestEmail(ctx, requestId, async (request, words) => {
      if (request.closedAt) return null
      const t = await translatorOf(storeEmailTexts, request.language)
      const { contactName, contactPhone } = request.deliveryOut
      return {
        deduplicationKey: `deviceAtCounter:${requestId}`,
        subject: t('back.subject', { number: numberOf(request) }),
        blocks: [
          { kind: 'text', text: t('back.text') },
          {
            kind: 'facts',
            facts: [
              [t('back.store'), contactName],
              [t('back.address'), formatAddress(request.deliveryOut)],
              ...(contactPhone ? ([[t('back.phone'), formatPhone(contactPhone)]] as const) : []),
              ...requestFacts(request, words),
            ],
          },
          { kind: 'list', items: [t('back.identity'), t('back.other'), t('back.paid')] },
          ...(await pageBlocks(ctx, requestId, words)),
        ],
      }
    }),
)
