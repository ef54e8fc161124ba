import { z } from 'zod'
import { customerTypes } from '#accounts/who.ts'
import { parcelProviders } from '#addresses/parcel-point.ts'
import { languages } from '#base/languages.ts'
import { withdrawals } from '#courier/shipment.ts'
import { documentsApi } from '#documents/documents.api.ts'
import { agreedTexts } from '#requests/agreed-texts.ts'
import { type LifecycleAction, lifecycleActions } from '#requests/lifecycle.ts'
import { pickupWindows } from '#requests/pickup-window.ts'
import { preparationItem } from '#requests/preparation.ts'
import { afterCancelling } from '#requests/request-state.ts'
import { outcomes, requestStatuses } from '#requests/status.ts'
import { counterFacts } from '#stores/store-device.ts'
import { followedRequest } from '#tracking/followed-request.ts'
import { deadlineStatuses, deadlines } from './company-deadlines.ts'
import { employeeName, held } from './queue.ts'

const day = z.string().describe('2026-11-21, in Europe/Budapest')
const instant = z.string().describe('2026-11-21T09:15:00Z')
const action = z.enum(lifecycleActions as [LifecycleAction, ...LifecycleAction[]])
const earlier = z.object({ crmRequestId: z.int(), gsmWorksheetId: z.string().nullable() })

const address = z.object({
  contactName: z.string(),
  contactPhone: z.string(),
  /** In one line. */
  address: z.string(),
  locker: z.object({ provider: z.enum(parcelProviders), code: z.string() }).nullable(),
  billingName: z.string().nullable(),
  taxNumber: z.string().nullable(),
})

const historyLine = z.object({
  id: z.int(),
  step: z.string(),
  code: z.int().nullable(),
  status: z.enum(requestStatuses),
  at: instant,
  byKind: z.enum(['customer', 'staff', 'system']),
  /** The name of the account that acted; null: none did, or it has no name. */
  by: z.string().nullable(),
  note: z.string().nullable(),
  /** Only employees see it. */
  internal: z.boolean(),
  /** It was taken back. */
  undone: z.boolean(),
})

/** Never part of any answer to customers. */
export const internalNote = z.object({ id: z.int(), at: instant, by: employeeName, text: z.string() })

/** Everything an employee sees of a request on one screen. */
export const deskRequest = z.object({
  crmRequestId: z.int(),
  gsmWorksheetId: z.string().nullable(),
  version: z.int(),
  status: z.enum(requestStatuses),
  afterCancelling,
  outcome: z.enum(outcomes).nullable(),
  /** Of the customer: emails and documents are written in it. */
  language: z.enum(languages),
  receivedTime: instant,
  /** Days since then, in Budapest. */
  ageInDays: z.int(),
  /** The day of the answer: the browser's own clock may be wrong. */
  today: day,
  arrivedTime: instant.nullable(),
  readyTime: instant.nullable(),
  handedBackTime: instant.nullable(),
  closedTime: instant.nullable(),
  service: z.string(),
  provider: z.string().nullable(),
  warrantyTypeId: z.int(),
  insuranceNumber: z.string().nullable(),
  rmaNumber: z.string().nullable(),
  referenceNumber: z.string().nullable(),
  /** Whole forints; a quote up to it is accepted by itself. */
  repairCostLimit: z.int().nullable(),
  /** What the customer was told before the booking, gross forints with the delivery; null: nothing was promised. */
  expected: z.object({ from: z.int(), to: z.int() }).nullable(),
  device: z.object({
    brandId: z.int(),
    brand: z.string(),
    group: z.string(),
    type: z.string().nullable(),
    colour: z.string().nullable(),
    identifier: z.string(),
    identifierKind: z.enum(['imei', 'serial']),
    /** The device shows none, so the portal made one. */
    identifierGenerated: z.boolean(),
    imei2: z.string().nullable(),
    dateOfPurchase: day.nullable(),
    purchasePrice: z.int().nullable(),
  }),
  customer: z.object({
    accountId: z.int().nullable(),
    customerType: z.enum(customerTypes),
    name: z.string(),
    /** Null for an employee without customer.view, as the tax number and the addresses. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
    taxNumber: z.string().nullable(),
  }),
  /** Who took the booking down on the telephone, and what the customer said yes to there; null: the customer booked by themselves. */
  telephone: z
    .object({
      by: z.string().nullable(),
      consents: z.array(z.object({ text: z.enum(agreedTexts), version: day, at: instant })),
    })
    .nullable(),
  /** How the device was handed in at the counter of a store (decision 92); null: it was not. */
  counter: counterFacts.nullable(),
  addresses: z.object({ deliveryIn: address, deliveryOut: address, billing: address }).nullable(),
  pickup: z.object({
    day: day.nullable(),
    window: z.enum(pickupWindows).nullable(),
    /** Which days are offered depends on it. */
    postalCode: z.string(),
    note: z.string().nullable(),
    collectedTime: instant.nullable(),
    /** Of a cancelled request: what came of calling the courier off. Null: no courier had an order any more. */
    withdrawal: z.enum(withdrawals).nullable(),
  }),
  fault: z.object({ options: z.array(z.string()), description: z.string(), other: z.string().nullable() }),
  accessories: z.object({ listed: z.array(z.string()), other: z.string().nullable() }),
  preparation: z.array(preparationItem),
  previous: earlier.nullable(),
  /** Other requests of the same device, the newest first. */
  sameDevice: z.array(earlier),
  documents: documentsApi.documentsOfRequest.answers.shape.documents,
  history: z.array(historyLine),
  timeline: followedRequest.shape.timeline,
  /** `by`: what the customer was told last; `next`: what the portal expects. */
  promise: z.object({
    by: day.nullable(),
    /** What they were told first about this step. */
    first: day.nullable(),
    late: z.boolean(),
    /** Working days since the first promise. */
    daysLate: z.int(),
    /** The portal has told the customer as often as it does by itself, and the day has passed again: an employee writes. */
    mustWrite: z.boolean(),
    notices: z.int(),
    next: followedRequest.shape.next,
    /** Every day that was promised, the latest first. */
    made: z.array(
      z.object({
        id: z.int(),
        step: z.string(),
        day,
        /** The first about its step: lateness counts from it. */
        isFirst: z.boolean(),
        madeTime: instant,
        byKind: z.enum(['customer', 'staff', 'system']),
        by: z.string().nullable(),
        /** In an employee's words; of the portal's own what the request was waiting for. */
        reason: z.string().nullable(),
        /** Of a first one: how it ended; null: it is awaited. */
        ended: z.enum(['done', 'void']).nullable(),
        endedTime: instant.nullable(),
      }),
    ),
  }),
  /** Of a lost parcel, while finance has not paid it; null: nothing is to be paid. */
  compensation: z.object({ amount: z.int().describe('Whole forints'), hasAccount: z.boolean(), dueOn: day.nullable() }).nullable(),
  /** The company's own duties; none but in a warranty repair whose device is on the bench. */
  deadlines: z.array(z.object({ deadline: z.enum(deadlines), day, state: z.enum(deadlineStatuses) })),
  hold: held,
  /** GDPR 18: since when the customer's data are only for the repair that was ordered. */
  restrictedAt: instant.nullable(),
  assigned: employeeName.nullable(),
  notes: z.array(internalNote),
  /** What this employee may do now. */
  steps: z.array(action),
  /** Where none of that has a button: the expected step, which waits for a colleague who may take it. */
  stepOfOthers: action.nullable(),
  may: z.object({
    hold: z.boolean(),
    resume: z.boolean(),
    assign: z.boolean(),
    promise: z.boolean(),
    note: z.boolean(),
    openDocuments: z.boolean(),
    upload: z.boolean(),
    /** On the customer's behalf. */
    changePickup: z.boolean(),
    cancel: z.boolean(),
  }),
  /** The step this employee may take back. */
  undo: z
    .object({
      step: action,
      to: z.enum(requestStatuses),
      isMailed: z.boolean().describe('The customer got a letter about it, and gets one about this'),
    })
    .nullable(),
})
export type DeskRequest = z.output<typeof deskRequest>
