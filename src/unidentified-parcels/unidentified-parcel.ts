import { z } from 'zod'
import { addressFields, checkAddress } from '#addresses/address.ts'
import { lineOfText, longText, requiredLine, requiredPrinted } from '#base/plain-text.ts'
import { isDay } from '#calendar/calendar.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { spellingsOf } from '#requests/identifier.ts'

/** As many as an arrival has. */
export const maxParcelPhotos = 8

const maxCodes = 10

/** One code in each line, or parted by commas, as typed or scanned. */
export const codesIn = (typed: string): string[] => [...new Set(typed.split(/[\n,;]+/).map((code) => code.trim()))].filter(Boolean)

/** What a parcel is found by: every spelling of each of its codes. */
export const codeKeys = (codes: readonly string[]): string[] => [...new Set(codes.flatMap(spellingsOf))]

/** What is written down of a parcel that names no request. */
export const parcelNote = z.strictObject(
  {
    arrivedOn: z.string(wrongType).refine(isDay, refusedWith('REPORT_DAY')),
    description: longText().min(1, refusedWith('REQUIRED')),
    sender: lineOfText(300).default(''),
    codes: longText(600)
      .default('')
      .refine((typed) => codesIn(typed).length <= maxCodes, refusedWith('LIST_TOO_LONG', { max: maxCodes })),
  },
  wrongType,
)

/** Where the courier takes it back to. */
export const returnAddress = z
  .strictObject({ name: requiredPrinted(120), phone: requiredLine(30), email: lineOfText(200).default(''), ...addressFields }, wrongType)
  .superRefine(checkAddress)
export type ReturnAddress = z.output<typeof returnAddress>

/** How a parcel ends. */
export type ParcelWay = 'joined' | 'returned' | 'handed'

export const parcelLists = ['open', 'decided'] as const

export const unidentifiedParcel = z.object({
  id: z.int(),
  arrivedOn: z.string().describe('2026-11-21'),
  /** Calendar days since it came. */
  days: z.int(),
  notedAt: z.string().describe('2026-11-21T09:15:00Z'),
  notedBy: z.string(),
  description: z.string(),
  sender: z.string(),
  codes: z.array(z.string()),
  /** Positions, for `getUnidentifiedParcelPhoto`. */
  photos: z.array(z.int()),
  /** Requests with one of its codes, open ones and cancelled ones, while it waits. */
  fits: z.array(z.int()),
  /** The courier was asked to take it back, and its answer was lost. */
  isReturnAsked: z.boolean(),
  /** Null: it waits. */
  end: z
    .object({
      at: z.string(),
      by: z.string(),
      crmRequestId: z.int().nullable(),
      trackingNumber: z.string().nullable(),
      handedTo: z.string().nullable(),
    })
    .nullable(),
})
export type UnidentifiedParcel = z.output<typeof unidentifiedParcel>
