import { z } from 'zod'
import { refusedWith, wrongType } from '#errors.ts'
import { can, type LifecycleAction, type RequestState } from '#requests/lifecycle.ts'
import { requestStatuses, warrantyTypes } from '#requests/status.ts'

/** Days without any use after which a sandbox is deleted. */
export const idleDays = 30
/** At most so many hours pass in one call. */
const maxHours = 168
/** No further ahead than this: the calendar of working days is known for about a year. */
export const maxAheadHours = 24 * 120
/** Requests its screen and its call show, the newest first. */
export const shownRequests = 50

/** What a partner does in place of the courier and the workshop; each is a step of a request's life. */
const sandboxSteps = ['receive', 'sendQuote', 'issueReport', 'finishRepair', 'returnUnrepaired', 'orderDelivery', 'ship', 'handBack'] as const
export type SandboxStep = (typeof sandboxSteps)[number]

const lifeOf = {
  receive: 'receiveDevice',
  sendQuote: 'sendQuote',
  issueReport: 'finishRepair',
  finishRepair: 'finishRepair',
  returnUnrepaired: 'finishWithoutRepair',
  orderDelivery: 'orderDelivery',
  ship: 'ship',
  handBack: 'handBack',
} as const satisfies Record<SandboxStep, LifecycleAction>

type State = RequestState & { readonly warrantyTypeId: number }

/** The steps that the status allows. What a step needs beside it is asked when it is taken, as in life. */
export const stepsFor = (state: State): SandboxStep[] =>
  sandboxSteps.filter((step) => {
    if (!can(lifeOf[step], state)) return false
    const isPaid = state.warrantyTypeId === warrantyTypes.paid
    if (step === 'issueReport') return state.status === 'ARRIVED' && !isPaid
    // Whoever pays is asked first.
    return !(step === 'finishRepair' && isPaid && state.status === 'ARRIVED')
  })

const instant = z.string().describe('2026-11-21T09:15:00Z')

/** How the sandbox of a company stands, as the portal around it knows it. */
export const sandboxState = z.object({
  isOffered: z.boolean(),
  /** Null: there is none. */
  sandbox: z.object({ openedAt: instant, deletedAt: instant.describe('When it is deleted, unless it is used before') }).nullable(),
})

export const advancedClock = z.strictObject(
  { hours: z.int(wrongType).min(1, refusedWith('INVALID_INPUT')).max(maxHours, refusedWith('INVALID_INPUT')) },
  wrongType,
)
export const clock = z.object({ now: instant, aheadHours: z.int() })

export const takenStep = z.strictObject({ step: z.enum(sandboxSteps, wrongType) }, wrongType)
export const sandboxRequest = z.object({
  crmRequestId: z.int(),
  device: z.string(),
  status: z.enum(requestStatuses),
  closed: z.boolean(),
  steps: z.array(z.enum(sandboxSteps)),
})
export type SandboxRequest = z.output<typeof sandboxRequest>
