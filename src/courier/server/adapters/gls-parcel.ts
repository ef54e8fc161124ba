import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Day } from '#calendar/calendar.ts'
import { inCash } from '../../shipment.ts'
import type { ParcelOrder, Party } from './courier-adapter.ts'

/** MyGLS wants the password as the bytes of its SHA-512. */
export const passwordBytes = (password: string): number[] => [...createHash('sha512').update(password, 'utf8').digest()]

/** Midnight of a day in Budapest as WCF writes it: `/Date(1763683200000+0100)/`. */
export function glsDate(day: Day): string {
  const midnight = Temporal.PlainDate.from(day).toZonedDateTime('Europe/Budapest')
  return `/Date(${midnight.epochMilliseconds}${midnight.offset.replace(':', '')})/`
}

/** The milliseconds are those of UTC whatever offset follows. @returns undefined for what is no such date */
export function instantOfGls(date: string): Temporal.Instant | undefined {
  const [, milliseconds] = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/.exec(date) ?? []
  return milliseconds === undefined ? undefined : Temporal.Instant.fromEpochMilliseconds(Number(milliseconds))
}

/** `HouseNumber` takes digits only and no 0 (error 23); what does not begin with a number stays with the street. */
export function houseOf({ street, streetNumber, other }: Pick<Party, 'street' | 'streetNumber' | 'other'>) {
  const [, digits = '', rest = ''] = /^0*([1-9]\d{0,8})(.*)$/.exec(streetNumber) ?? []
  const info = [digits === '' ? '' : rest.trim(), other].filter(Boolean).join(' ').slice(0, 40)
  return { Street: digits === '' ? [street, streetNumber].filter(Boolean).join(' ') : street, HouseNumber: digits, HouseNumberInfo: info }
}

const addressOf = (party: Party) => ({
  Name: party.name.slice(0, 40),
  ...houseOf(party),
  City: party.city,
  ZipCode: party.postalCode,
  CountryIsoCode: party.countryCode === 'HUN' ? 'HU' : party.countryCode.slice(0, 2),
  ContactName: party.name.slice(0, 40),
  ContactPhone: party.phone,
  ContactEmail: party.email,
})

/** PRS: GLS collects at the customer's and brings it to us; PSD: to one of its lockers or shops. */
function servicesOf({ leg, locker }: ParcelOrder) {
  if (leg === 'in') return [{ Code: 'PRS' }]
  return locker ? [{ Code: 'PSD', PSDParameter: { StringValue: locker.code } }] : []
}

/** A parcel as `PrintLabels` takes it. */
export const glsParcel = (order: ParcelOrder, clientNumber: number) => ({
  ClientNumber: clientNumber,
  ClientReference: order.clientReference,
  Count: 1,
  Content: (order.note || order.clientReference).slice(0, 40),
  ...(order.cashOnDelivery > 0
    ? { CODAmount: inCash(order.cashOnDelivery), CODCurrency: 'HUF', CODReference: order.clientReference }
    : { CODAmount: 0 }),
  PickupDate: glsDate(order.day),
  PickupAddress: addressOf(order.leg === 'in' ? order.customer : order.workshop),
  DeliveryAddress: addressOf(order.leg === 'in' ? order.workshop : order.customer),
  ServiceList: servicesOf(order),
})

const number = z.union([z.number(), z.string().min(1)]).transform(String)
const listOf = <T extends z.ZodType>(of: T) =>
  z
    .array(of)
    .nullish()
    .transform((list) => list ?? [])
const errors = listOf(z.object({ ErrorCode: z.coerce.number(), ErrorDescription: z.string().nullish() }))
export type GlsErrors = z.output<typeof errors>

const printed = z.object({
  ParcelId: number,
  ParcelNumber: number,
  ClientReference: z.string().nullish(),
  Parcel: z.object({ ClientReference: z.string().nullish() }).nullish(),
})
/** The same thing stands at two places, depending on the method. */
export const referenceOf = ({ ClientReference, Parcel }: z.output<typeof printed>) => ClientReference ?? Parcel?.ClientReference ?? null

/** A PDF: an array of its bytes, or Base64. */
const labels = z
  .union([z.array(z.int().min(0).max(255)), z.base64()])
  .nullish()
  .transform((bytes) => (bytes === null || bytes === undefined || bytes.length === 0 ? undefined : bytesOf(bytes)))
const bytesOf = (bytes: number[] | string): Uint8Array => (typeof bytes === 'string' ? Buffer.from(bytes, 'base64') : Uint8Array.from(bytes))

export const printLabelsAnswer = z.object({ Labels: labels, PrintLabelsErrorList: errors, PrintLabelsInfoList: listOf(printed) })
export const printedLabelsAnswer = z.object({ Labels: labels, GetPrintedLabelsErrorList: errors })
export const parcelListAnswer = z.object({ GetParcelListErrors: errors, PrintDataInfoList: listOf(printed) })
export const deleteLabelsAnswer = z.object({ DeleteLabelsErrorList: errors, SuccessfullyDeletedList: listOf(z.object({ ParcelId: number })) })
export const statusesAnswer = z.object({
  GetParcelStatusErrors: errors,
  ParcelStatusList: listOf(
    z.object({ StatusCode: z.coerce.number(), StatusDate: z.string(), StatusDescription: z.string().nullish(), DepotCity: z.string().nullish() }),
  ),
})

export const pointsAnswer = z.object({
  items: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string(),
      description: z.string().nullish(),
      type: z.string().nullish(),
      contact: z.object({ countryCode: z.string(), postalCode: z.string(), city: z.string(), address: z.string() }),
      location: z.tuple([z.number(), z.number()]),
      hours: listOf(z.tuple([z.coerce.number(), z.string(), z.string()])),
    }),
  ),
})
