import { z } from 'zod'
import { parcelSteps } from '#requests/milestones.ts'
import { pickupWindows } from '#requests/pickup-window.ts'
import { nextStepCodes } from '#requests/promise.ts'
import { afterCancelling } from '#requests/request-state.ts'
import { historyCodes, outcomes, requestStatuses } from '#requests/status.ts'
import { buybackTimelineSteps } from '#requests/timeline.ts'
import { headlines } from './headline.ts'
import { serviceRequest } from './service-request.ts'

const id = z.int()
const named = z.object({ id, name: z.string() })
const day = z.string().describe('2026-11-21, in Europe/Budapest')
const instant = z.string().describe('2026-11-21T09:15:00Z')

/** SPEC 3, history entry; a step still to come has neither status nor date. */
export const historyEntry = z.object({
  status: z.enum(requestStatuses).nullable(),
  date: instant.nullable(),
  type: z.string(),
  code: z.int().nullable(),
})
export type HistoryEntry = z.output<typeof historyEntry>

const timelineStep = z.object({
  step: z.union([z.literal(historyCodes), z.enum([...buybackTimelineSteps, 'return', 'cancelled', 'lost', 'abandoned'])]),
  at: instant.nullable(),
  state: z.enum(['done', 'upcoming']),
})

const nextStep = z.object({
  code: z.enum(nextStepCodes),
  from: day.nullable(),
  by: day.nullable(),
  /** What was promised first, where a later day holds now. */
  first: day.nullable(),
  /** The first promise has passed, whatever was promised since. */
  late: z.boolean(),
  /** The day that holds now has passed as well. */
  passed: z.boolean(),
  /** False: the day leads through a year whose moved working days are not known yet. */
  certain: z.boolean(),
})

/** SPEC 3, service request, as its holder follows it (DESIGN 8.25). Who gets which field whole: requests/server/mask.ts. */
export const followedRequest = z.object({
  ...serviceRequest.shape,
  crmRequestId: id,
  gsmWorksheetId: z.string().nullable(),
  /** Goes back with a change, so nobody changes what they have not seen. */
  version: id,
  status: z.enum(requestStatuses),
  afterCancelling,
  outcome: z.enum(outcomes).nullable(),
  receivedTime: instant,
  closedTime: instant.nullable(),
  availableServiceId: id,
  warrantyType: named,
  brand: named,
  productGroup: named,
  productType: z.object({ id: id.nullable(), factoryName: z.string(), tradeName: z.string() }).nullable(),
  deviceColour: named.nullable(),
  deviceIdentifierIn: z.string(),
  identifierKind: z.enum(['imei', 'serial']),
  dateOfPurchase: day.nullable(),
  troubleDescription: z.string(),
  insuranceNumber: z.string().nullable(),
  pickup: z.object({
    day: day.nullable(),
    window: z.enum(pickupWindows).nullable(),
    postalCode: z.string(),
    city: z.string(),
    note: z.string().nullable(),
  }),
  history: z.array(historyEntry),
  timeline: z.array(timelineStep),
  /** The same steps with those of the parcel among them, and by when each is expected. */
  milestones: z.array(
    timelineStep.extend({
      step: z.union([timelineStep.shape.step, z.enum(parcelSteps)]),
      expected: z.object({ from: day.nullable(), by: day }).nullable(),
    }),
  ),
  /** Where it stands by the newest of parcel and repair. */
  headline: z.enum(headlines),
  next: nextStep.nullable(),
  /** The service warranty of a repair that is over: its last day, and the link to a repeat claim (SPEC 2, `identicalHash`). */
  serviceWarranty: z.object({ until: day, identicalHash: z.string() }).nullable(),
  /** Of the company that sent it; shown to its people. */
  costCentre: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  may: z.object({ changePickup: z.boolean(), cancel: z.boolean(), uploadDocuments: z.boolean(), changeCostCentre: z.boolean() }),
})
export type FollowedRequest = z.output<typeof followedRequest>
