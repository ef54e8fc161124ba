import type { ReadContext } from '#context.ts'

const seconds = 5
const max = 500

type Remembered = { at: number; answer: Promise<unknown> }
const answersOf = new WeakMap<object, Map<string, Remembered>>()

/**
 * The answer of a few seconds ago, if there is one. The catalogue is small and read by every visitor at every step, and changes only
 * when somebody applies seeds: at 64 clients this saves nearly every query, and what was changed is seen five seconds later everywhere.
 * Kept by database pool, so it serves plain reads only: a transaction always reads for itself.
 */
export function recent<T>({ tx, now }: Pick<ReadContext, 'tx' | 'now'>, key: string, load: () => Promise<T>): Promise<T> {
  const answers = answersOf.get(tx) ?? new Map<string, Remembered>()
  answersOf.set(tx, answers)
  const known = answers.get(key)
  const at = now.epochMilliseconds
  if (known && Math.abs(at - known.at) < seconds * 1000) return known.answer as Promise<T>
  if (answers.size >= max) answers.clear()
  const answer = load()
  answers.set(key, { at, answer })
  // A failure must not be repeated from memory.
  answer.catch(() => answers.delete(key))
  return answer
}
