import { Refusal } from '#errors.ts'

/**
 * Lets only so many runs of a costly work happen at once; the others wait their turn.
 * @returns a function that runs a work in its turn
 * @throws Refusal OVERLOADED when `waiting` others are in the queue already
 */
export function limitConcurrency(running: number, waiting: number) {
  let free = running
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else {
      if (queue.length >= waiting) throw new Refusal('OVERLOADED')
      await new Promise<void>((resolve) => queue.push(resolve))
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }
}
