import { fits } from '#base/web/forms/restored-values.ts'
import type { BookingForm } from './booking-form.ts'
import { dropDraft, readDraft } from './draft.ts'
import { dropDocuments } from './draft-documents.ts'

const device = {
  ...{ brandId: 0, productGroupId: 0, productTypeId: null, productTypeOther: '', deviceColourId: null },
  ...{ identifier: '', identifierKind: '', dateOfPurchase: '', purchasePrice: '' },
}
const sample = { device, purchaseDocuments: [{ documentType: '', name: '', worksheetId: '', token: '' }] }

/** Uploaded about the purchase of a device before; the server gives each to its owner only. */
export type BookedDocument = {
  readonly documentType: 'invoice' | 'warrantyCard'
  readonly name: string
  readonly worksheetId: string
  readonly token: string
}

/** A device its owner books for again, as the page of the device hands it over. */
export type BookedDevice = { readonly device: Pick<BookingForm['serviceRequest'], keyof typeof device>; readonly purchaseDocuments: BookedDocument[] }

/** What came along with the navigation; it is the browser's own history, so its shape may be of any age. */
export function bookedDeviceIn(state: unknown): BookedDevice | null {
  if (!fits(state, sample)) return null
  const booked = state as BookedDevice
  return ['imei', 'serial'].includes(booked.device.identifierKind) ? booked : null
}

/** The form with what is known of the device; everything else stays as it is. */
export const withDevice = (form: BookingForm, booked: BookedDevice | null): BookingForm =>
  booked ? { ...form, serviceRequest: { ...form.serviceRequest, ...booked.device } } : form

const isAbout = (form: unknown, identifier: string) =>
  fits(form, { serviceRequest: { identifier: '' } }) && (form as Pick<BookingForm, 'serviceRequest'>).serviceRequest.identifier === identifier

/** Whether something about another device was begun at this service entry, and not sent. */
export function hasOtherDraft(address: string, { device }: BookedDevice): boolean {
  const draft = readDraft(address, Date.now())
  return draft !== null && !isAbout(draft.form, device.identifier)
}

/** Lets go what was begun there. */
export async function dropOtherDraft(address: string): Promise<void> {
  dropDraft(address)
  await dropDocuments(address)
}
