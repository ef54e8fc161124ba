import { z } from 'zod'
import { inCash, type ShipmentStatus } from '../../shipment.ts'
import type { ParcelOrder, Party } from './courier-adapter.ts'

const lineOf = ({ street, streetNumber, other }: Party) => [[street, streetNumber].filter(Boolean).join(' '), other].filter(Boolean).join(', ')

/** A parcel as `POST /parcel` takes it (FoxWeb API, DOMAIN 2.1): to a locker of theirs, or to a door. */
export const foxpostParcel = ({ clientReference, customer, locker, note, cashOnDelivery }: ParcelOrder) => ({
  recipientName: customer.name.slice(0, 150),
  recipientPhone: customer.phone,
  recipientEmail: customer.email,
  size: 'm',
  cod: inCash(cashOnDelivery),
  uniqueBarcode: clientReference,
  refCode: clientReference,
  ...(locker
    ? { sendType: 'APM', destination: locker.code }
    : {
        sendType: 'HD',
        recipientZip: customer.postalCode,
        recipientCity: customer.city.slice(0, 25),
        recipientAddress: lineOf(customer).slice(0, 150),
        recipientCountry: 'HU',
        deliveryNote: note.slice(0, 50),
        fragile: true,
      }),
})

/** `POST /parcel/c2b`: the customer leaves the device in a locker and it comes to us. */
export const foxpostReturn = ({ clientReference, customer }: ParcelOrder) => ({
  sender: {
    name: customer.name.slice(0, 150),
    email: customer.email,
    phone: customer.phone,
    zip: customer.postalCode,
    city: customer.city.slice(0, 25),
    address: lineOf(customer).slice(0, 150),
  },
  uniqueBarcode: clientReference,
  refCode: clientReference,
})

const fieldErrors = z
  .array(z.object({ field: z.string().nullish(), message: z.string().nullish() }))
  .nullish()
  .transform((list) => list ?? [])

/** The barcode has two names, depending on the version. */
export const createdParcel = z
  .object({ clFoxId: z.string().nullish(), barcode: z.string().nullish(), newBarcode: z.string().nullish(), errors: fieldErrors })
  .transform(({ clFoxId, barcode, newBarcode, errors }) => ({ barcode: clFoxId ?? newBarcode ?? barcode ?? null, errors }))
export const createAnswer = z.object({ valid: z.boolean().nullish(), parcels: z.array(createdParcel) })
export const apiError = z.object({ error: z.string() })
export const trackingAnswer = z.object({
  clFox: z.string(),
  traces: z.array(z.object({ statusDate: z.string(), status: z.string(), longName: z.string().nullish(), shortName: z.string().nullish() })),
})

const statuses: Readonly<Partial<Record<string, ShipmentStatus>>> = {
  CREATE: 'PICKUP_ORDERED',
  COLLECTED: 'PICKED_UP',
  C2CIN: 'PICKED_UP',
  C2BIN: 'PICKED_UP',
  SORTIN: 'IN_TRANSIT',
  SORTOUT: 'IN_TRANSIT',
  MPSIN: 'IN_TRANSIT',
  OPEROUT: 'IN_TRANSIT',
  REDIRECT: 'IN_TRANSIT',
  PREREDIRECT: 'IN_TRANSIT',
  WBXREDIRECT: 'IN_TRANSIT',
  INWAREHOUSE: 'IN_TRANSIT',
  MISSORT: 'IN_TRANSIT',
  RESENT: 'IN_TRANSIT',
  HDSENT: 'IN_TRANSIT',
  HDDEPO: 'IN_TRANSIT',
  HDINTRANSIT: 'IN_TRANSIT',
  HDHUBIN: 'IN_TRANSIT',
  HDHUBOUT: 'IN_TRANSIT',
  HDCOURIER: 'OUT_FOR_DELIVERY',
  OPERIN: 'IN_LOCKER',
  RECEIVE: 'DELIVERED',
  HDRECEIVE: 'DELIVERED',
  HDUNDELIVERABLE: 'FAILED',
  OVERTIMED: 'FAILED',
  OVERTIMEOUT: 'FAILED',
  BACKTOSENDER: 'RETURNED',
  RETURNED: 'RETURNED',
}

/** What a status of Foxpost means; undefined: nothing to us. */
export const statusOfFoxpost = (status: string): ShipmentStatus | undefined => (Object.hasOwn(statuses, status) ? statuses[status] : undefined)

const hours = z.string().nullish()
export const foxpostPoints = z.array(
  z.object({
    operator_id: z.string().min(1),
    name: z.string(),
    variant: z.string().nullish(),
    zip: z.coerce.string(),
    city: z.string(),
    street: z.string(),
    geolat: z.coerce.number(),
    geolng: z.coerce.number(),
    /** HTML */
    findme: z.string().nullish(),
    open: z.object({ hetfo: hours, kedd: hours, szerda: hours, csutortok: hours, pentek: hours, szombat: hours, vasarnap: hours }).nullish(),
  }),
)
