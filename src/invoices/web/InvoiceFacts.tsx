import type { ReactNode } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { Unbroken } from '#base/web/kit/Unbroken.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { asksForMoney, isOwed } from '../invoice.ts'
import type { ShownInvoice } from '../invoices.api.ts'
import { methods, methodsToSay } from '../method-of-invoice.ts'
import { invoiceTexts } from '../texts.ts'

/** How an invoice is called, and where it stands: the same for customers and employees. */
export function useInvoiceWords() {
  const t = useTexts(invoiceTexts)
  const nameOf = ({ kind, number }: ShownInvoice) =>
    number === null ? t('unnumbered', { kind: t(`kinds.${kind}`) }) : t('named', { kind: t(`kinds.${kind}`), number })
  const stateOf = (invoice: ShownInvoice) => {
    if (invoice.cancelled) return t('status.cancelled')
    if (invoice.number === null) return t('status.preparing')
    if (invoice.paidToCourier) return t('status.paidToCourier')
    return t(`status.${asksForMoney(invoice.kind) ? invoice.status : 'issued'}`)
  }
  return { nameOf, stateOf }
}

const byTransfer: readonly number[] = [methods.transfer, methods.prepaidTransfer]

/** Whose document was printed to be transferred, as a proforma always is, has a code: for all of it, so not where a part has come. */
const hasCode = ({ kind, paymentMethod, outstanding, grossPrice }: ShownInvoice) =>
  (kind === 'proforma' || paymentMethod.id === methods.transfer) && outstanding === grossPrice

type Props = {
  readonly invoice: ShownInvoice
  readonly inNewTab?: boolean
  /** What can be done about it at once. */
  readonly children?: ReactNode
}

/** SPEC 3: number, creation date, gross price, the method that was agreed or, once it is paid, by which it was, and status; how to transfer it, and its PDF. */
export function InvoiceFacts({ invoice, inNewTab = false, children }: Props) {
  const t = useTexts(invoiceTexts)
  const formats = useFormats()
  const { nameOf, stateOf } = useInvoiceWords()
  const { number, outstanding, outstandingInCash, paymentMethod, paidWith, document, cancelled } = invoice
  const isCash = paymentMethod.id === methods.cashOnDelivery && !invoice.shortOfCash
  const transfer = invoice.shortOfCash || byTransfer.includes(paymentMethod.id) ? invoice.transfer : null
  const owed = isOwed(invoice)
  return (
    <>
      <h3>
        {number === null ? nameOf(invoice) : <Unbroken in={nameOf(invoice)}>{number}</Unbroken>}{' '}
        <Badge tone={cancelled ? 'danger' : owed ? 'accent' : 'soft'}>{stateOf(invoice)}</Badge>
      </h3>
      <FactList
        variant="page"
        facts={[
          [t('facts.createdAt'), <DateText key="at" at={invoice.createdAt} as="dayOf" />],
          [t('facts.gross'), <Money key="gross" forint={invoice.grossPrice} />],
          [
            t('facts.method'),
            methodsToSay(paymentMethod, paidWith)
              .map(({ name }) => name)
              .join(', '),
          ],
          [t('facts.returned'), invoice.returned > 0 ? formats.forint(invoice.returned) : null],
          [t('facts.returning'), invoice.returning > 0 ? formats.forint(invoice.returning) : null],
          [t('facts.surplus'), invoice.surplus > 0 ? formats.forint(invoice.surplus) : null],
          [t('facts.dueOn'), owed && paymentMethod.id !== methods.cashOnDelivery ? formats.day(invoice.dueOn) : null],
          [t('facts.outstanding'), owed && outstanding !== invoice.grossPrice ? formats.forint(outstanding) : null],
          [t('facts.inCash'), owed && isCash && outstandingInCash !== outstanding ? formats.forint(outstandingInCash) : null],
          ...(transfer
            ? ([
                [t('facts.beneficiary'), transfer.beneficiary],
                [t('facts.account'), transfer.account],
                [t('facts.reference'), transfer.reference],
              ] as const)
            : []),
        ]}
      />
      {invoice.overpaid > 0 && <Note tone="info">{t('overpaid', { amount: formats.forint(invoice.overpaid) })}</Note>}
      {invoice.overpaidSentBack > 0 && <Note>{t('overpaidSentBack', { amount: formats.forint(invoice.overpaidSentBack) })}</Note>}
      {transfer && (
        <p>
          {t('transfer')} {hasCode(invoice) && t('qrCode')}
        </p>
      )}
      {children}
      {document && (
        <Actions>
          <ButtonLink
            variant="quiet"
            to={publicPaths.documentViewer(document.worksheetId, document.token)}
            target={inNewTab ? '_blank' : undefined}
            aria-label={t('open', { name: document.name })}
          >
            {t('pdf')}
          </ButtonLink>
        </Actions>
      )}
    </>
  )
}
