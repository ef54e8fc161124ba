import { lifecycle } from '#requests/lifecycle.ts'
import type { BulkStep } from '../../bulk-step.ts'
import { holdReasons } from '../../hold.ts'

export type BulkKind = BulkStep['kind']
export const bulkKinds = ['assign', 'hold', 'resume', 'finishRepair', 'finishWithoutRepair', 'ship'] as const satisfies readonly BulkKind[]

/** In the place of an employee's number: nobody shall look after it. */
export const nobody = 'nobody'

/** The step as it is sent; null while what it needs is not chosen. `detail`: a reason, an outcome or an employee. */
export function stepOf(kind: BulkKind, detail: string): BulkStep | null {
  switch (kind) {
    case 'hold': {
      const reason = holdReasons.find((one) => one === detail)
      return reason ? { kind, reason } : null
    }
    case 'finishWithoutRepair': {
      const outcome = lifecycle.finishWithoutRepair.outcomes.find((one) => one === detail)
      return outcome ? { kind, outcome } : null
    }
    case 'assign':
      if (detail === nobody) return { kind, accountId: null }
      return /^\d+$/.test(detail) ? { kind, accountId: Number(detail) } : null
    case 'resume':
    case 'finishRepair':
    case 'ship':
      return { kind }
  }
}

/** The customer gets an email about it, so it is worth a second look. */
export const tellsCustomer = (kind: BulkKind): boolean => kind === 'finishRepair' || kind === 'finishWithoutRepair' || kind === 'ship'
