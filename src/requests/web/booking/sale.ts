import type { Output } from '#base/endpoint.ts'
import type { FieldRefusal } from '#errors.ts'
import type { PickupOrderDraft } from '../../pickup-order.ts'
import type { requestsApi } from '../../requests.api.ts'
import type { BookingForm } from './booking-form.ts'
import type { SentFiles } from './sent-files.ts'

/** What makes a booking the sale of a device: what was answered before it, and the call that sends it. */
export type Sale = {
  /** The device whose price was told; it is not chosen anew. */
  readonly device: Pick<BookingForm['serviceRequest'], 'brandId' | 'productGroupId' | 'productTypeId' | 'productTypeOther' | 'troubleDescription'>
  /** What was told, in words. */
  readonly facts: readonly (readonly [term: string, value: string])[]
  /** Of whoever keeps one with the account. */
  readonly payoutAccount: string
  /** An account as people read it, however it was typed. */
  readonly accountInWords: (typed: string) => string
  /** What is wrong with what only a sale asks: the account. */
  readonly refusalsOf: (form: Pick<BookingForm, 'payoutAccount'>) => readonly FieldRefusal[]
  readonly send: (
    order: PickupOrderDraft,
    payoutAccount: string,
    sending: { readonly files: SentFiles; readonly idempotencyKey: string },
  ) => Promise<Output<typeof requestsApi.submitPickupOrder>>
}

/** The form with the device that is sold; everything else stays as it is. */
export const withSale = (form: BookingForm, sale: Sale | undefined): BookingForm =>
  sale
    ? {
        ...form,
        serviceRequest: { ...form.serviceRequest, ...sale.device },
        payoutAccount: form.payoutAccount === '' ? sale.payoutAccount : form.payoutAccount,
      }
    : form
