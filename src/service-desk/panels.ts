import { isSeldom, type LifecycleAction, lifecycle } from '#requests/lifecycle.ts'
import { isBeforePickup, isBuyback, type RequestStatus, warrantyTypes } from '#requests/status.ts'
import type { Withdrawal } from '#statements/withdrawal.ts'

/** The working panels of the request page, each of its own slice. */
export const panels = [
  'arrival',
  'buyback',
  'worksheet',
  'quote',
  'report',
  'invoices',
  'courier',
  'storage',
  'messages',
  'statements',
  'emails',
  'corrections',
] as const
export type Panel = (typeof panels)[number]

/** A step with a button on the page. */
export type OfferedStep = { [Step in LifecycleAction]: (typeof lifecycle)[Step]['panel'] extends null ? never : Step }[LifecycleAction]

export const isOffered = (step: LifecycleAction): step is OfferedStep => lifecycle[step].panel !== null

/** The way back of a device whose customer withdrew. */
const wayBack: LifecycleAction = 'finishWithoutRepair'
const isAboutWork = (step: OfferedStep) => lifecycle[step].panel === 'worksheet' || lifecycle[step].panel === 'quote'

/** The steps with buttons, those expected in this status first; before them the way back, where the customer withdrew. */
export function offeredSteps(steps: readonly LifecycleAction[], status: RequestStatus, withdrawal: Withdrawal = null): OfferedStep[] {
  const rank = (step: OfferedStep) => (withdrawal === 'accepted' && step === wayBack ? -1 : Number(isSeldom(step, status)))
  return steps.filter(isOffered).toSorted((one, other) => rank(one) - rank(other))
}

/**
 * The main button: the most likely next step. Null: what is left is seldom, or goes on with work whose customer withdrew, and no button stands out.
 */
export function mainStep(steps: readonly LifecycleAction[], status: RequestStatus, withdrawal: Withdrawal = null): OfferedStep | null {
  const [first] = offeredSteps(steps, status, withdrawal)
  if (!first) return null
  // What nobody needs to bring any more is not waited for: its request is cancelled.
  if (withdrawal === 'accepted' && isBeforePickup(status)) return null
  if (withdrawal !== null && isAboutWork(first)) return withdrawal === 'accepted' && first === wayBack ? first : null
  return isSeldom(first, status) ? null : first
}

const firstPanel: Readonly<Record<RequestStatus, Panel>> = {
  RECEIVED: 'courier',
  DELIVERY_IN_ORDERED: 'arrival',
  ARRIVED: 'worksheet',
  QUOTE_DONE: 'quote',
  QUOTE_ACCEPTED: 'worksheet',
  QUOTE_REJECTED: 'worksheet',
  PRODUCT_LEFT_THE_SERVICE: 'courier',
  INVOICE_DONE: 'courier',
  DELIVERY_OUT_ORDERED: 'courier',
  SHIPPED: 'courier',
  SERVICE_DONE: 'messages',
}

/** Nothing leaves before its invoice is there; and what nobody took over waits for a decision. */
function firstOf(status: RequestStatus, steps: readonly LifecycleAction[]): Panel {
  if (steps.includes('declareAbandoned')) return 'storage'
  return steps.includes('issueInvoice') ? 'invoices' : firstPanel[status]
}

/** What is written of a repair alone. */
const ofRepair: readonly Panel[] = ['worksheet', 'quote', 'report']

const beforeRepair: readonly LifecycleAction[] = ['sendQuote', 'askInsurer', 'insurerAccepts']

type Shown = { readonly status: RequestStatus; readonly warrantyTypeId: number; readonly steps?: readonly LifecycleAction[] }

/** What the status calls for comes first; the rest keeps the order of a repair. */
export function panelsFor({ status, warrantyTypeId, steps = [] }: Shown): Panel[] {
  if (isBuyback({ warrantyTypeId })) {
    const called = firstOf(status, steps)
    const leading = ofRepair.includes(called) ? 'buyback' : called
    return [leading, ...panels.filter((panel) => panel !== leading && !ofRepair.includes(panel))]
  }
  // Nothing is repaired for money before its quote, whoever pays.
  const isAboutMoney = warrantyTypeId === warrantyTypes.paid || steps.some((step) => beforeRepair.includes(step))
  const first = status === 'ARRIVED' && isAboutMoney ? 'quote' : firstOf(status, steps)
  return [first, ...panels.filter((panel) => panel !== first && panel !== 'buyback')]
}
