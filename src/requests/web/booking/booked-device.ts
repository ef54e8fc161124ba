import { z } from 'zod'
import type { BookingForm } from './booking-form.ts'
import { dropDraft, readDraft } from './draft.ts'
import { dropDocuments } from './draft-documents.ts'

const maybeId = z.int().nullable()

/** A device its owner books for again, as the page of the device hands it over. */
const bookedDevice = z.object({
  device: z.object({
    brandId: z.int(),
    productGroupId: z.int(),
    productTypeId: maybeId,
    productTypeOther: z.string(),
    deviceColourId: maybeId,
    identifier: z.string(),
    identifierKind: z.enum(['imei', 'serial']),
    dateOfPurchase: z.string(),
    purchasePrice: z.string(),
  }),
  /** What was uploaded about its purchase before; the server gives each to its owner only. */
  purchaseDocuments: z.array(
    z.object({ documentType: z.enum(['invoice', 'warrantyCard']), name: z.string(), worksheetId: z.string(), token: z.string() }),
  ),
})
export type BookedDevice = z.output<typeof bookedDevice>
export type BookedDocument = BookedDevice['purchaseDocuments'][number]

/** What came along with the navigation; it is the browser's own history, so its shape may be of any age. */
export function bookedDeviceIn(state: unknown): BookedDevice | null {
  const { success, data } = bookedDevice.safeParse(state)
  return success ? data : null
}

/** The form with what is known of the device; everything else stays as it is. */
export const withDevice = (form: BookingForm, booked: BookedDevice | null): BookingForm =>
  booked ? { ...form, serviceRequest: { ...form.serviceRequest, ...booked.device } } : form

const isAbout = (form: unknown, identifier: string) => {
  const { success, data } = z.object({ serviceRequest: z.object({ identifier: z.string() }) }).safeParse(form)
  return success && data.serviceRequest.identifier === identifier
}

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
