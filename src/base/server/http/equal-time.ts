import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds. Several times what the dearest of these calls takes (a password's hash), so that under common load all are one step long. */
const equalStep = 250

/**
 * Does some work and answers, or throws, when it has lasted a whole number of steps: how long it takes then says nothing about what was
 * found. The work for somebody known and somebody unknown is as equal as it can be made; this hides the rest (a row that is read, a page
 * that is cached). Nothing is held during the wait, least of all a transaction.
 */
export async function inEqualTime<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    const spent = performance.now() - began
    await wait(Math.ceil(spent / equalStep) * equalStep - spent)
  }
}
