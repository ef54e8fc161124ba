import { Refusal } from '#errors.ts'
import { type Job, PooledProcess, type ProcessLimits, TaskAborted } from './pooled-process.ts'
import type { Tasks } from './task.ts'

export type ProcessPool<T extends Tasks> = {
  /**
   * @throws Refusal OVERLOADED when too many others wait, or when its turn does not come in time
   * @throws TaskAborted when the task took too long, took too much memory, or its process died
   */
  run: <Name extends keyof T & string>(task: Name, input: Parameters<T[Name]>[0]) => Promise<Awaited<ReturnType<T[Name]>>>
  /** Ends the processes. What still runs or waits fails. */
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
  const waiting: { job: Job; timer: NodeJS.Timeout }[] = []
  let isClosed = false

  const start = (): PooledProcess => {
    const one = new PooledProcess(script, limits, {
      onAnswered: takeNext,
      onGone(unbegun) {
        all.delete(one)
        if (isClosed) for (const { task, reject } of unbegun) reject(new TaskAborted(`${task}: the portal stops`))
        else for (const job of unbegun) enqueue(job)
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
    const one = waiting.length > 0 ? free() : undefined
    const next = one && waiting.shift()
    if (!next) return
    clearTimeout(next.timer)
    one.send(next.job)
  }

  const enqueue = (job: Job) => {
    const one = free()
    if (one) return one.send(job)
    if (waiting.length >= maxWaiting) return job.reject(new Refusal('OVERLOADED'))
    const timer = setTimeout(() => {
      waiting.splice(
        waiting.findIndex((waiter) => waiter.job === job),
        1,
      )
      job.reject(new Refusal('OVERLOADED'))
    }, maxWaitMs)
    waiting.push({ job, timer })
  }

  return {
    run: (task, input) => new Promise((resolve, reject) => enqueue({ task, input, resolve: resolve as Job['resolve'], reject })),
    close: () => {
      isClosed = true
      for (const { job, timer } of waiting.splice(0)) {
        clearTimeout(timer)
        job.reject(new TaskAborted('the portal stops'))
      }
      for (const one of all) one.end('the portal stops')
    },
  }
}
