import type { Kysely, KyselyPlugin } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { OutsideContext, TransactionContext } from '../src/context.ts'

export class Killed extends Error {}

/** A process that dies at its `at`-th step: from then on every step throws, as if nobody were there any more. */
export type Doom = { readonly step: (what: string) => void; readonly died: () => string | null; readonly steps: () => number }

export function doomAt(at: number): Doom {
  let count = 0
  let diedAt: string | null = null
  return {
    step: (what) => {
      count += 1
      if (count >= at) {
        diedAt ??= what
        throw new Killed(`Killed at step ${at}: ${what}`)
      }
    },
    died: () => diedAt,
    steps: () => count,
  }
}

/** Dies before a statement reaches the database. */
const dyingAtStatements = (doom: Doom): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    doom.step(node.kind)
    return node
  },
  transformResult: async ({ result }) => result,
})

const dyingDb = <T extends Pick<Kysely<DB>, 'withPlugin'>>(tx: T, doom: Doom) => tx.withPlugin(dyingAtStatements(doom))

/**
 * The context of work in a process that may die at every await: before and after each statement, before a commit, after it, and, with
 * `withDyingFetch`, before a call to somebody outside and after it was done but before its answer is known.
 */
export function dying<C extends OutsideContext>(ctx: C, doom: Doom): C {
  const withDoom = (own: TransactionContext): TransactionContext => ({ ...own, tx: dyingDb(own.tx, doom) })
  return {
    ...ctx,
    // What only reads keeps the type it has.
    tx: (ctx.tx as unknown as Kysely<DB>).withPlugin(dyingAtStatements(doom)) as unknown as C['tx'],
    transaction: async <T>(part: (own: TransactionContext) => Promise<T>): Promise<T> => {
      doom.step('begin')
      const answer = await ctx.transaction(async (own) => {
        const done = await part(withDoom(own))
        doom.step('commit')
        return done
      })
      doom.step('after commit')
      return answer
    },
  }
}

/** While `act` runs, calls outside die as well: before they leave, and after they were answered. */
export async function withDyingFetch<T>(doom: Doom, act: () => Promise<T>): Promise<T> {
  const real = globalThis.fetch
  globalThis.fetch = async (...asked) => {
    doom.step('before the call')
    const answer = await real(...asked)
    // The provider has done what it was asked; nobody is left to hear it.
    doom.step('after the call')
    return answer
  }
  try {
    return await act()
  } finally {
    globalThis.fetch = real
  }
}

/** Runs `act` in a process that dies at its first step, then at its second … until it lives to the end; `after` looks what was left. */
export async function killAtEveryStep(run: (doom: Doom) => Promise<void>): Promise<number> {
  for (let at = 1; ; at++) {
    const doom = doomAt(at)
    await run(doom)
    if (doom.died() === null) return at
    if (at > 500) throw new Error('It never lives to the end')
  }
}
