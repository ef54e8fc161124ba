import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'

/** Seconds between two looks of a worker that nobody wakes: for jobs that are tried again, and those whose wake was lost with a process. */
const lookEvery = 30

type Queue = {
  /** By their numbers at pg-boss, the one that was woken longest ago first. */
  readonly idle: string[]
  /** A job was written while all were at work: whoever is ready first looks for it. */
  isMissed: boolean
}

/**
 * The workers of this process, and which of them looks for a job that was written: one that has nothing to do. pg-boss wakes all of a queue, of which
 * all but one find nothing, and by a notice in the transaction that writes the job, which holds up every COMMIT (`change-notices.ts`).
 */
export class JobWorkers {
  readonly #boss: PgBoss
  readonly #queues = new Map<string, Queue>()

  constructor(boss: PgBoss) {
    this.#boss = boss
  }

  /** @param batchSize how many jobs it takes at once; it waits for the slowest of them */
  async employ(name: string, batchSize: number, run: (jobs: readonly JobWithMetadata[]) => Promise<JobResult[]>): Promise<void> {
    const queue = this.#queues.get(name) ?? { idle: [], isMissed: false }
    this.#queues.set(name, queue)
    const options = { batchSize, includeMetadata: true, perJobResults: true, pollingIntervalSeconds: lookEvery } as const
    const id = await this.#boss.work(name, options, async (jobs: JobWithMetadata[]) => {
      queue.idle.splice(queue.idle.indexOf(id), 1)
      const isFull = jobs.length === batchSize
      // Where many were taken there are probably more, and another begins with them at once.
      if (isFull && batchSize > 1) this.wake(name)
      const results = await run(jobs)
      queue.idle.push(id)
      if (isFull || queue.isMissed) this.#boss.notifyWorker(id)
      queue.isMissed = false
      return results
    })
    queue.idle.push(id)
  }

  wake(name: string): void {
    const queue = this.#queues.get(name)
    if (!queue) return
    const id = queue.idle.shift()
    if (id === undefined) {
      queue.isMissed = true
      return
    }
    queue.idle.push(id)
    this.#boss.notifyWorker(id)
  }

  wakeAll(): void {
    for (const { idle } of this.#queues.values()) for (const id of idle) this.#boss.notifyWorker(id)
  }
}
