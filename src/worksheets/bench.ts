import { z } from 'zod'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { signatureKinds } from '#signatures/signature.ts'
import { away } from './away.ts'

const instant = z.string().describe('2026-11-21T09:15:00Z')

export const photoMoments = ['before', 'after'] as const
export type PhotoMoment = (typeof photoMoments)[number]

/** Of each moment. */
export const maxPhotosOfMoment = 6

/** Of a file, as it is sent: the server takes no larger one (base/server/http/http-files.ts). */
export const maxPhotoMegabytes = 5

/** What the customer read and signed, where the server could not be asked: see `signedContent`. */
const signedSha256 = z.string(wrongType).regex(/^[0-9a-f]{64}$/, refusedWith('INVALID_INPUT'))

/** Signed without a network: on the sheet as the phone showed it. */
export const signedAway = z.strictObject({ ...away, contentSha256: signedSha256 }, wrongType)

/** Taken without a network. */
export const photoAway = z.strictObject(away, wrongType)

export const photoDraft = { moment: z.enum(photoMoments, wrongType), caption: lineOfText(200).default('') } as const

/** Hours after which nobody believes a timer that was not stopped: whoever stops it says how long it was. */
export const believedHours = 4
/** A sheet has no more labour than this. */
export const maxLabourMinutes = 6000

/** `null`: as long as it ran. */
export const timedMinutes = z
  .int(wrongType)
  .min(0, refusedWith('QUOTE_FIGURE', { min: 0, max: maxLabourMinutes }))
  .max(maxLabourMinutes, refusedWith('QUOTE_FIGURE', { min: 0, max: maxLabourMinutes }))
  .nullable()

/** Whole minutes of work, a begun one counts. */
export const minutesBetween = (startedMs: number, nowMs: number): number => Math.max(0, Math.ceil((nowMs - startedMs) / 60_000))

/** Whether a timer was forgotten rather than worked by. */
export const isForgotten = (minutes: number): boolean => minutes > believedHours * 60

/** What stands on a sheet beside its fields, and what this employee may do with it. */
export const benchView = z.object({
  mayEdit: z.boolean(),
  /** After the closing too, until the repair is over: the customer signs when the device is handed over. */
  maySign: z.boolean(),
  /** Who is expected to sign. */
  customer: z.string().nullable(),
  /** The newest; `holds`: the sheet still says what was signed. */
  signature: z.object({ kind: z.enum(signatureKinds), signer: z.string(), signedAt: instant, takenBy: z.string(), holds: z.boolean() }).nullable(),
  photos: z.array(z.object({ id: z.int(), moment: z.enum(photoMoments), caption: z.string(), takenAt: instant, takenBy: z.string() })),
  timer: z.object({
    /** Since when this employee's runs here. */
    mine: instant.nullable(),
    /** It runs on another sheet. */
    elsewhere: z.object({ number: z.string(), startedAt: instant }).nullable(),
    /** Colleagues at work on this sheet. */
    others: z.array(z.object({ by: z.string(), startedAt: instant })),
  }),
})
export type BenchView = z.output<typeof benchView>
