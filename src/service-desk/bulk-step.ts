import { z } from 'zod'
import type { PermissionKey } from '#accounts/who.ts'
import { type ErrorCode, errors, refusedWith, wrongType } from '#errors.ts'
import { isLifecycleAction, type LifecycleAction, lifecycle, lifecycleActions, stepOfLife } from '#requests/lifecycle.ts'
import { afterCancelling } from '#requests/request-state.ts'
import { type Outcome, requestStatuses, unrepairedOutcomes } from '#requests/status.ts'
import { holdReasons } from './hold.ts'

/** How many requests one step may be taken for at once. */
export const maxItems = 100

const accountId = z.int(wrongType).positive(wrongType).nullable()

type StepInBulk = { [Step in LifecycleAction]: (typeof lifecycle)[Step] extends { inBulk: true } ? Step : never }[LifecycleAction]
type StepWithOutcome = {
  [Step in StepInBulk]: (typeof lifecycle)[Step] extends { outcomes: readonly [Outcome, Outcome, ...Outcome[]] } ? Step : never
}[StepInBulk]

const isInBulk = (step: LifecycleAction): step is StepInBulk => stepOfLife(step).inBulk === true

/** The outcome of the work is to be chosen with the step. */
export const choosesOutcome = (step: StepInBulk): step is StepWithOutcome => (stepOfLife(step).outcomes ?? []).length > 1

/** The steps of the life of a request that can be taken for many at once. */
export const stepsInBulk = lifecycleActions.filter(isInBulk)

/** The steps that need nothing but to be chosen. */
const bulkStep = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('hold'), reason: z.enum(holdReasons, wrongType) }),
    z.strictObject({ kind: z.literal('resume') }),
    z.strictObject({ kind: z.literal('assign'), accountId }),
    z.strictObject({ kind: z.enum(stepsInBulk.filter((step) => !choosesOutcome(step))) }),
    z.strictObject({ kind: z.enum(stepsInBulk.filter(choosesOutcome)), outcome: z.enum(unrepairedOutcomes, wrongType) }),
  ],
  wrongType,
)
export type BulkStep = z.output<typeof bulkStep>

const ownKeys = { hold: 'request.transition', resume: 'request.transition', assign: 'request.queue' } as const

/** What a step needs to be permitted, as the row of the single step asks. */
export const keyOfBulkStep = (kind: BulkStep['kind']): PermissionKey => (isLifecycleAction(kind) ? lifecycle[kind].key : ownKeys[kind])

export const bulkSteps = z.strictObject(
  {
    items: z
      .array(z.strictObject({ id: z.int(wrongType).positive(wrongType), version: z.int(wrongType) }, wrongType), wrongType)
      .min(1, refusedWith('REQUIRED'))
      .max(maxItems, refusedWith('LIST_TOO_LONG', { max: maxItems })),
    step: bulkStep,
  },
  wrongType,
)

const codes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]
const requestState = { version: z.int(), status: z.enum(requestStatuses) }

/** What became of each request, in the order they were sent. */
export const bulkResult = z.discriminatedUnion('result', [
  z.object({ id: z.int(), result: z.literal('done'), ...requestState, afterCancelling }),
  /** `version` and `status`: how it stands now, where it is known. */
  z.object({
    id: z.int(),
    result: z.literal('refused'),
    code: z.enum(codes),
    message: z.string(),
    version: z.int().nullable(),
    status: requestState.status.nullable(),
    afterCancelling,
  }),
])
export type BulkResult = z.output<typeof bulkResult>
