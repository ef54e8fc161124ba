import { formatPhone } from '#accounts/phone.ts'
import { box, code128, gap, heading, paragraph, pdf, side } from '#base/server/pdf/pdf.ts'
import { translatorOf } from '#base/texts.ts'
import { dayInWords } from '#requests/in-words.ts'
import { company } from '#site/company.ts'
import { labelTexts } from '../label-texts.ts'
import type { ParcelOrder, Party } from './adapters/courier-adapter.ts'

const linesOf = ({ name, postalCode, city, street, streetNumber, other, phone }: Party) =>
  [name, `${postalCode} ${city}`, [[street, streetNumber].filter(Boolean).join(' '), other].filter(Boolean).join(', '), formatPhone(phone)].join('\n')

/** What the simulated courier would stick on the parcel. */
export async function courierLabel(order: ParcelOrder, number: string, created: Temporal.Instant): Promise<Uint8Array> {
  const { leg, customer, workshop, locker, day, cashOnDelivery, note, language } = order
  const t = await translatorOf(labelTexts, language)
  const [from, to] = leg === 'in' ? [customer, workshop] : [workshop, customer]
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: 'HUF', maximumFractionDigits: 0 }).format(cashOnDelivery)
  return pdf({
    title: t('title', { number }),
    language,
    author: company.name,
    created,
    foot: t('sample'),
    blocks: [
      heading(1, t('title', { number })),
      box(
        side(
          [
            paragraph(t('from'), 'small'),
            paragraph(linesOf(from)),
            gap(6),
            paragraph(t('to'), 'small'),
            paragraph(linesOf(to), 'address'),
            ...(locker ? [paragraph(t('locker', { code: locker.code }), 'strong')] : []),
          ],
          [
            code128(number, t('barcode', { number }), { width: 190 }),
            gap(6),
            paragraph(t('day', { day: dayInWords(language, day) })),
            ...(cashOnDelivery > 0 ? [paragraph(t('cash', { amount }), 'strong')] : []),
            ...(note ? [paragraph(t('note', { note }))] : []),
          ],
          0.52,
        ),
      ),
    ],
  })
}
