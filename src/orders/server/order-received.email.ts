import { greetingName } from '#accounts/greeting.ts'
import { findAccount } from '#accounts/server/account-store.ts'
import { formatAddress } from '#addresses/format-address.ts'
import type { EmailBlock } from '#base/server/mail/email.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import type { RequestEvents } from '#requests/events.ts'
import { weekdayInWords, windowInWords } from '#requests/in-words.ts'
import { acceptedPolicy } from '#site/server/accepted-policy.ts'
import { orderEmailTexts } from '../email-texts.ts'
import { formatOrderNumber } from '../order-number.ts'
import { deviceLines, devicesListed } from './device-lines.ts'
import { findReceivedOrder, pickupsOfOrder, type ReceivedOrder } from './received-order-store.ts'

type T = Translator<typeof orderEmailTexts.hu>

/** The one confirmation of an order of many, to whoever sent it. The sheets are fetched from the page of the order: fifty attachments help nobody. */
export const orderReceivedEmail = emailReaction<TransactionContext, RequestEvents['orderReceived']>(
  'orders.mailReceived',
  async (ctx, { orderId }) => {
    const order = await findReceivedOrder(ctx.tx, orderId, devicesListed)
    const first = order?.devices[0]
    const account = order && (await findAccount(ctx.tx, order.accountId))
    if (!order || !first || !account) return null
    const { language } = order
    const t = await translatorOf(orderEmailTexts, language)
    const number = formatOrderNumber(orderId)
    const terms = await acceptedPolicy(ctx, first.id, 'terms')
    return {
      deduplicationKey: `orderReceived:${orderId}`,
      requestId: first.id,
      to: account.email,
      language,
      subject: t('subject', { number }),
      blocks: [
        { kind: 'text', text: t('greeting', { name: greetingName(account, language) }) },
        { kind: 'text', text: t('thanks', { count: order.count }) },
        { kind: 'facts', facts: factsOf(order, number, t) },
        { kind: 'heading', text: t('pickups') },
        { kind: 'list', items: await pickupLines(ctx, order, t) },
        { kind: 'heading', text: t('devices') },
        { kind: 'list', items: deviceLines(order.devices, t, order.count) },
        { kind: 'heading', text: t('prepareTitle') },
        { kind: 'list', items: [t('save'), t('sheets'), ...(order.hasWarranty ? [t('documents')] : [])] },
        { kind: 'button', label: t('open'), url: `${ctx.env.PUBLIC_URL}${paths.order(number)}` },
        ...(terms.length > 0 ? [{ kind: 'text', text: t('terms') } satisfies EmailBlock] : []),
      ],
      attachments: terms,
    }
  },
)

const factsOf = ({ reference, count }: ReceivedOrder, number: string, t: T): [string, string][] => [
  [t('facts.number'), number],
  ...(reference === null ? [] : [[t('facts.reference'), reference] satisfies [string, string]]),
  [t('facts.devices'), String(count)],
]

async function pickupLines({ tx }: TransactionContext, { id, language }: ReceivedOrder, t: T): Promise<string[]> {
  const pickups = await pickupsOfOrder(tx, id)
  return pickups.map(({ pickupDay, pickupWindow, count, ...address }) =>
    t('pickup', { day: weekdayInWords(language, pickupDay), window: windowInWords(pickupWindow), address: formatAddress(address), count }),
  )
}
