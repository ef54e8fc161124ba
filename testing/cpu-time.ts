import { getHeapStatistics } from 'node:v8'
import { collectGarbage } from './garbage.ts'

/** Bytes. V8 by itself lets a heap of 250 MB grow to a gigabyte, and then spends up to a second of all its threads on it. */
const muchGarbage = 300e6
let heapAfterCollection = 0

/**
 * Milliseconds of processor time that a piece of work cost this process, whatever else the machine did meanwhile: clock time says more of
 * the neighbours than of the work. Threads of the process count too (argon2 hashes on them), and so does collecting what the work itself
 * leaves behind. What others left before it is collected first: else whoever comes by chance at that moment pays for all of them.
 */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  if (getHeapStatistics().used_heap_size - heapAfterCollection > muchGarbage) {
    collectGarbage()
    heapAfterCollection = getHeapStatistics().used_heap_size
  }
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
