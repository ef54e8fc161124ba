import { z } from 'zod'
import { lineOfText, longText, requiredLine } from '#base/plain-text.ts'
import { addDays, type Day, isDay } from '#calendar/calendar.ts'
import { issueMessage, refusedWith, wrongType } from '#errors.ts'
import { guessKind, type IdentifierKind, normaliseIdentifier, refusalOfImei } from '#requests/identifier.ts'
import { afterCancelling } from '#requests/request-state.ts'
import { outcomes, requestStatuses } from '#requests/status.ts'

/** How many devices are announced at once, by form, file or API. */
export const maxAnnounced = 200

/** Of the row that the template has as an example: it announces nothing. */
export const exampleReference = 'MINTA-0001'

/** Nobody plans further ahead; a day behind it is a slip of the pen. */
const furthestDays = 366

export type PreAlertState = 'announced' | 'arrived' | 'withdrawn'

/** As it is shown: what did not come by its day is overdue. */
export const preAlertStatuses = ['announced', 'overdue', 'arrived', 'withdrawn'] as const
export type PreAlertStatus = (typeof preAlertStatuses)[number]

/** @param today in Europe/Budapest */
export const statusOf = ({ state, expectedOn }: { readonly state: PreAlertState; readonly expectedOn: Day }, today: Day): PreAlertStatus =>
  state === 'announced' && expectedOn < today ? 'overdue' : state

/** What a reference is compared and scanned by: capitals, no blanks, one kind of hyphen. */
export const referenceKey = (typed: string): string => normaliseIdentifier('serial', typed)

/** All that a pre-alert is found by, in one text; a text is looked for in it by its own `referenceKey`. */
export const searchKeyOf = (parts: readonly (string | null | undefined)[]): string =>
  parts.flatMap((part) => (part ? referenceKey(part) : [])).join('|')

/** Whether a device may be announced for a day. @param today in Europe/Budapest */
export const isPossibleDay = (day: Day, today: Day): boolean => day >= today && day <= addDays(today, furthestDays)

export type KnownIdentifier = { readonly kind: IdentifierKind; readonly identifier: string }

/** What was typed, as an IMEI or a serial number; null: nothing was. */
export function identifierOf(typed: string): KnownIdentifier | null {
  if (typed === '') return null
  const kind = guessKind(typed)
  return { kind, identifier: normaliseIdentifier(kind, typed) }
}

const identifier = lineOfText(60)
  .default('')
  .superRefine((typed, refused) => {
    const read = identifierOf(typed)
    const refusal = read?.kind === 'imei' ? refusalOfImei(typed) : null
    if (refusal) refused.addIssue({ code: 'custom', message: issueMessage(refusal.code, refusal.values) })
    else if (read && !/^[A-Z\d/-]{1,60}$/.test(read.identifier)) refused.addIssue({ code: 'custom', message: issueMessage('SERIAL_CHARACTERS') })
  })

const day = z.string(wrongType).max(10, refusedWith('REPORT_DAY')).refine(isDay, refusedWith('REPORT_DAY'))
const note = longText(1000).default('')

/** One device as its partner announces it. */
export const announcedDevice = z.strictObject(
  {
    reference: lineOfText(60)
      .refine((typed) => referenceKey(typed) !== '', refusedWith('REQUIRED'))
      .refine((typed) => referenceKey(typed) !== exampleReference, refusedWith('CELL_EXAMPLE'))
      .describe('What the partner calls it; one open announcement of each'),
    brandId: z.int(wrongType).positive(wrongType).nullable().default(null),
    device: requiredLine(100).describe('The model, or what it is; with a brand a model of the catalogue is recognised'),
    identifier: identifier.describe('IMEI or serial number, where it is known'),
    expectedOn: day.describe('2026-11-30'),
    note,
  },
  wrongType,
)
export type AnnouncedDevice = z.output<typeof announcedDevice>

/** Devices whose reference stands before them already, each with the place where. */
export function referencesTwice(devices: readonly { readonly reference: string }[]): ReadonlyMap<number, number> {
  const seen = new Map<string, number>()
  const twice = new Map<number, number>()
  for (const [place, { reference }] of devices.entries()) {
    const key = referenceKey(reference)
    if (key === '') continue
    const first = seen.get(key)
    if (first === undefined) seen.set(key, place)
    else twice.set(place, first)
  }
  return twice
}

/** What is announced at once: all of it, or none. */
export const announcement = z
  .strictObject(
    {
      devices: z
        .array(announcedDevice, wrongType)
        .min(1, refusedWith('REQUIRED'))
        .max(maxAnnounced, refusedWith('PRE_ALERTS_TOO_MANY', { max: maxAnnounced })),
      source: z
        .enum(['form', 'file'], wrongType)
        .default('form')
        .describe('Whether the devices came from a file; with an API key it is `api` anyway'),
    },
    wrongType,
  )
  .superRefine(({ devices }, refused) => {
    for (const [place, first] of referencesTwice(devices))
      refused.addIssue({ code: 'custom', path: ['devices', place, 'reference'], message: issueMessage('PRE_ALERT_TWICE', { place: first + 1 }) })
  })

const version = z.int(wrongType).positive(wrongType)

/** What the partner changes while the device has not come. */
export const changedPreAlert = z.strictObject({ version, expectedOn: day, note }, wrongType)
export const seenPreAlert = z.strictObject({ version }, wrongType)

const instant = z.string().describe('2026-11-21T09:15:00Z')

export const preAlert = z.object({
  id: z.int(),
  /** Sent back with every change, so that nobody overwrites what they have not seen. */
  version: z.int(),
  reference: z.string(),
  /** Brand and model, or what the partner called it. */
  device: z.string(),
  identifier: z.string().nullable(),
  expectedOn: z.string(),
  status: z.enum(preAlertStatuses),
  note: z.string(),
  announcedAt: instant,
  /** What it became; null: it has not come. */
  request: z
    .object({
      crmRequestId: z.int(),
      requestNumber: z.string(),
      status: z.enum(requestStatuses),
      afterCancelling,
      outcome: z.enum(outcomes).nullable(),
      closed: z.boolean(),
      warrantyTypeId: z.int(),
    })
    .nullable(),
})
export type PreAlert = z.output<typeof preAlert>

const preAlertStep = z.object({
  id: z.int(),
  step: z.enum(['announced', 'changed', 'withdrawn', 'arrived']),
  at: instant,
  /** Null: an employee of ours. */
  by: z.string().nullable(),
  expectedOn: z.string(),
  /** The API key it came with. */
  note: z.string(),
})

/** One's own, with what happened to it. */
export const shownPreAlert = preAlert.extend({
  announcedBy: z.string(),
  history: z.array(preAlertStep),
  /** Whether the caller may change or withdraw it now. */
  mayChange: z.boolean(),
})
export type ShownPreAlert = z.output<typeof shownPreAlert>
