import { type Post, permissionPresets, posts } from '#accounts/permission-presets.ts'
import { can, type LifecycleAction, lifecycleActions, type RequestState, type StepNeed, stepOfLife } from '#requests/lifecycle.ts'
import { isBeforePickup, type RequestStatus, requestStatuses } from '#requests/status.ts'

/** A state with what steps ask for beside the status (`StepNeed`), so that a way must exist whatever the answer is. */
export type LifeState = RequestState & { readonly isBuyback: boolean; readonly met: readonly StepNeed[] }

/** How a device may leave: whatever way, or, where the courier is to take cash, by him alone. */
const ways: readonly (readonly StepNeed[])[] = [
  ['mayLeave', 'mayBeFetched'],
  ['mayLeave'],
  ['mayLeave', 'mayBeFetched', 'returnNotOrdered'],
  ['mayLeave', 'returnNotOrdered'],
]

/** What may hold at a status beside it; every line is a state of its own. */
function situations(status: RequestStatus): (readonly StepNeed[])[] {
  switch (status) {
    case 'RECEIVED':
      return [['pickupDay'], []]
    case 'DELIVERY_IN_ORDERED':
      return [[], ['parcelAway']]
    case 'ARRIVED':
      // Neither: the second device of a parcel, whose customer has not said yet what is to be done with it.
      return [['quoteWanted'], ['noQuoteWanted'], ['insurerToAsk'], ['insurerAsked', 'insurerAnswers'], ['insurerAsked', 'quoteWanted'], []]
    case 'QUOTE_DONE':
      // The deadline runs, or is over and the clock has not come round.
      return [['openQuote'], []]
    case 'QUOTE_ACCEPTED':
      return [['noQuoteWanted']]
    case 'DELIVERY_OUT_ORDERED':
      return [...ways, [], ['storageOver'], ['deliveryOrdered', 'parcelHere'], ['deliveryOrdered', 'parcelAway']]
    case 'SHIPPED':
      return [['deliveryOrdered', 'parcelAway']]
    // Without `mayLeave` something unpaid keeps the device here.
    case 'PRODUCT_LEFT_THE_SERVICE':
      return [...ways, ['invoiceMissing'], [], ['storageOver']]
    case 'INVOICE_DONE':
      return [...ways, [], ['storageOver']]
    default:
      return [[]]
  }
}

const open = (status: RequestStatus, isBuyback: boolean): LifeState[] =>
  situations(status).map((met) => ({ status, closed: false, cancelled: false, isBuyback, met }))
const cancelled = (status: RequestStatus, isBuyback: boolean): LifeState => ({ status, closed: true, cancelled: true, isBuyback, met: [] })

const stepsFrom = (state: LifeState): LifecycleAction[] =>
  lifecycleActions.filter((step) => {
    const { needs } = stepOfLife(step)
    return can(step, state) && (!needs || state.met.includes(needs))
  })

function after(step: LifecycleAction, { isBuyback, met }: LifeState): LifeState[] {
  const { to, closes } = stepOfLife(step)
  if (closes) return [{ status: to, closed: true, cancelled: false, isBuyback, met: [] }]
  const all = open(to, isBuyback)
  if (step !== 'orderDelivery') return all
  // A courier has the order, or it waits to be given to one: what is owed for the device is as it was.
  const waiting = met.filter((need) => need !== 'returnNotOrdered').join()
  return all.filter((state) => state.met.includes('parcelHere') || state.met.join() === waiting)
}

/**
 * What comes about without a row of the table, while the request stays where it is: what keeps the device here is paid, or let off by the finance
 * desk; a day for the courier is chosen.
 */
const settled = (state: LifeState): LifeState[] =>
  ([['mayLeave', 'mayBeFetched'], ['pickupDay']] as const)
    .map((met) => ({ ...state, met }))
    .filter((met) => !state.closed && state.met.length === 0 && stepsFrom(met).length > stepsFrom(state).length)

/** Where a state leads, the cancelling by the customer among it, which is no row of the table. */
const next = (state: LifeState): LifeState[] => [
  ...stepsFrom(state).flatMap((step) => after(step, state)),
  ...settled(state),
  ...(!state.closed && isBeforePickup(state.status) && !state.met.includes('parcelAway') ? [cancelled(state.status, state.isBuyback)] : []),
]

const nameOf = (state: LifeState) => JSON.stringify(state)

/** Every state a request can come to. */
export function reachableStates(): LifeState[] {
  const known = new Map<string, LifeState>()
  const waiting = [false, true].flatMap((isBuyback) => open('RECEIVED', isBuyback))
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    if (known.has(nameOf(state))) continue
    known.set(nameOf(state), state)
    waiting.push(...next(state))
  }
  return [...known.values()]
}

/** The posts, the head apart, whose people may take a step: nothing waits for one person. */
export function postsTaking(step: LifecycleAction): Post[] {
  const { by, key } = stepOfLife(step)
  return by.includes('staff') && key !== null ? posts.filter((post) => post !== 'vezeto' && permissionPresets[post].includes(key)) : []
}

/** @returns the states from which steps that `mayTake` allows lead to no end */
export function deadEnds(states: readonly LifeState[], mayTake: (step: LifecycleAction) => boolean): LifeState[] {
  const ends = new Set(states.filter(({ closed }) => closed).map(nameOf))
  // Which situation of the next status it comes to, nobody chooses: each must lead on, and not all of them back to where it was.
  const leadsOn = (state: LifeState) => (step: LifecycleAction) => {
    const led = after(step, state).map(nameOf)
    return mayTake(step) && led.every((name) => ends.has(name) || name === nameOf(state)) && led.some((name) => ends.has(name))
  }
  let left = [...states]
  let before: number
  do {
    before = ends.size
    for (const state of left)
      if (stepsFrom(state).some(leadsOn(state)) || settled(state).some((one) => ends.has(nameOf(one)))) ends.add(nameOf(state))
    left = states.filter((state) => !ends.has(nameOf(state)))
  } while (ends.size > before)
  return left
}

const needWords: Readonly<Record<StepNeed, string>> = {
  quoteWanted: 'a quote is to be written first',
  noQuoteWanted: 'no quote is to be written',
  insurerToAsk: 'an insurance repair whose insurer was not asked yet',
  insurerAsked: 'an insurance repair whose insurer was asked',
  insurerAnswers: 'the insurer has yet to answer',
  openQuote: 'the deadline of the quote runs',
  deliveryOrdered: 'a courier has an order for the way back',
  invoiceMissing: 'something is owed and not invoiced',
  pickupDay: 'a day is chosen for the courier',
  mayLeave: 'no courier has an order for the way back, and nothing unpaid keeps the device here',
  mayBeFetched: 'no courier has an order for the way back, and nothing is owed that is paid before or to a courier',
  parcelHere: 'the courier has not taken the parcel',
  parcelAway: 'a courier took the parcel and did not bring it',
  returnNotOrdered: 'it goes back unrepaired, and no courier was asked to take it',
  storageOver: 'the storage time of the terms is over, and its notices were sent',
}

const kindWords = { repair: 'repair', buyback: 'buyback' } as const

function rowOf(step: LifecycleAction): string {
  const { by, of, needs, to, closes, reopens } = stepOfLife(step)
  const who = [...(by.includes('customer') ? ['customer'] : []), ...(by.includes('system') ? ['courier, clock or portal'] : []), ...postsTaking(step)]
  const when = [...(of ? [kindWords[of]] : []), ...(reopens ? ['cancelled before'] : []), ...(needs ? [needWords[needs]] : [])]
  return `| ${step} | ${who.join(', ')} | ${when.join('; ') || '–'} | ${to}${closes ? ', closed' : ''} |`
}

/** `docs/every-state.md`, from the table of steps and the keys of each post. */
export function everyStateText(): string {
  const sections = requestStatuses.map((status) => {
    const steps = lifecycleActions.filter((step) => stepOfLife(step).from.includes(status))
    const cancelling = isBeforePickup(status)
      ? ['| (cancelling) | customer, every employee on their behalf | not collected | closed, CANCELLED |']
      : []
    const body = steps.length === 0 ? ['The end.'] : ['| Step | Who | When | Leads to |', '|---|---|---|---|', ...steps.map(rowOf), ...cancelling]
    return [`## ${status}`, '', ...body].join('\n')
  })
  return `# Who can move a request on, in every state

Written from \`requests/lifecycle.ts\` and \`accounts/permission-presets.ts\` by \`testing/every-state.test.ts\`, which also proves that from every state
somebody of ours can bring a request to an end, without the customer, the clock and the head (\`vezeto\`, who holds every key). Renew it with
\`vitest run testing/every-state.test.ts -u\`. An employee needs the key of the step; the posts named here have it at the start.

Beside the table: a device leaves only when what is owed is paid, is brought in cash to the courier, or a company has its terms (\`invoices/server/way-back-terms.ts\`):
until then the customer pays, or the finance desk (\`penzugy\`) books the money or cancels the invoice;
a worksheet is closed with a diagnosis and what was done; and a request on hold can take every step it could take otherwise.

${sections.join('\n\n')}
`
}
