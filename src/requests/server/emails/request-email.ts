import { nameInWords } from '#accounts/name-in-words.ts'
import { createMailedLink } from '#accounts/server/mailed-link-store.ts'
import { formatAddress, formatLocker } from '#addresses/format-address.ts'
import type { Email, EmailAttachment, EmailBlock } from '#base/server/mail/email.ts'
import { type Translator, translatorOf } from '#base/texts.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { ReadContext, TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { requestEmailTexts } from '../../email-texts.ts'
import { weekdayInWords, windowInWords } from '../../in-words.ts'
import { formatRequestNumber } from '../../request-number.ts'
import { calendarEntryOf } from '../pickup/pickup-entry.ts'
import { findRequestSummary, type RequestSummary } from '../request-summary-store.ts'

export type EmailTranslator = Translator<typeof requestEmailTexts.hu>
type Own = Pick<Email, 'deduplicationKey' | 'subject' | 'blocks' | 'attachments'>

/** What every letter about a request has in common: to whom, in which language, from whom. `compose` says the rest, or null for no letter. */
export async function requestEmail(
  ctx: ReadContext,
  requestId: number,
  compose: (request: RequestSummary, t: EmailTranslator) => Promise<Own | null>,
): Promise<Email | null> {
  const request = await findRequestSummary(ctx.tx, requestId)
  // Who was erased has no address any more: there is nobody to write to.
  if (!request || request.email === '') return null
  const { language, email } = request
  const t = await translatorOf(requestEmailTexts, language)
  const own = await compose(request, t)
  if (!own) return null
  const greeting = { kind: 'text', text: t('greeting', { name: nameInWords(language, request) }) } as const
  return { ...own, to: email, language, requestId, blocks: [greeting, ...own.blocks] }
}

export const numberOf = ({ id }: RequestSummary) => formatRequestNumber(id)

/** Number, device and service, as every email repeats them. */
export const requestFacts = (request: RequestSummary, t: EmailTranslator): [string, string][] => [
  [t('facts.number'), numberOf(request)],
  [t('facts.device'), deviceName(request)],
  [t('facts.identifier'), request.identifier],
  [t('facts.service'), [request.providerName, request.serviceName].filter(Boolean).join(', ')],
]

/** When and where the courier comes. */
export function pickupFacts({ language, pickupDay, pickupWindow, deliveryIn }: RequestSummary, t: EmailTranslator): [string, string][] {
  if (!pickupDay || !pickupWindow) return []
  return [
    [t('facts.pickupDay'), weekdayInWords(language, pickupDay)],
    [t('facts.pickupWindow'), windowInWords(pickupWindow)],
    [t('facts.pickupAddress'), formatAddress(deliveryIn)],
  ]
}

/** Where the device goes back to: an address or a locker. */
export const wayBack = ({ deliveryOut, returnsToCounter }: RequestSummary, t: EmailTranslator): [string, string] =>
  deliveryOut.lockerCode
    ? [t('facts.locker'), formatLocker(deliveryOut)]
    : [
        t(returnsToCounter ? 'facts.counter' : 'facts.returnAddress'),
        (returnsToCounter ? `${deliveryOut.contactName}, ` : '') + formatAddress(deliveryOut),
      ]

/** A button to the page of the request, with a link of its own, and the warning that goes with it. */
export async function pageBlocks(ctx: TransactionContext, requestId: number, t: EmailTranslator, label: string = t('follow')): Promise<EmailBlock[]> {
  const vs = await createMailedLink(ctx.tx, ctx.now, { purpose: 'followRequest', requestId })
  return [
    { kind: 'button', label, url: `${ctx.env.PUBLIC_URL}${paths.externalRequest(vs)}` },
    { kind: 'small', text: t('followWarning') },
  ]
}

export async function calendarAttachment(ctx: ReadContext, request: RequestSummary): Promise<EmailAttachment[]> {
  const entry = await calendarEntryOf(ctx, request)
  return entry ? [{ name: entry.name, mediaType: entry.mediaType, base64: Buffer.from(entry.text).toString('base64') }] : []
}
