import type { PermissionKey } from '#accounts/who.ts'
import type { HistoryCode, Outcome, RequestStatus } from './status.ts'

export type By = 'customer' | 'staff' | 'system'

type Step = {
  readonly from: readonly RequestStatus[]
  readonly to: RequestStatus
  readonly by: readonly By[]
  /** What an employee needs to be permitted; the server asks it at every call, the button too. Null: no call takes the step yet. */
  readonly key: PermissionKey | null
  /** What is announced; reactions.ts says what follows. */
  readonly event: string
  /** What the customer's timeline shows; null: the step is not shown. */
  readonly code: HistoryCode | null
  /** The outcomes this step may give the request. */
  readonly outcomes?: readonly Outcome[]
  /** The step ends the request. */
  readonly closes?: true
}

/**
 * The life of a request (GAPS D1): every step from one status to the next, who may take it, what is announced and what the
 * history says. The server obeys this table and every button asks it; whatever is not here is 409.
 * What a step needs beyond the status (an arrival record, a quote line, a tracking number) its use case checks.
 */
export const lifecycle = {
  orderPickup: {
    from: ['RECEIVED'],
    to: 'DELIVERY_IN_ORDERED',
    by: ['staff', 'system'],
    key: 'courier.dispatch',
    event: 'pickupOrdered',
    code: null,
  },
  failPickup: {
    from: ['DELIVERY_IN_ORDERED'],
    to: 'DELIVERY_IN_ORDERED',
    by: ['staff', 'system'],
    key: 'courier.dispatch',
    event: 'pickupFailed',
    code: null,
  },
  receiveDevice: {
    from: ['DELIVERY_IN_ORDERED'],
    to: 'ARRIVED',
    by: ['staff'],
    key: 'request.arrive',
    event: 'deviceArrived',
    code: 20,
  },
  sendQuote: { from: ['ARRIVED'], to: 'QUOTE_DONE', by: ['staff'], key: 'quote.send', event: 'quoteSent', code: 30 },
  reviseQuote: { from: ['QUOTE_DONE', 'QUOTE_ACCEPTED'], to: 'QUOTE_DONE', by: ['staff'], key: 'quote.send', event: 'quoteSent', code: 30 },
  acceptQuote: {
    from: ['QUOTE_DONE'],
    to: 'QUOTE_ACCEPTED',
    by: ['customer', 'staff', 'system'],
    key: 'quote.decideOnBehalf',
    event: 'quoteAccepted',
    code: 32,
  },
  rejectQuote: {
    from: ['QUOTE_DONE'],
    to: 'QUOTE_REJECTED',
    by: ['customer', 'staff'],
    key: 'quote.decideOnBehalf',
    event: 'quoteRejected',
    code: 34,
  },
  expireQuote: { from: ['QUOTE_DONE'], to: 'QUOTE_REJECTED', by: ['system'], key: 'quote.send', event: 'quoteExpired', code: 36 },
  finishRepair: {
    from: ['ARRIVED', 'QUOTE_ACCEPTED'],
    to: 'PRODUCT_LEFT_THE_SERVICE',
    by: ['staff'],
    key: 'request.transition',
    event: 'repairFinished',
    code: 60,
    outcomes: ['REPAIRED'],
  },
  finishWithoutRepair: {
    from: ['ARRIVED', 'QUOTE_ACCEPTED', 'QUOTE_REJECTED'],
    to: 'PRODUCT_LEFT_THE_SERVICE',
    by: ['staff', 'system'],
    key: 'request.transition',
    event: 'returnPrepared',
    code: null,
    outcomes: ['NO_FAULT', 'WARRANTY_REJECTED', 'REPLACED', 'RETURNED_UNREPAIRED'],
  },
  issueInvoice: { from: ['PRODUCT_LEFT_THE_SERVICE'], to: 'INVOICE_DONE', by: ['staff'], key: null, event: 'invoiceIssued', code: null },
  orderDelivery: {
    from: ['PRODUCT_LEFT_THE_SERVICE', 'INVOICE_DONE'],
    to: 'DELIVERY_OUT_ORDERED',
    by: ['staff', 'system'],
    key: 'courier.dispatch',
    event: 'deliveryOrdered',
    code: null,
  },
  ship: { from: ['DELIVERY_OUT_ORDERED'], to: 'SHIPPED', by: ['staff', 'system'], key: 'courier.dispatch', event: 'deviceShipped', code: null },
  failDelivery: {
    from: ['SHIPPED'],
    to: 'DELIVERY_OUT_ORDERED',
    by: ['staff', 'system'],
    key: 'courier.dispatch',
    event: 'deliveryFailed',
    code: null,
  },
  handBack: {
    from: ['SHIPPED'],
    to: 'SERVICE_DONE',
    by: ['staff', 'system'],
    key: 'courier.dispatch',
    event: 'deviceHandedBack',
    code: null,
    closes: true,
  },
} as const satisfies Record<string, Step>

export type LifecycleAction = keyof typeof lifecycle

export const lifecycleActions = Object.keys(lifecycle) as LifecycleAction[]

/** Steps are read through this shape where the action is not known beforehand. */
export const stepOfLife = (action: LifecycleAction): Step => lifecycle[action]

export type RequestState = { readonly status: RequestStatus; readonly closed: boolean }

/** A row of a request as this table asks about it. */
export const stateOf = ({ status, closedAt }: { readonly status: RequestStatus; readonly closedAt: object | null }): RequestState => ({
  status,
  closed: closedAt !== null,
})

/** Whether the step can be taken now, as far as the status says. */
export const can = (action: LifecycleAction, { status, closed }: RequestState): boolean => !closed && stepOfLife(action).from.includes(status)

/** The steps an employee with these keys may take now: the buttons of the service desk. */
export const stepsOpenTo = (keys: readonly PermissionKey[], state: RequestState): LifecycleAction[] =>
  lifecycleActions.filter((action) => {
    const { by, key } = stepOfLife(action)
    return by.includes('staff') && key !== null && keys.includes(key) && can(action, state)
  })
