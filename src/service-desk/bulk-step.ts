import { z } from 'zod'
import type { PermissionKey } from '#accounts/who.ts'
import { type ErrorCode, errors, refusedWith, wrongType } from '#errors.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { requestStatuses } from '#requests/status.ts'
import { holdReasons } from './hold.ts'

/** How many requests one step may be taken for at once. */
export const maxItems = 100

const accountId = z.int(wrongType).positive(wrongType).nullable()

/** The steps that need nothing but to be chosen. */
const bulkStep = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('hold'), reason: z.enum(holdReasons, wrongType) }),
    z.strictObject({ kind: z.literal('resume') }),
    z.strictObject({ kind: z.literal('assign'), accountId }),
    z.strictObject({ kind: z.literal('finishRepair') }),
    z.strictObject({ kind: z.literal('finishWithoutRepair'), outcome: z.enum(lifecycle.finishWithoutRepair.outcomes, wrongType) }),
    z.strictObject({ kind: z.literal('ship') }),
  ],
  wrongType,
)
export type BulkStep = z.output<typeof bulkStep>

/** What each step needs to be permitted, as the row of the single step asks. */
export const keyOfBulkStep = {
  hold: 'request.transition',
  resume: 'request.transition',
  assign: 'request.queue',
  finishRepair: lifecycle.finishRepair.key,
  finishWithoutRepair: lifecycle.finishWithoutRepair.key,
  ship: lifecycle.ship.key,
} as const satisfies Record<BulkStep['kind'], PermissionKey>

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
  z.object({ id: z.int(), result: z.literal('done'), ...requestState }),
  /** `version` and `status`: how it stands now, where it is known. */
  z.object({
    id: z.int(),
    result: z.literal('refused'),
    code: z.enum(codes),
    message: z.string(),
    version: z.int().nullable(),
    status: requestState.status.nullable(),
  }),
])
export type BulkResult = z.output<typeof bulkResult>
