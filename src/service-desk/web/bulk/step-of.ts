import { isLifecycleAction, stepOfLife } from '#requests/lifecycle.ts'
import { unrepairedOutcomes } from '#requests/status.ts'
import { type BulkStep, choosesOutcome, stepsInBulk } from '../../bulk-step.ts'
import { holdReasons } from '../../hold.ts'
import type { DeskRow } from '../../queue.ts'

export type BulkKind = BulkStep['kind']
export const bulkKinds: readonly BulkKind[] = ['assign', 'hold', 'resume', ...stepsInBulk]

/** In the place of an employee's number: nobody shall look after it. */
export const nobody = 'nobody'

/** The step as it is sent; null while what it needs is not chosen. `detail`: a reason, an outcome or an employee. */
export function stepOf(kind: BulkKind, detail: string): BulkStep | null {
  switch (kind) {
    case 'hold': {
      const reason = holdReasons.find((one) => one === detail)
      return reason ? { kind, reason } : null
    }
    case 'assign':
      if (detail === nobody) return { kind, accountId: null }
      return /^\d+$/.test(detail) ? { kind, accountId: Number(detail) } : null
    case 'resume':
      return { kind }
    default: {
      if (!choosesOutcome(kind)) return { kind }
      const outcome = unrepairedOutcomes.find((one) => one === detail)
      return outcome ? { kind, outcome } : null
    }
  }
}

/** The customer gets an email about it, so it is worth a second look. */
export const tellsCustomer = (kind: BulkKind): boolean => isLifecycleAction(kind) && stepOfLife(kind).emails.length > 0

/** Of how many what the accepted quote wrote on the sheet is taken off it again, as the device goes back unrepaired. */
export const plannedTakenOut = (kind: BulkKind, rows: readonly Pick<DeskRow, 'status'>[]): number =>
  kind === 'finishWithoutRepair' ? rows.filter(({ status }) => status === 'QUOTE_ACCEPTED').length : 0
