import { nameInWords } from '#accounts/name-in-words.ts'
import { formatAddress } from '#addresses/format-address.ts'
import { gap, heading, paragraph, pdf } from '#base/server/pdf/pdf.ts'
import { knownFacts } from '#base/server/pdf/printable.ts'
import { translatorOf } from '#base/texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { ReadContext } from '#context.ts'
import { dayInWords, momentInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { findRequestSummary } from '#requests/server/request-summary-store.ts'
import { company } from '#site/company.ts'
import { forintIn } from '#site/figures.ts'
import { buybackDocumentTexts } from '../document-texts.ts'
import { declarationOf, findBuyback, findOffer } from './buyback-store.ts'
import { findPayout } from './payout-store.ts'

/**
 * The voucher of a purchase from a private person, who issues no invoice: who sold what to whom, for how much, and how it was paid, with the
 * seller's declaration (2000. évi C. tv. 167. §, content of an accounting document; decision 44).
 */
export async function makeBuybackStatement({ tx }: ReadContext, requestId: number): Promise<Uint8Array> {
  const request = await findRequestSummary(tx, requestId)
  const buyback = await findBuyback(tx, requestId)
  const offer = await findOffer(tx, requestId)
  const payout = await findPayout(tx, requestId)
  if (!request || !buyback || !offer?.decidedAt || !payout?.paidAt || !payout.paidOn) throw new Error(`Request ${requestId} has no payout to print`)
  const { language, billing } = request
  const t = await translatorOf(buybackDocumentTexts, language)
  const number = formatRequestNumber(requestId)
  const declaration = await declarationOf(tx, requestId)
  const day = (on: string) => dayInWords(language, on)
  return pdf({
    title: t('title'),
    language,
    author: company.name,
    created: payout.paidAt,
    foot: t('foot', { number }),
    blocks: [
      heading(1, t('title')),
      paragraph(t('lead')),
      knownFacts(
        [t('number'), number],
        [t('issuedOn'), day(budapestDay(payout.paidAt))],
        [t('buyer'), `${company.name}, ${company.address}, ${company.taxNumber}`],
        [t('seller'), billing.billingName ?? nameInWords(language, request)],
        [t('address'), formatAddress(billing)],
      ),
      gap(2),
      knownFacts(
        [t('device'), deviceName(request)],
        [t('identifier'), request.identifier],
        [t('storage'), buyback.storageGb === null ? null : `${buyback.storageGb} GB`],
        [t('grade'), offer.grade],
        [t('soldOn'), day(budapestDay(offer.decidedAt))],
        [t('price'), forintIn(language)(payout.amount)],
        [t('paidOn'), day(payout.paidOn)],
        [t('method'), t('transfer', { account: buyback.payoutAccount })],
        [t('reference'), payout.reference],
      ),
      ...(declaration
        ? [
            heading(2, t('declarationTitle')),
            paragraph(declaration),
            paragraph(t('declaredAt', { at: momentInWords(language, offer.decidedAt) }), 'small'),
          ]
        : []),
      paragraph(t('kept'), 'small'),
    ],
  })
}
