import fc from 'fast-check'
import { expect } from 'vitest'
import type { Post } from '#accounts/permission-presets.ts'
import { trackShipments } from '#courier/server/track-shipments.ts'
import { expireOverdue } from '#quotes/server/expire-overdue.ts'
import { isUnchanged, wrongAnswer, wrongNow, wrongSince } from './invariants.ts'
import { type Move, moves, type Verdict } from './moves.ts'
import { type Facts, look, posts, postsWith, type Told, type World } from './world.ts'

/** What is known between two commands: how everything stands, and the deed that was done just before. */
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

/** Who makes the move: the n-th of those who may. Where no employee does, the name means nothing. */
function actorOf({ by }: Move, n: number): Post {
  return by === 'customer' || by === 'system' ? 'vezeto' : nth(postsWith(by), n)
}
const callOf = (world: World, { by }: Move, post: Post) => (by === 'customer' || by === 'system' ? world.asCustomer : world.asEmployee(post))
const prepared = async (world: World, move: Move, post: Post): Promise<object> =>
  (await move.prepare?.(callOf(world, move, post), `customer-requests/${world.requestId}`)) ?? {}

/** Looks anew, and holds what it sees against what must hold. */
async function settle(model: Model, world: World, about: string, wrong: readonly string[] = []): Promise<Facts> {
  const before = model.facts
  model.facts = await look(world)
  expect([...wrong, ...wrongNow(model.facts), ...wrongSince(before, model.facts)], about).toEqual([])
  tally.commands += 1
  return before
}

/** What may be seen of a move that must come out like this. */
function mayCome(expected: Verdict | 'forbidden', { unseen = false }: Move): string[] {
  return unseen && (expected === 'done' || expected === 'same') ? ['done', 'same'] : [expected]
}
function cameOut({ status }: Told, unchanged: boolean): string {
  if (status === 200) return unchanged ? 'same' : 'done'
  if (!unchanged) return `${status}, and something changed`
  return status === 403 ? 'forbidden' : 'refused'
}

type Try = { name: string; by: Post; seen?: Facts; prepared?: object; expected?: Verdict }

abstract class Command implements fc.AsyncCommand<Model, World> {
  protected said = ''
  check(_model: Readonly<Model>): boolean {
    return true
  }
  abstract run(model: Model, world: World): Promise<void>
  toString() {
    return `${this.constructor.name}: ${this.said}`
  }

  /** One move by one person, held against what the rules say must come of it. */
  protected async make(model: Model, world: World, { name, by, seen = model.facts, ...given }: Try) {
    const move = moveOf(name)
    const isEmployee = move.by !== 'customer' && move.by !== 'system'
    const mayMake = !isEmployee || postsWith(move.by).includes(by)
    const expected = mayMake ? (given.expected ?? move.expects(seen)) : 'forbidden'
    const ready = given.prepared ?? (await prepared(world, move, by))
    const told = await move.make(callOf(world, move, by), seen, world, ready)
    this.said = `${name} by ${isEmployee ? by : move.by} ${told.status}`
    const before = await settle(model, world, this.said, wrongAnswer(told))
    expect(mayCome(expected, move), `${this.said} ${JSON.stringify(told.body)}`).toContain(cameOut(told, isUnchanged(before, model.facts)))
    if (told.status === 200) tally.done[name] = (tally.done[name] ?? 0) + 1
    else tally.refused += 1
    model.last = told.status === 200 && expected === 'done' ? { name, by, seen, prepared: ready } : undefined
  }
}

/** The n-th of the moves that are open now, by somebody who may. */
class Proper extends Command {
  constructor(
    readonly move: number,
    readonly person: number,
  ) {
    super()
  }
  override check({ facts }: Readonly<Model>) {
    return open(facts).length > 0
  }
  async run(model: Model, world: World) {
    const name = nth(open(model.facts), this.move)
    await this.make(model, world, { name, by: actorOf(moveOf(name), this.person) })
  }
}

/** How a life goes on; whatever else may be done only ends it early. */
const onwards = [
  'courierJobs',
  'receiveDevice',
  'issueReport',
  'acceptReport',
  'rejectReport',
  'sendQuote',
  'accept',
  'reject',
  'acceptOnBehalf',
  'rejectOnBehalf',
  'expire',
  'finishRepair',
  'orderDelivery',
  'ship',
  'failDelivery',
  'handBack',
]

/** The next station, or, where there is none, a way back without repair. */
class Onward extends Command {
  constructor(readonly move: number) {
    super()
  }
  private names({ facts }: Readonly<Model>) {
    const possible = open(facts)
    const ahead = possible.filter((name) => onwards.includes(name))
    return ahead.length > 0 ? ahead : possible.filter((name) => moveOf(name).decides !== undefined)
  }
  override check(model: Readonly<Model>) {
    return this.names(model).length > 0
  }
  async run(model: Model, world: World) {
    const name = nth(this.names(model), this.move)
    await this.make(model, world, { name, by: actorOf(moveOf(name), this.move) })
  }
}

/** Any move by anybody, at any time. */
class Anyway extends Command {
  constructor(
    readonly name: string,
    readonly by: Post,
  ) {
    super()
  }
  run(model: Model, world: World) {
    return this.make(model, world, this)
  }
}

/** Once more what was done just now, by somebody who has not seen that it was. */
class Again extends Command {
  override check({ last }: Readonly<Model>) {
    return last !== undefined
  }
  async run(model: Model, world: World) {
    const { last } = model
    if (last) await this.make(model, world, { ...last, expected: moveOf(last.name).again })
  }
}

/** The opposite of what was done just now. */
class Opposite extends Command {
  override check({ last }: Readonly<Model>) {
    return last !== undefined && moveOf(last.name).opposite !== undefined
  }
  async run(model: Model, world: World) {
    const name = model.last && moveOf(model.last.name).opposite
    if (name) await this.make(model, world, { name, by: 'vezeto', expected: 'refused' })
  }
}

/** Several at once from the same state. */
class Race extends Command {
  constructor(readonly runners: readonly { move: number; person: number }[]) {
    super()
  }
  override check({ facts }: Readonly<Model>) {
    return open(facts).length > 0
  }
  async run(model: Model, world: World) {
    const names = this.runners.map(({ move }) => nth(open(model.facts), move))
    const starts: { name: string; by: Post; run: () => Promise<Told> }[] = []
    for (const [i, name] of names.entries()) {
      const move = moveOf(name)
      const by = actorOf(move, this.runners[i]?.person ?? 0)
      const ready = await prepared(world, move, by)
      const call = callOf(world, move, by)
      starts.push({ name, by, run: () => move.make(call, model.facts, world, ready) })
    }
    // Preparing may have changed what is seen: a draft was saved.
    model.facts = await look(world)
    const came = await Promise.all(starts.map(async ({ run, ...who }) => ({ ...who, told: await run() })))
    this.said = came.map(({ name, told }) => `${name} ${told.status}`).join(' | ')
    model.last = undefined
    tally.races += 1
    await settle(model, world, this.said, [...came.flatMap(({ told }) => wrongAnswer(told, { racing: true })), ...wrongWinners(came)])
  }
}

type Came = { name: string; by: Post; told: Told }

/** Somebody wins; of two who want opposite things, one. */
function wrongWinners(came: readonly Came[]): string[] {
  const isVersioned = ({ name }: Came) => Number(moveOf(name).versioned ?? false)
  const winners = came.filter(({ told }) => told.status === 200).toSorted((one, other) => isVersioned(one) - isVersioned(other))
  // Whoever decides what has just been decided is told so, whatever version they had seen.
  const firstToSay = winners.filter(({ name }, i) => !moveOf(name).decides || winners.findIndex((other) => saySame(name, other.name)) === i)
  const opposed = firstToSay.flatMap((one, i) =>
    firstToSay
      .slice(i + 1)
      .filter((other) => areOpposed(one.name, other.name))
      .map((other) => `${one.name} and ${other.name} both won`),
  )
  if (came.some((one) => came.some((other) => areOpposed(one.name, other.name)))) tally.contested += 1
  const [first, second] = came
  const isEcho = came.length === 2 && first && second && first.name === second.name && first.by === second.by && moveOf(first.name).again === 'same'
  return [
    ...opposed,
    ...(winners.length === 0 ? ['nobody won'] : []),
    ...(isEcho && winners.length === 1 && !came.some(({ told }) => told.status === 503) ? ['the same wish was done for one of them only'] : []),
  ]
}

const saySame = (one: string, other: string) => moveOf(one).again === 'same' && moveOf(one).decides === moveOf(other).decides

function areOpposed(one: string, other: string): boolean {
  const [a, b] = [moveOf(one), moveOf(other)]
  if (one === other) return a.again === 'refused'
  if (a.follows?.includes(other) || b.follows?.includes(one)) return false
  if (a.versioned && b.versioned) return true
  return a.decides !== undefined && b.decides !== undefined && a.decides !== b.decides
}

/** Time passes; the clock jobs of couriers and deadlines come round. */
class Wait extends Command {
  constructor(readonly hours: number) {
    super()
  }
  async run(model: Model, world: World) {
    world.wait(this.hours)
    const ctx = world.bench.at(world.now().toString())
    await trackShipments(ctx)
    await expireOverdue(ctx)
    this.said = `${this.hours} hours, now ${world.now()}`
    model.last = undefined
    await settle(model, world, this.said)
  }
}

const runner = fc.record({ move: fc.nat(), person: fc.nat() })
const proper = fc.tuple(fc.nat(), fc.nat()).map(([move, person]) => new Proper(move, person))
const onward = fc.nat().map((move) => new Onward(move))
const race = fc.array(runner, { minLength: 2, maxLength: 4 }).map((runners) => new Race(runners))

/** Lets a life begin in the workshop: what comes before has lives of its own. */
export async function bringIn(world: World): Promise<void> {
  for (const name of ['courierJobs', 'receiveDevice']) {
    const move = moveOf(name)
    const by = actorOf(move, 0)
    const { status } = await move.make(callOf(world, move, by), await look(world), world, await prepared(world, move, by))
    if (status !== 200) throw new Error(`${name} answered ${status}`)
  }
}

/** Commands in the mix that leads requests far: most often what is possible now. */
export const commands = (most: number) =>
  fc.commands(
    [
      onward,
      onward,
      onward,
      proper,
      proper,
      race,
      race,
      fc.tuple(fc.constantFrom(...names), fc.constantFrom(...posts)).map(([name, by]) => new Anyway(name, by)),
      fc.constantFrom(2, 8, 24, 24 * 4, 24 * 30).map((hours) => new Wait(hours)),
      fc.constant(0).map(() => new Again()),
      fc.constant(0).map(() => new Opposite()),
    ],
    { maxCommands: most, size: 'max' },
  )
