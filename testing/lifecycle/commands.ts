import { expect } from 'vitest'
import { remindOfStorage } from '#abandoned-devices/server/remind-of-storage.ts'
import type { Post } from '#accounts/permission-presets.ts'
import type { PermissionKey } from '#accounts/who.ts'
import { trackShipments } from '#courier/server/track-shipments.ts'
import { expireOverdue } from '#quotes/server/expire-overdue.ts'
import { fc } from '../random-runs.ts'
import { columnsChanged, isUnchanged, wrongAnswer, wrongNow, wrongSince } from './invariants.ts'
import { type Move, moves, type Verdict } from './moves.ts'
import { type Answer, type Facts, posts, postsWith, readFacts, type World } from './world.ts'

/** What is known between two commands: how everything stands, and the action that was done just before. */
export type Model = { facts: Facts; last?: { name: string; by: Post; seen: Facts; prepared: object } | undefined }

/** What was tried, for a failure to be read and the run to be counted. */
export const tally: { commands: number; done: Record<string, number>; refused: number; races: number; contested: number } = {
  commands: 0,
  done: {},
  refused: 0,
  races: 0,
  contested: 0,
}

const names = Object.keys(moves)
const moveOf = (name: string): Move => {
  const move = moves[name]
  if (!move) throw new Error(`There is no move ${name}`)
  return move
}
const open = (facts: Facts) => names.filter((name) => moveOf(name).expects(facts) === 'done')
const nth = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

/** Null: no employee makes it. */
const keyOf = ({ by }: Move): PermissionKey | null => (by === 'customer' || by === 'system' ? null : by)
const isOfEmployees = (move: Move) => keyOf(move) !== null
const mayMake = (move: Move, post: Post) => {
  const key = keyOf(move)
  return (key === null || postsWith(key).includes(post)) && (!move.also || postsWith(move.also).includes(post))
}

/** Who makes the move: the n-th of those who may. Where no employee does, the name means nothing. */
const actorOf = (move: Move, n: number): Post =>
  nth(
    posts.filter((post) => mayMake(move, post)),
    isOfEmployees(move) ? n : 0,
  )
const callOf = (world: World, move: Move, post: Post) => (isOfEmployees(move) ? world.asEmployee(post) : world.asCustomer)
const prepared = async (world: World, move: Move, post: Post): Promise<object> =>
  (await move.prepare?.(callOf(world, move, post), `customer-requests/${world.requestId}`)) ?? {}

/** Looks anew, and holds what it sees against what must hold. */
async function settle(model: Model, world: World, about: string, wrong: readonly string[] = []): Promise<Facts> {
  const before = model.facts
  model.facts = await readFacts(world)
  expect([...wrong, ...wrongNow(model.facts), ...wrongSince(before, model.facts)], about).toEqual([])
  tally.commands += 1
  return before
}

/** What may be seen of a move that must come out like this. */
function mayCome(expected: Verdict | 'forbidden', { unseen = false, remembers = false }: Move): string[] {
  if (remembers && expected === 'refused') return ['refused', 'same']
  return unseen && (expected === 'done' || expected === 'same') ? ['done', 'same'] : [expected]
}
function cameOut({ status }: Answer, unchanged: boolean): string {
  if (status === 200) return unchanged ? 'same' : 'done'
  if (!unchanged) return `${status}, and something changed`
  return status === 403 ? 'forbidden' : 'refused'
}

type Run = (model: Model, world: World, tell: (what: string) => void) => Promise<void>

/** A command that says, when it failed, what it did. */
function command(name: string, run: Run, check: (model: Readonly<Model>) => boolean = () => true): fc.AsyncCommand<Model, World> {
  let said = ''
  const tell = (what: string) => {
    said = what
  }
  return { check, run: (model, world) => run(model, world, tell), toString: () => `${name}: ${said}` }
}

type Try = { name: string; by: Post; seen?: Facts; prepared?: object; expected?: Verdict }

/** One move by one person, held against what the rules say must come of it. */
async function make(model: Model, world: World, tell: (what: string) => void, { name, by, seen = model.facts, ...given }: Try) {
  const move = moveOf(name)
  const expected = mayMake(move, by) ? (given.expected ?? move.expects(seen)) : 'forbidden'
  const ready = given.prepared ?? (await prepared(world, move, by))
  const answer = await move.make(callOf(world, move, by), seen, world, ready)
  const said = `${name} by ${isOfEmployees(move) ? by : move.by} ${answer.status}`
  tell(said)
  const before = await settle(model, world, said, wrongAnswer(answer))
  const seenOf = `${said} ${JSON.stringify(answer.body)}, changed: ${columnsChanged(before, model.facts).join(', ')}`
  expect(mayCome(expected, move), seenOf).toContain(cameOut(answer, isUnchanged(before, model.facts)))
  if (answer.status === 200) tally.done[name] = (tally.done[name] ?? 0) + 1
  else tally.refused += 1
  model.last = answer.status === 200 && expected === 'done' ? { name, by, seen, prepared: ready } : undefined
}

/** The n-th of the moves that are open now, by somebody who may. */
const proper = (move: number, person: number) =>
  command(
    'Proper',
    (model, world, tell) => {
      const name = nth(open(model.facts), move)
      return make(model, world, tell, { name, by: actorOf(moveOf(name), person) })
    },
    ({ facts }) => open(facts).length > 0,
  )

/** How a life goes on; whatever else may be done only ends it early. */
const onwards = [
  'courierJobs',
  'receiveDevice',
  'issueReport',
  'acceptReport',
  'rejectReport',
  'acceptReportOnBehalf',
  'rejectReportOnBehalf',
  'askInsurer',
  'insurerAccepts',
  'insurerAcceptsInPart',
  'insurerRefuses',
  'sendQuote',
  'accept',
  'reject',
  'acceptOnBehalf',
  'rejectOnBehalf',
  'expire',
  'finishRepair',
  'issueInvoice',
  'orderDelivery',
  'ship',
  'failDelivery',
  'receiveParcelBack',
  'handBack',
]
function ahead(facts: Facts): string[] {
  const possible = open(facts)
  const stations = possible.filter((name) => onwards.includes(name))
  return stations.length > 0 ? stations : possible.filter((name) => moveOf(name).decides !== undefined)
}

/** The next station, or, where there is none, a way back without repair. */
const onward = (move: number) =>
  command(
    'Onward',
    (model, world, tell) => {
      const name = nth(ahead(model.facts), move)
      return make(model, world, tell, { name, by: actorOf(moveOf(name), move) })
    },
    ({ facts }) => ahead(facts).length > 0,
  )

/** Any move by anybody, at any time. */
const anyway = (name: string, by: Post) => command('Anyway', (model, world, tell) => make(model, world, tell, { name, by }))

/** Once more what was done just now, by somebody who has not seen that it was. */
const again = () =>
  command(
    'Again',
    async (model, world, tell) => {
      if (model.last) await make(model, world, tell, { ...model.last, expected: moveOf(model.last.name).again })
    },
    ({ last }) => last !== undefined,
  )

/** The opposite of what was done just now. */
const opposite = () =>
  command(
    'Opposite',
    async (model, world, tell) => {
      const name = model.last && moveOf(model.last.name).opposite
      if (name) await make(model, world, tell, { name, by: 'vezeto', expected: 'refused' })
    },
    ({ last }) => last !== undefined && moveOf(last.name).opposite !== undefined,
  )

/** Several at once from the same state. */
const race = (runners: readonly { move: number; person: number }[]) =>
  command(
    'Race',
    async (model, world, tell) => {
      const starts: { name: string; by: Post; run: () => Promise<Answer> }[] = []
      const possible = open(model.facts)
      for (const runner of runners) {
        const name = nth(possible, runner.move)
        const move = moveOf(name)
        const by = actorOf(move, runner.person)
        const ready = await prepared(world, move, by)
        const call = callOf(world, move, by)
        starts.push({ name, by, run: () => move.make(call, model.facts, world, ready) })
      }
      // Preparing may have changed what is seen: a draft was saved.
      model.facts = await readFacts(world)
      const came = await Promise.all(starts.map(async ({ run, ...who }) => ({ ...who, answer: await run() })))
      const said = came.map(({ name, answer }) => `${name} ${answer.status}`).join(' | ')
      tell(said)
      model.last = undefined
      tally.races += 1
      await settle(model, world, said, [...came.flatMap(({ answer }) => wrongAnswer(answer, { racing: true })), ...wrongWinners(came)])
    },
    ({ facts }) => open(facts).length > 0,
  )

export type Came = { name: string; by: Post; answer: Pick<Answer, 'status'> }

/** Somebody wins; of two who want opposite things, one. */
export function wrongWinners(came: readonly Came[]): string[] {
  const isVersioned = ({ name }: Came) => Number(moveOf(name).versioned ?? false)
  const winners = came.filter(({ answer }) => answer.status === 200).toSorted((one, other) => isVersioned(one) - isVersioned(other))
  // Whoever decides what has just been decided is told so, whatever version they had seen.
  const firstToSay = winners.filter(({ name }, i) => !moveOf(name).decides || winners.findIndex((other) => saySame(name, other.name)) === i)
  // What follows from another winner had been done by them, and whoever asks for it is told so as well.
  const mayRepeat = ({ name }: Came) => winners.some((other) => moveOf(name).follows?.includes(other.name))
  const opposed = firstToSay.flatMap((one, i) =>
    firstToSay
      .slice(i + 1)
      .filter((other) => (mayRepeat(one) || mayRepeat(other) ? wantOpposites : areOpposed)(one.name, other.name))
      .map((other) => `${one.name} and ${other.name} both won`),
  )
  if (came.some((one) => came.some((other) => areOpposed(one.name, other.name)))) tally.contested += 1
  const [first, second] = came
  const isEcho = came.length === 2 && first && second && first.name === second.name && first.by === second.by && moveOf(first.name).again === 'same'
  return [
    ...opposed,
    ...(winners.length === 0 ? ['nobody won'] : []),
    ...(isEcho && winners.length === 1 && !came.some(({ answer }) => answer.status === 503) ? ['the same wish was done for one of them only'] : []),
  ]
}

const saySame = (one: string, other: string) => moveOf(one).again === 'same' && moveOf(one).decides === moveOf(other).decides

function areOpposed(one: string, other: string): boolean {
  const bothVersioned = moveOf(one).versioned === true && moveOf(other).versioned === true
  return (bothVersioned && one !== other && !goTogether(one, other)) || wantOpposites(one, other)
}

const goTogether = (one: string, other: string) => moveOf(one).follows?.includes(other) === true || moveOf(other).follows?.includes(one) === true

/** Whatever version of the request they had seen. */
function wantOpposites(one: string, other: string): boolean {
  const [a, b] = [moveOf(one), moveOf(other)]
  if (one === other) return a.again === 'refused'
  if (goTogether(one, other)) return false
  return a.decides !== undefined && b.decides !== undefined && a.decides !== b.decides
}

/** Time passes; the clock jobs of couriers and deadlines come round. */
const pass = (hours: number) =>
  command('Wait', async (model, world, tell) => {
    world.wait(hours)
    const ctx = world.bench.at(world.now().toString())
    await trackShipments(ctx)
    await expireOverdue(ctx)
    await remindOfStorage(ctx)
    tell(`${hours} hours, now ${world.now()}`)
    model.last = undefined
    await settle(model, world, `after ${hours} hours`)
  })

/** Lets a life begin in the workshop: what comes before has lives of its own. */
export async function bringIn(world: World): Promise<void> {
  for (const name of ['courierJobs', 'receiveDevice']) {
    const move = moveOf(name)
    const by = actorOf(move, 0)
    const { status } = await move.make(callOf(world, move, by), await readFacts(world), world, await prepared(world, move, by))
    if (status !== 200) throw new Error(`${name} answered ${status}`)
  }
}

const number = fc.nat()
const goOn = number.map(onward)
const doProperly = fc.tuple(number, number).map((given) => proper(...given))
const runAtOnce = fc.array(fc.record({ move: number, person: number }), { minLength: 2, maxLength: 4 }).map(race)
const doAnyway = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...posts)).map((given) => anyway(...given))
const waitFor = fc.constantFrom(2, 8, 24, 24 * 4, 24 * 30).map(pass)

/** Commands in the mix that leads requests far: most often what is possible now. */
export const commands = (max: number) =>
  fc.commands(
    [goOn, goOn, goOn, doProperly, doProperly, runAtOnce, runAtOnce, doAnyway, waitFor, fc.constant(0).map(again), fc.constant(0).map(opposite)],
    { maxCommands: max, size: 'max' },
  )
