import { Refusal } from '#errors.ts'
import { type Job, PooledProcess, type ProcessLimits } from './pooled-process.ts'
import type { Tasks } from './task.ts'
import { createTurns } from './turns.ts'

export type ProcessPool<T extends Tasks> = {
  /**
   * @param caller on whose behalf: callers take turns, and one alone never has every process where there are several. Left out: nobody's, in the order it comes
   * @throws Refusal OVERLOADED when too much waits (of whoever has the most waiting), when its turn does not come in time, when it came and the machine had no time for it, or when
   *   the portal stops before it is done
   * @throws TaskAborted when the task took too long, took too much memory, or its process died
   */
  run: <Name extends keyof T & string>(task: Name, input: Parameters<T[Name]>[0], caller?: string) => Promise<Awaited<ReturnType<T[Name]>>>
  /** Ends the processes. What still runs or waits is refused. */
  close: () => void
}

export type PoolLimits = ProcessLimits & {
  /** Tasks that run at once, each in a process of its own. */
  size: number
  /** Tasks that may wait for a process, and for how long (ms). */
  maxWaiting: number
  maxWaitMs: number
  /**
   * Tasks that a process has at hand while it does another, so that it goes on without waiting for the portal: none unless told otherwise. For short
   * tasks that are known to end; should one end its process, those behind it are done by another.
   */
  ahead?: number
}

/**
 * Runs tasks that are slow (drawing documents) or read hostile files (photos, PDFs) in child processes. Not in threads: the thread pool of libuv, which
 * decoders of pictures, the file system, DNS and password hashes use, is one per process, and a decoder that crashes takes its process with it.
 * @param script the module that answers the tasks with `answerTasks` (task-process.ts)
 */
export function createProcessPool<T extends Tasks>(script: URL, limits: PoolLimits): ProcessPool<T> {
  const { size, maxWaiting, maxWaitMs, ahead = 0 } = limits
  const all = new Set<PooledProcess>()
  const turns = createTurns<Job>(() => [...all].flatMap(({ jobs }) => jobs), Math.max(1, size - 1))
  const timers = new WeakMap<Job, NodeJS.Timeout>()
  let isClosed = false

  const start = (): PooledProcess => {
    const one = new PooledProcess(script, limits, {
      onAnswered: takeNext,
      onGone(unbegun) {
        all.delete(one)
        if (isClosed) for (const { reject } of unbegun) reject(new Refusal('OVERLOADED'))
        else for (const job of unbegun) takeAgain(job)
        takeNext()
      },
    })
    all.add(one)
    return one
  }

  /** Whoever has nothing to do, a new one, or whoever has the least to do; undefined: all have enough. */
  const free = (): PooledProcess | undefined => {
    const [least] = [...all].sort((left, right) => left.load - right.load)
    if (least?.load === 0) return least
    if (all.size < size) return start()
    return least && least.load <= ahead ? least : undefined
  }

  const takeNext = () => {
    for (let job = turns.next(); job; job = turns.next()) {
      const one = free()
      if (!one) return
      clearTimeout(timers.get(job))
      turns.take(job)
      one.send(job)
    }
  }

  /** Its turn had come. */
  const takeAgain = (job: Job) => {
    const one = free()
    if (one) one.send(job)
    else enqueue(job)
  }

  const refuse = (job: Job) => {
    clearTimeout(timers.get(job))
    turns.remove(job)
    job.reject(new Refusal('OVERLOADED'))
  }

  const enqueue = (job: Job) => {
    timers.set(
      job,
      setTimeout(() => refuse(job), maxWaitMs),
    )
    turns.add(job)
    takeNext()
    const tooMuch = turns.count() > maxWaiting ? turns.last() : undefined
    if (tooMuch) refuse(tooMuch)
  }

  return {
    run: (task, input, caller) => new Promise((resolve, reject) => enqueue({ task, input, caller, resolve: resolve as Job['resolve'], reject })),
    close: () => {
      isClosed = true
      for (const job of turns.removeAll()) {
        clearTimeout(timers.get(job))
        job.reject(new Refusal('OVERLOADED'))
      }
      for (const one of all) one.endBlameless('the portal stops')
    },
  }
}
