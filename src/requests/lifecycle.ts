import type { PermissionKey } from '#accounts/who.ts'
import { type HistoryCode, isBuyback, type Outcome, type RequestStatus, unrepairedOutcomes } from './status.ts'

export type By = 'customer' | 'staff' | 'system'

/** Where on the desk's page of a request an employee takes a step. */
type StepPanel = 'arrival' | 'worksheet' | 'quote' | 'buyback' | 'invoices' | 'courier' | 'storage'

/**
 * What a step needs beside the status: a quote still to be written, none to be written (neither while the customer has yet to say what is to be
 * done with a device they did not book), one the customer can still decide on; an insurer who was not asked yet, who was, who has yet to answer;
 * a courier who has an order for the way back, a parcel with such an order that is still here, one that a courier took and did not bring;
 * something owed that is not invoiced yet; a device on its way back unrepaired that no courier was asked for, and that may be quoted; a device left here beyond the storage time of the terms; no such order, and nothing unpaid that keeps the device here; nor cash that a courier would take; a day on which the courier is to come.
 */
export type StepNeed =
  | 'quoteWanted'
  | 'noQuoteWanted'
  | 'openQuote'
  | 'insurerToAsk'
  | 'insurerAsked'
  | 'insurerAnswers'
  | 'deliveryOrdered'
  | 'parcelHere'
  | 'parcelAway'
  | 'invoiceMissing'
  | 'mayLeave'
  | 'mayBeFetched'
  | 'pickupDay'
  | 'storageOver'
  | 'returnNotOrdered'

/** How a step is taken back. */
type Undo = {
  /** What the step wrote beside the status. */
  readonly clears: readonly ('outcome' | 'readyAt')[]
  /** Not while a courier is asked to take the device back. */
  readonly unlessDeliveryOrdered?: true
  /** What is owed by the step is not owed any more; not once it is invoiced, because an invoice is only ever cancelled by another one. */
  readonly endsCharge?: true
  /** The worksheet, closed with the step, can be written again. */
  readonly reopensWorksheet?: true
}

export type Step = {
  /** Only requests of this kind take it; without, every request does. */
  readonly of?: 'repair' | 'buyback'
  readonly from: readonly RequestStatus[]
  /** It starts from a request that was cancelled, and opens it again; all others start from open ones. */
  readonly reopens?: true
  readonly to: RequestStatus
  readonly by: readonly By[]
  /** What an employee needs to be permitted; the server asks it at every call, the button too. Null: no call takes the step yet. */
  readonly key: PermissionKey | null
  /** What is announced; reactions.ts says what follows. */
  readonly event: string
  /** What the customer's timeline shows; null: the step is not shown. */
  readonly code: HistoryCode | null
  /** The panel of the desk with its button. Null: it has none of its own, the comment says why. */
  readonly panel: StepPanel | null
  /** What goes wrong, or is done anew: never the main button; said of some statuses, it is what is expected in the others. */
  readonly seldom?: true | readonly RequestStatus[]
  /**
   * How an employee takes it back when it was the last step and an employee took it: only what nobody outside has acted upon. Null: it is
   * not taken back, the comment says what is done instead.
   */
  readonly undo: Undo | null
  /** The kinds of emails that follow from it; reactions.ts has them at the event. */
  readonly emails: readonly string[]
  /** The button is there only where this holds too; the use case asks the same again. */
  readonly needs?: StepNeed
  /** Employees may take it for many requests at once. */
  readonly inBulk?: true
  /** The moment of the step that other rules count from: working days since arrival, the service warranty since the hand-back. */
  readonly marks?: 'arrivedAt' | 'readyAt' | 'handedBackAt'
  /** The portal writes its note: the channel of the customer's decision, and what they said. */
  readonly note?: 'decision'
  /** What an earlier step wrote and does not hold any more: the work goes on. */
  readonly clears?: readonly ('outcome' | 'readyAt')[]
  /** The outcomes this step may give the request. */
  readonly outcomes?: readonly Outcome[]
  /** The step ends the request. */
  readonly closes?: true
}

/**
 * The life of a request (GAPS D1): every step from one status to the next, who may take it and where, what is announced and mailed, what the
 * history says, and how it is taken back. The server obeys this table and every button asks it; whatever is not here is 409.
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
    panel: 'courier',
    needs: 'pickupDay',
    // The courier is on the way: the pickup is moved or cancelled.
    undo: null,
    emails: [],
  },
  failPickup: {
    from: ['DELIVERY_IN_ORDERED'],
    to: 'DELIVERY_IN_ORDERED',
    by: ['staff', 'system'],
    key: 'courier.dispatch',
    event: 'pickupFailed',
    code: null,
    panel: 'courier',
    seldom: true,
    // The next attempt is ordered.
    undo: null,
    emails: ['courier.mailPickupFailed'],
  },
  receiveDevice: {
    from: ['DELIVERY_IN_ORDERED'],
    to: 'ARRIVED',
    by: ['staff'],
    key: 'request.arrive',
    event: 'deviceArrived',
    code: 20,
    panel: 'arrival',
    // The arrival record is evidence and does not change.
    undo: null,
    emails: ['workshop.mailArrived'],
    marks: 'arrivedAt',
  },
  // The courier could not be stopped, or the customer sent the device all the same: it is here, so somebody must look after it.
  reopenOnArrival: {
    from: ['RECEIVED', 'DELIVERY_IN_ORDERED'],
    reopens: true,
    to: 'ARRIVED',
    by: ['staff'],
    key: 'request.arrive',
    event: 'deviceArrived',
    code: 20,
    panel: 'arrival',
    seldom: true,
    // As of any arrival.
    undo: null,
    emails: ['workshop.mailArrived'],
    marks: 'arrivedAt',
  },
  sendQuote: {
    of: 'repair',
    from: ['ARRIVED'],
    to: 'QUOTE_DONE',
    by: ['staff'],
    key: 'quote.send',
    event: 'quoteSent',
    code: 30,
    panel: 'quote',
    // The customer may have read it: a new version takes its place.
    undo: null,
    emails: ['quotes.mailQuoteReady'],
    needs: 'quoteWanted',
  },
  reviseQuote: {
    of: 'repair',
    // Refused or unanswered, too, while the device is still here: what a refusal costs is written only when it is prepared for its way back.
    from: ['QUOTE_DONE', 'QUOTE_ACCEPTED', 'QUOTE_REJECTED'],
    to: 'QUOTE_DONE',
    by: ['staff'],
    key: 'quote.send',
    event: 'quoteSent',
    code: 30,
    panel: 'quote',
    seldom: true,
    // As of the first version.
    undo: null,
    emails: ['quotes.mailQuoteReady'],
  },
  // Its return was prepared, and the customer wants it repaired after all: a new quote is the way back to work. A courier is called off before.
  quoteAgain: {
    of: 'repair',
    from: ['PRODUCT_LEFT_THE_SERVICE', 'INVOICE_DONE', 'DELIVERY_OUT_ORDERED'],
    to: 'QUOTE_DONE',
    by: ['staff'],
    key: 'quote.send',
    event: 'quoteSent',
    code: 30,
    panel: 'quote',
    seldom: true,
    // As of the first version.
    undo: null,
    emails: ['quotes.mailQuoteReady'],
    needs: 'returnNotOrdered',
    clears: ['outcome', 'readyAt'],
  },
  acceptQuote: {
    of: 'repair',
    from: ['QUOTE_DONE'],
    to: 'QUOTE_ACCEPTED',
    by: ['customer', 'staff', 'system'],
    key: 'quote.decideOnBehalf',
    event: 'quoteAccepted',
    code: 32,
    panel: 'quote',
    // A declaration with legal effect: a new quote voids it.
    undo: null,
    emails: ['quotes.mailAccepted'],
    needs: 'openQuote',
    note: 'decision',
  },
  rejectQuote: {
    of: 'repair',
    from: ['QUOTE_DONE'],
    to: 'QUOTE_REJECTED',
    by: ['customer', 'staff'],
    key: 'quote.decideOnBehalf',
    event: 'quoteRejected',
    code: 34,
    // The same form as accepting.
    panel: null,
    undo: null,
    emails: ['quotes.mailRejected'],
    needs: 'openQuote',
    note: 'decision',
  },
  expireQuote: {
    of: 'repair',
    from: ['QUOTE_DONE'],
    to: 'QUOTE_REJECTED',
    by: ['system'],
    key: 'quote.send',
    event: 'quoteExpired',
    code: 36,
    // Only the clock takes it.
    panel: null,
    undo: null,
    emails: ['quotes.mailExpired'],
    note: 'decision',
  },
  // Beside the status, which tells of the customer's quote: the device stays in the workshop while its insurer is asked (decision 71).
  askInsurer: {
    of: 'repair',
    from: ['ARRIVED'],
    to: 'ARRIVED',
    by: ['staff'],
    key: 'quote.send',
    event: 'insurerAsked',
    code: null,
    panel: 'quote',
    // The insurer may have read it: a new version takes its place.
    undo: null,
    emails: ['quotes.mailInsurer'],
    needs: 'insurerToAsk',
  },
  askInsurerAgain: {
    of: 'repair',
    from: ['ARRIVED'],
    to: 'ARRIVED',
    by: ['staff'],
    key: 'quote.send',
    event: 'insurerAsked',
    code: null,
    panel: 'quote',
    seldom: true,
    // As of the first version.
    undo: null,
    emails: ['quotes.mailInsurer'],
    needs: 'insurerAsked',
  },
  insurerAccepts: {
    of: 'repair',
    from: ['ARRIVED'],
    to: 'ARRIVED',
    by: ['staff'],
    key: 'quote.decideOnBehalf',
    event: 'insurerAnswered',
    code: null,
    panel: 'quote',
    // The customer has been told: the insurer is asked again.
    undo: null,
    emails: ['quotes.mailInsurerAnswered'],
    needs: 'insurerAnswers',
  },
  // The customer's own share is a quote of theirs: from here on it lives like any other.
  insurerAcceptsInPart: {
    of: 'repair',
    from: ['ARRIVED'],
    to: 'QUOTE_DONE',
    by: ['staff'],
    key: 'quote.decideOnBehalf',
    event: 'quoteSent',
    code: 30,
    // The same form as accepting.
    panel: null,
    // As of any quote.
    undo: null,
    emails: ['quotes.mailQuoteReady'],
    needs: 'insurerAnswers',
  },
  insurerRefuses: {
    of: 'repair',
    from: ['ARRIVED'],
    to: 'ARRIVED',
    by: ['staff'],
    key: 'quote.decideOnBehalf',
    event: 'insurerAnswered',
    code: null,
    // The same form as accepting.
    panel: null,
    // As of accepting.
    undo: null,
    emails: ['quotes.mailInsurerAnswered'],
    needs: 'insurerAnswers',
  },
  finishRepair: {
    of: 'repair',
    from: ['ARRIVED', 'QUOTE_ACCEPTED'],
    to: 'PRODUCT_LEFT_THE_SERVICE',
    by: ['staff'],
    key: 'request.transition',
    event: 'repairFinished',
    code: 60,
    panel: 'worksheet',
    undo: { clears: ['outcome', 'readyAt'], unlessDeliveryOrdered: true, endsCharge: true, reopensWorksheet: true },
    emails: ['workshop.mailFinished'],
    outcomes: ['REPAIRED'],
    needs: 'noQuoteWanted',
    inBulk: true,
    marks: 'readyAt',
  },
  finishWithoutRepair: {
    of: 'repair',
    from: ['ARRIVED', 'QUOTE_ACCEPTED', 'QUOTE_REJECTED'],
    to: 'PRODUCT_LEFT_THE_SERVICE',
    by: ['staff', 'system'],
    key: 'request.transition',
    event: 'returnPrepared',
    code: null,
    panel: 'worksheet',
    seldom: ['ARRIVED', 'QUOTE_ACCEPTED'],
    undo: { clears: ['outcome', 'readyAt'], unlessDeliveryOrdered: true, endsCharge: true, reopensWorksheet: true },
    emails: ['workshop.mailReturned'],
    outcomes: unrepairedOutcomes,
    inBulk: true,
    marks: 'readyAt',
  },
  offerBuyback: {
    of: 'buyback',
    from: ['ARRIVED'],
    to: 'QUOTE_DONE',
    by: ['staff'],
    key: 'quote.send',
    event: 'buybackOffered',
    code: 30,
    panel: 'buyback',
    // The customer may have read it.
    undo: null,
    emails: ['buyback.mailOffer'],
  },
  acceptBuyback: {
    of: 'buyback',
    from: ['QUOTE_DONE'],
    to: 'QUOTE_ACCEPTED',
    by: ['customer', 'staff'],
    key: 'quote.decideOnBehalf',
    event: 'buybackAccepted',
    code: 32,
    panel: 'buyback',
    // A declaration with legal effect: the device is sold.
    undo: null,
    emails: ['buyback.mailAccepted'],
    note: 'decision',
  },
  declineBuyback: {
    of: 'buyback',
    from: ['QUOTE_DONE'],
    to: 'QUOTE_REJECTED',
    by: ['customer', 'staff'],
    key: 'quote.decideOnBehalf',
    event: 'buybackDeclined',
    code: 34,
    // The same form as accepting.
    panel: null,
    undo: null,
    // The return that follows says it.
    emails: [],
    note: 'decision',
  },
  expireBuyback: {
    of: 'buyback',
    from: ['QUOTE_DONE'],
    to: 'QUOTE_REJECTED',
    by: ['system'],
    key: 'quote.send',
    event: 'buybackExpired',
    code: 36,
    // Only the clock takes it.
    panel: null,
    undo: null,
    // The return that follows says it.
    emails: [],
    note: 'decision',
  },
  returnBuyback: {
    of: 'buyback',
    from: ['ARRIVED', 'QUOTE_REJECTED'],
    to: 'PRODUCT_LEFT_THE_SERVICE',
    by: ['staff', 'system'],
    key: 'request.transition',
    event: 'buybackReturned',
    code: null,
    panel: 'buyback',
    seldom: ['ARRIVED'],
    // The customer has been told that it comes back.
    undo: null,
    emails: ['buyback.mailReturned'],
    outcomes: ['RETURNED_UNREPAIRED'],
    marks: 'readyAt',
  },
  payBuyback: {
    of: 'buyback',
    from: ['QUOTE_ACCEPTED'],
    to: 'SERVICE_DONE',
    by: ['staff'],
    key: 'invoice.markPaid',
    event: 'buybackPaid',
    code: null,
    panel: 'buyback',
    // The money has gone.
    undo: null,
    emails: ['buyback.mailPaid'],
    outcomes: ['BOUGHT'],
    closes: true,
  },
  issueInvoice: {
    from: ['PRODUCT_LEFT_THE_SERVICE'],
    to: 'INVOICE_DONE',
    by: ['staff', 'system'],
    key: 'invoice.issue',
    event: 'requestInvoiced',
    code: null,
    // The step is taken when the provider has given the invoice its number: the panel of the invoices asks for that.
    panel: 'invoices',
    needs: 'invoiceMissing',
    // An invoice is only ever cancelled by another one.
    undo: null,
    emails: [],
  },
  orderDelivery: {
    // From its own status: the parcel came back, or its order was cancelled, and it goes out again.
    from: ['PRODUCT_LEFT_THE_SERVICE', 'INVOICE_DONE', 'DELIVERY_OUT_ORDERED'],
    to: 'DELIVERY_OUT_ORDERED',
    by: ['staff', 'system'],
    key: 'courier.dispatch',
    event: 'deliveryOrdered',
    code: null,
    panel: 'courier',
    needs: 'mayLeave',
    // The courier has the order.
    undo: null,
    // The parcel's number is told when it sets out.
    emails: [],
  },
  // The order is over, the device stays here: another one is ordered, to an address that may have been corrected, or it is fetched.
  cancelDelivery: {
    from: ['DELIVERY_OUT_ORDERED'],
    to: 'DELIVERY_OUT_ORDERED',
    by: ['staff'],
    key: 'courier.dispatch',
    event: 'deliveryCancelled',
    code: null,
    panel: 'courier',
    seldom: true,
    needs: 'parcelHere',
    // It is ordered again.
    undo: null,
    // Nobody had been told of the order.
    emails: [],
  },
  ship: {
    from: ['DELIVERY_OUT_ORDERED'],
    to: 'SHIPPED',
    by: ['staff', 'system'],
    key: 'courier.dispatch',
    event: 'deviceShipped',
    code: null,
    panel: 'courier',
    needs: 'deliveryOrdered',
    undo: { clears: [] },
    emails: ['courier.mailDeviceShipped'],
    inBulk: true,
  },
  failDelivery: {
    from: ['SHIPPED'],
    to: 'DELIVERY_OUT_ORDERED',
    by: ['staff', 'system'],
    key: 'courier.dispatch',
    event: 'deliveryFailed',
    code: null,
    panel: 'courier',
    seldom: true,
    // The next attempt is counted.
    undo: null,
    emails: ['courier.mailDeliveryFailed'],
  },
  // The parcel is in the workshop again: its courier says so, or, where none ever does, whoever has it in hand.
  receiveParcelBack: {
    from: ['DELIVERY_OUT_ORDERED', 'SHIPPED'],
    to: 'DELIVERY_OUT_ORDERED',
    by: ['staff', 'system'],
    key: 'request.arrive',
    event: 'parcelCameBack',
    code: null,
    panel: 'courier',
    seldom: true,
    needs: 'parcelAway',
    // It goes out by a new order.
    undo: null,
    emails: ['courier.mailCameBack'],
  },
  handBack: {
    from: ['SHIPPED'],
    to: 'SERVICE_DONE',
    // At the counter of a store, whose customer signs for it (decision 92).
    by: ['customer', 'staff', 'system'],
    key: 'courier.dispatch',
    event: 'deviceHandedBack',
    code: null,
    panel: 'courier',
    // The end: a repeat claim is a new request.
    undo: null,
    emails: ['conversation.mailClosed'],
    closes: true,
    marks: 'handedBackAt',
  },
  handOverAtCounter: {
    from: ['PRODUCT_LEFT_THE_SERVICE', 'INVOICE_DONE', 'DELIVERY_OUT_ORDERED'],
    to: 'SERVICE_DONE',
    by: ['staff'],
    key: 'courier.dispatch',
    event: 'deviceHandedBack',
    code: null,
    panel: 'courier',
    seldom: true,
    needs: 'mayBeFetched',
    // As of any hand-back.
    undo: null,
    emails: ['conversation.mailClosed'],
    closes: true,
    marks: 'handedBackAt',
  },
  // On either leg: by the decision of an employee, with the compensation.
  declareLost: {
    from: ['DELIVERY_IN_ORDERED', 'DELIVERY_OUT_ORDERED', 'SHIPPED'],
    to: 'SERVICE_DONE',
    by: ['staff'],
    key: 'courier.dispatch',
    event: 'parcelLost',
    code: null,
    panel: 'courier',
    seldom: true,
    needs: 'parcelAway',
    // The customer has been promised the compensation. A parcel that is found after all is a new request.
    undo: null,
    emails: ['courier.mailLost'],
    outcomes: ['LOST'],
    closes: true,
  },
  // Nobody paid, answered or took it over, whatever was written to them: by the decision of an employee.
  declareAbandoned: {
    from: ['PRODUCT_LEFT_THE_SERVICE', 'INVOICE_DONE', 'DELIVERY_OUT_ORDERED'],
    to: 'SERVICE_DONE',
    by: ['staff'],
    key: 'device.abandon',
    event: 'deviceAbandoned',
    code: null,
    panel: 'storage',
    seldom: true,
    needs: 'storageOver',
    // The device may be sold, and the customer has the account.
    undo: null,
    emails: ['abandonedDevices.mailAbandoned'],
    outcomes: ['ABANDONED'],
    closes: true,
  },
} as const satisfies Record<string, Step>

export type LifecycleAction = keyof typeof lifecycle

export const lifecycleActions = Object.keys(lifecycle) as LifecycleAction[]

export const isLifecycleAction = (step: string): step is LifecycleAction => Object.hasOwn(lifecycle, step)

/** Steps are read through this shape where the action is not known beforehand. */
export const stepOfLife = (action: LifecycleAction): Step => lifecycle[action]

export type RequestState = {
  readonly status: RequestStatus
  readonly closed: boolean
  /** It is closed because it was cancelled. */
  readonly cancelled?: boolean
  /** Said where a step of one kind of request is asked about; without, the request is a repair. */
  readonly isBuyback?: boolean | undefined
}

type StateRow = {
  readonly status: RequestStatus
  readonly closedAt: object | null
  readonly outcome?: Outcome | null
  readonly warrantyTypeId?: number
}

/** A row of a request as this table asks about it. */
export const stateOf = ({ status, closedAt, outcome, warrantyTypeId }: StateRow): RequestState => ({
  status,
  closed: closedAt !== null,
  cancelled: closedAt !== null && outcome === 'CANCELLED',
  isBuyback: warrantyTypeId === undefined ? undefined : isBuyback({ warrantyTypeId }),
})

/** Whether the step can be taken now, as far as the status and the kind of the request say. */
export function can(action: LifecycleAction, { status, closed, cancelled = false, isBuyback: buyback = false }: RequestState): boolean {
  const { of, from, reopens = false } = stepOfLife(action)
  return (reopens ? cancelled : !closed) && from.includes(status) && (of === undefined || (of === 'buyback') === buyback)
}

/** Whether the step is not what is expected of a request in this status. */
export function isSeldom(action: LifecycleAction, status: RequestStatus): boolean {
  const { seldom = false } = stepOfLife(action)
  return seldom === true || (seldom !== false && seldom.includes(status))
}

/** The steps an employee with these keys may take now: the buttons of the service desk. */
export const stepsOpenTo = (keys: readonly PermissionKey[], state: RequestState): LifecycleAction[] =>
  lifecycleActions.filter((action) => {
    const { by, key } = stepOfLife(action)
    return by.includes('staff') && key !== null && keys.includes(key) && can(action, state)
  })
