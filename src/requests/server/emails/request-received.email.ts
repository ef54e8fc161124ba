import { createMailedLink, linkMinutes } from '#accounts/server/mailed-link-store.ts'
import { registrationOfRequest } from '#accounts/server/registration-store.ts'
import { together } from '#base/server/db/together.ts'
import type { EmailBlock } from '#base/server/mail/email.ts'
import { emailReaction } from '#base/server/mail/emails.ts'
import type { TransactionContext } from '#context.ts'
import { paths } from '#paths.ts'
import { forintIn } from '#site/figures.ts'
import { acceptedPolicy } from '#site/server/accepted-policy.ts'
import type { RequestEvents } from '../../events.ts'
import { stepsAheadOf } from '../../next-steps.ts'
import { requestSources } from '../../request-source.ts'
import { isBuyback } from '../../status.ts'
import { costLimitOf } from '../cost-limit-store.ts'
import { handoverAttachment } from '../documents/handover-file.ts'
import { expectedRepairWorkingDays } from '../pickup/pickup-offer.ts'
import type { RequestSummary } from '../request-summary-store.ts'
import { calendarAttachment, type EmailTranslator, numberOf, pickupFacts, requestEmail, requestFacts, wayBack } from './request-email.ts'

/** The confirmation of a booking, with the hand-over sheet, the calendar entry, the terms that were accepted and the link to follow it. */
export const requestReceivedEmail = emailReaction<TransactionContext, RequestEvents['requestReceived']>(
  'requests.mailReceived',
  (ctx, { requestId }) =>
    requestEmail(ctx, requestId, async (request, t) => {
      // Cancelled before the email was written: the other email says all there is to say. Whoever has the device back already is still owed
      // the terms and the link.
      if (request.outcome === 'CANCELLED') return null
      const atCounter = request.requestSourceId === requestSources.counter
      const [terms, vs, account, workingDays, sheet, costLimit] = await together([
        acceptedPolicy(ctx, requestId, 'terms'),
        createMailedLink(ctx.tx, ctx.now, { purpose: 'followRequest', requestId }),
        accountBlocks(ctx, requestId, t),
        expectedRepairWorkingDays(ctx),
        handoverAttachment(ctx, requestId),
        costLimitOf(ctx.tx, requestId),
      ])
      return {
        deduplicationKey: `requestReceived:${requestId}`,
        subject: t('received.subject', { number: numberOf(request) }),
        blocks: [
          { kind: 'text', text: t(atCounter ? 'received.counterThanks' : 'received.thanks') },
          ...(request.requestSourceId === requestSources.telephone ? [{ kind: 'text', text: t('received.telephone') } as const] : []),
          ...(atCounter ? [{ kind: 'text', text: t('received.counter') } as const] : []),
          { kind: 'facts', facts: [...requestFacts(request, t), ...pickupFacts(request, t), wayBack(request, t)] },
          ...(atCounter ? [] : prepareBlocks(request, t)),
          { kind: 'heading', text: t('received.nextTitle') },
          { kind: 'list', items: ahead(request, t, { workingDays, costLimit }) },
          { kind: 'button', label: t('follow'), url: `${ctx.env.PUBLIC_URL}${paths.externalRequest(vs)}` },
          { kind: 'text', text: t(atCounter ? 'received.counterCancel' : 'received.changeable') },
          { kind: 'small', text: t('followWarning') },
          ...(terms.length > 0 ? [{ kind: 'text', text: t('received.terms') } as const] : []),
          ...account,
        ],
        attachments: [sheet, ...(await calendarAttachment(ctx, request)), ...terms],
      }
    }),
)

const prepareBlocks = (request: RequestSummary, t: EmailTranslator): EmailBlock[] => [
  { kind: 'heading', text: t('received.prepareTitle') },
  { kind: 'list', items: preparation(request, t) },
]

/** Where the booking asked for an account: the link that opens it, as the second, quiet part of the one email about a booking. */
async function accountBlocks(ctx: TransactionContext, requestId: number, t: EmailTranslator): Promise<EmailBlock[]> {
  const registration = await registrationOfRequest(ctx.tx, requestId)
  if (!registration) return []
  const token = await createMailedLink(ctx.tx, ctx.now, { purpose: 'registration', registrationId: registration.id })
  return [
    { kind: 'heading', text: t('account.title') },
    { kind: 'text', text: t('account.text') },
    { kind: 'link', label: t('account.open'), url: `${ctx.env.PUBLIC_URL}${paths.setPassword(token)}` },
    { kind: 'small', text: t('account.validity', { hours: linkMinutes('registration') / 60 }) },
  ]
}

function preparation(request: RequestSummary, t: EmailTranslator): string[] {
  const { hasSim, locatorName } = request
  const isSale = isBuyback(request)
  return [
    t(isSale ? 'received.saveBeforeSale' : 'received.save'),
    ...(hasSim ? [t('received.sim')] : []),
    ...(locatorName ? [t(isSale ? 'received.soldLocator' : 'received.locator', { locator: locatorName })] : []),
    ...(isSale ? [t('received.soldAccessories'), t('received.soldPack')] : [t('received.pack')]),
    t('received.sheet', { number: numberOf(request) }),
  ]
}

/** What comes after the courier; what comes before is said above. */
function ahead(
  { warrantyTypeId, deliveryOut, returnsToCounter, language }: RequestSummary,
  t: EmailTranslator,
  { workingDays: [from, to], costLimit }: { workingDays: [number, number]; costLimit: number | null },
): string[] {
  return stepsAheadOf(warrantyTypeId).flatMap((step) => {
    if (step === 'emailComes' || step === 'prepareDevice' || step === 'courierComes') return []
    if (step === 'quote' && costLimit !== null) return [t('next.quoteWithin', { limit: forintIn(language)(costLimit) })]
    if (step === 'repair') return [t('next.repair', { from: String(from), to: String(to) })]
    if (step === 'deviceGoesBack' && returnsToCounter) return [t('next.deviceGoesToCounter')]
    if (step === 'deviceGoesBack' && deliveryOut.lockerCode) return [t('next.deviceGoesToLocker')]
    return [t(`next.${step}`)]
  })
}
