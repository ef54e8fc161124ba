import { Refusal } from '#errors.ts'
import { reconcilePayments } from '#payments/server/reconcile-payments.ts'
import type { OutsideContext } from '../../src/context.ts'
import { reactions } from '../../src/reactions.ts'
import { type Doom, doomAt, dying, Killed, withDyingFetch } from '../kill.ts'
import { at, type World } from './world.ts'

const moneyJobs = /^(payments|invoices)\.(?!mail)/

/** What is refused, and what dies, has simply not happened. */
export async function quietly(act: () => Promise<unknown>) {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Killed)) throw error
  }
}

/** Runs work in a process that lives, or dies at this step. @returns whether it died */
export async function inProcess<C extends OutsideContext>(ctx: C, dies: number | null, act: (ctx: C) => Promise<unknown>): Promise<boolean> {
  if (dies === null) {
    await quietly(() => act(ctx))
    return false
  }
  const doom: Doom = doomAt(dies)
  await quietly(() => withDyingFetch(doom, () => act(dying(ctx, doom)))).catch((error: unknown) => {
    // Whatever code on its way to the grave makes of it.
    if (doom.died() === null) throw error
  })
  return doom.died() !== null
}

export async function runJobs(world: World, dies: number | null = null) {
  const all = Object.values(reactions).flat()
  const known = new Set<string>()
  const again: typeof world.bench.jobs = []
  for (let jobs = world.bench.jobs.splice(0); jobs.length > 0; jobs = world.bench.jobs.splice(0))
    for (const queued of jobs) {
      const { job, data } = queued
      const reaction = moneyJobs.test(job) ? all.find((one) => one.job === job) : undefined
      if (!reaction || known.size > 200) continue
      known.add(`${job} ${JSON.stringify(data)}`)
      const ctx = world.bench.at(at(world))
      const died = await inProcess(ctx, dies, (own) =>
        reaction.transaction === false ? reaction.run(own, data as never) : own.transaction((tx) => reaction.run(tx, data as never)),
      )
      // The queue gives a job again whose process died.
      if (died) again.push(queued)
    }
  world.bench.jobs.push(...again)
}

export async function clock(world: World, minutes: number, dies: number | null) {
  world.now = world.now.add({ minutes })
  await inProcess(world.bench.at(at(world)), dies, reconcilePayments)
}
