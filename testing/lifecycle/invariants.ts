import { errors } from '#errors.ts'
import { isBeforePickup, type RequestStatus } from '#requests/status.ts'
import { replay } from './replay.ts'
import type { Answer, Facts } from './world.ts'

type Check = readonly [holds: boolean, otherwise: string]
const broken = (checks: readonly Check[]) => checks.filter(([holds]) => !holds).map(([, otherwise]) => otherwise)

/** What is wrong with how everything stands; nothing when all is well. */
export function wrongNow(facts: Facts): string[] {
  const { end, wrong } = replay(facts.history)
  const { status, outcome, closedAt, holdReason, arrivedAt, readyAt, handedBackAt } = facts.request
  const closed = closedAt !== null
  const reached = (...steps: string[]) => end.steps.some(({ step }) => steps.includes(step))
  const lastOf = (...steps: string[]) => end.steps.findLastIndex(({ step }) => steps.includes(step))
  // What was quoted again goes on.
  const isEndedOtherwise = outcome === 'CANCELLED' || outcome === 'LOST' || outcome === 'ABANDONED'
  const finished = lastOf('finishRepair', 'finishWithoutRepair') > lastOf('quoteAgain')
  return [
    ...wrong,
    ...broken([
      [status === end.status, `stands at ${status}, its history ends at ${end.status}`],
      [closed === end.closed, `closed: ${closed}, by its history: ${end.closed}`],
      [closed === (status === 'SERVICE_DONE' || outcome === 'CANCELLED'), `closed: ${closed} at ${status} with outcome ${outcome}`],
      [(outcome === 'CANCELLED') === end.cancelled, `outcome ${outcome}, cancelled by its history: ${end.cancelled}`],
      [outcome !== 'CANCELLED' || isBeforePickup(status as RequestStatus), `cancelled at ${status}`],
      [isEndedOtherwise || (outcome !== null) === finished, `outcome ${outcome}, finished: ${finished}`],
      [(outcome === 'LOST') === reached('declareLost'), 'lost without the step'],
      [(outcome === 'ABANDONED') === reached('declareAbandoned'), 'abandoned without the step'],
      [outcome !== 'LOST' || facts.shipments.some((parcel) => parcel.status === 'LOST'), 'lost without a parcel'],
      [outcome !== 'REPAIRED' || reached('finishRepair'), 'repaired without the step'],
      [!closed || holdReason === null, `over, and still waiting: ${holdReason}`],
      [(arrivedAt !== null) === reached('receiveDevice', 'reopenOnArrival'), 'the mark of the arrival'],
      [(readyAt !== null) === finished, 'the mark of being ready'],
      [(handedBackAt !== null) === reached('handBack', 'handOverAtCounter'), 'the mark of the hand-back'],
      [!reached('orderDelivery') || facts.shipments.some(({ leg, orderedAt }) => leg === 'out' && orderedAt !== null), 'a delivery no courier knows'],
    ]),
    ...wrongQuotes(facts),
    ...wrongSummary(facts),
  ]
}

/** At every status at most one version counts, and it stands as the request does. */
function wrongQuotes({ request: { status }, quotes, quote, report }: Facts): string[] {
  const wanted = { QUOTE_DONE: ['sent'], QUOTE_ACCEPTED: ['accepted'], QUOTE_REJECTED: ['rejected', 'expired'] }[status]
  return broken([
    [!wanted || wanted.includes(quote?.status ?? ''), `${status} with a quote that is ${quote?.status}`],
    [status !== 'ARRIVED' || quote === undefined, 'a quote of a device that waits for one'],
    [quotes.filter((one) => one.status !== 'void').length <= 1, 'two quotes count'],
    [quotes.every(({ version }, i) => version === i + 1), 'a version is missing'],
    [quotes.every((one) => one.status === 'void' || (one.status === 'sent' ? one.decision === null : one.decision === one.status)), 'a decision'],
    [report?.status !== 'rejected' || status !== 'ARRIVED', 'a rejected report whose device does not go back'],
  ])
}

/** The row of a request says what was written about it (decision 70). */
const wrongSummary = ({ summary: { said, expected } }: Facts): string[] =>
  broken(Object.keys(expected).map((column) => [said[column] === expected[column], `${column}: ${said[column]} instead of ${expected[column]}`]))

const saidOnce = ({ history }: Facts) => history.map((row) => JSON.stringify(row))

/** What must hold between two looks, whatever was done between. */
export function wrongSince(before: Facts, after: Facts): string[] {
  const [was, is] = [saidOnce(before), saidOnce(after)]
  const evidence = (facts: Facts) => facts.quotes.filter(({ decision }) => decision !== null).map(({ version, decision }) => `${version} ${decision}`)
  return broken([
    [was.every((row, i) => row === is[i]), 'the history was rewritten'],
    [after.request.version >= before.request.version, 'the version went back'],
    [after.request.version > before.request.version || is.length === was.length, 'it moved under the same version'],
    [evidence(before).every((row) => evidence(after).includes(row)), 'a decision was changed'],
  ])
}

const namesOf = <Row extends object>(row: Row) => Object.keys(row) as (keyof Row & string)[]

/** The columns of the row that differ, for a failure to be read. */
export const columnsChanged = ({ request: was }: Facts, { request: is }: Facts): string[] =>
  namesOf(was)
    .map((name) => [name, JSON.stringify(was[name]), JSON.stringify(is[name])])
    .filter(([, before, after]) => before !== after)
    .map(([name, before, after]) => `${name}: ${before} → ${after}`)

/** Row and history alone: a refused action may leave a courier's order to be tried again. */
export const isUnchanged = (before: Facts, after: Facts) =>
  columnsChanged(before, after).length === 0 && saidOnce(before).length === saidOnce(after).length

/** A refusal is one of ours, below 500; only a courier who is being asked already is away for a moment. */
export function wrongAnswer({ status, body }: Answer, { racing = false } = {}): string[] {
  if (status === 200) return []
  const known = Object.entries(errors).some(([code, own]) => code === body?.code && own === status)
  const isClear = (status >= 400 && status < 500) || (racing && body?.code === 'COURIER_AWAY')
  return known && isClear ? [] : [`answered ${status} ${JSON.stringify(body)}`]
}
