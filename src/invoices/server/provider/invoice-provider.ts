import type { Language } from '#base/languages.ts'
import type { Day } from '#calendar/calendar.ts'
import type { InvoiceKind, InvoiceProviderName } from '../../invoice.ts'
import type { Buyer } from '../buyer.ts'
import type { ChargeLine } from '../charge-store.ts'

/** A document to be issued, whole: what the VAT law wants on it (Áfa tv. 169. §) and what the payer needs. Amounts are whole forints. */
export type InvoiceOrder = {
  readonly key: string
  readonly kind: InvoiceKind
  readonly language: Language
  /** Null of a collective invoice, which is about the repairs of `period` instead. */
  readonly requestId: number | null
  /** `2026-11` */
  readonly period: string | null
  readonly email: string
  readonly issuedOn: Day
  readonly performedOn: Day
  readonly dueOn: Day
  readonly paymentMethodId: number
  /** The words of the method, in the language of the document. */
  readonly paymentMethod: string
  readonly buyer: Buyer
  /** What is charged; of a storno or a correcting one what is taken off, counted positive. */
  readonly lines: readonly ChargeLine[]
  readonly gross: number
  /** The invoice that is cancelled or corrected, or the proforma that was paid. */
  readonly about: { readonly number: string; readonly issuedOn: Day } | null
  readonly reason: string
  readonly paymentReference: string
  readonly isPaid: boolean
}

/** `pdf` null: ask for it. */
export type Issued = { readonly number: string; readonly pdf: Uint8Array | null }

/**
 * Who writes invoices. Every call may be repeated with the same order: the key of the order makes the document exist once, so an answer that
 * was lost is found again.
 * @throws Refusal INVOICE_PROVIDER_AWAY when no clear answer came (it may have been done), INVOICE_PROVIDER_REFUSED with its reason when the
 * provider says no: a person must look
 */
export type InvoiceProvider = {
  readonly name: InvoiceProviderName
  /** @param isRepeated it was asked for before, and what came of that is not known */
  readonly issue: (order: InvoiceOrder, isRepeated: boolean) => Promise<Issued>
  /** Issues the storno of `order.about`. */
  readonly cancel: (order: InvoiceOrder, isRepeated: boolean) => Promise<Issued>
  readonly pdf: (order: InvoiceOrder, number: string) => Promise<Uint8Array>
}
