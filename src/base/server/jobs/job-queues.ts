import type { PgBoss, Queue, QueueResult } from 'pg-boss'

/** How a job that failed is tried again. Seconds; each pause is about twice the one before it, up to the longest. */
const retries = {
  /** It only touches our own database, which is back soon: a day and a half. */
  own: { retryLimit: 120, retryDelay: 15, retryDelayMax: 900, expireInSeconds: 300 },
  /** It asks a partner (a courier's order), who may be down over a night: a day and a half, then a person must have acted anyway. */
  partner: { retryLimit: 120, retryDelay: 30, retryDelayMax: 900, expireInSeconds: 300 },
  /** An email: whatever is wrong with our mail server or our password there may take a weekend to be mended: five days. */
  email: { retryLimit: 128, retryDelay: 15, retryDelayMax: 3600, expireInSeconds: 300 },
  /** It runs again soon by the clock, and makes up for what it missed. */
  nextRun: { retryLimit: 1, retryDelay: 15, retryDelayMax: 900, expireInSeconds: 3600, heartbeatSeconds: 60 },
  /** Once a day: four more tries in the same night. */
  daily: { retryLimit: 4, retryDelay: 300, retryDelayMax: 3600, expireInSeconds: 3600, heartbeatSeconds: 60 },
} as const

export type Retries = keyof typeof retries

/** Jobs of the clock do not pile up: one runs, one waits at most. */
export type QueueDefinition = { readonly name: string; readonly retries: Retries; readonly recurring: boolean }

const daysDoneJobsStay = 3

type Settings = Omit<Queue, 'name' | 'policy' | 'partition' | 'deadLetter'>

const settingsOf = ({ retries: kind, recurring }: QueueDefinition): Settings => ({
  ...retries[kind],
  retryBackoff: true,
  deleteAfterSeconds: daysDoneJobsStay * 24 * 3600,
  // Jobs of the clock are written by pg-boss. Of all others the portal tells by itself (`JobWorkers`).
  notify: recurring,
})

/** A setting that is left out would stay as it is in the database. */
const withoutHeartbeat = { heartbeatSeconds: null }

/**
 * Makes the queues what the code says: new ones are created, changed settings are written, which hold for the jobs written from then on. A
 * recurring job's queue that does not say "one at a time" yet is created anew, with what waits in it: the clock writes its jobs again.
 */
export async function ensureQueues(boss: PgBoss, definitions: readonly QueueDefinition[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const definition of definitions) {
    const { name, recurring } = definition
    const policy = recurring ? 'stately' : 'standard'
    const settings = settingsOf(definition)
    const old = existing.get(name)
    if (old && recurring && old.policy !== policy) await drop(boss, name)
    else if (old) {
      if (differs(old, settings)) await boss.updateQueue(name, { ...withoutHeartbeat, ...settings })
      continue
    }
    await boss.createQueue(name, { ...settings, policy })
  }
}

const differs = (old: QueueResult, settings: Settings) =>
  Object.entries({ ...withoutHeartbeat, ...settings }).some(([name, value]) => Reflect.get(old, name) !== value)

async function drop(boss: PgBoss, name: string) {
  await boss.deleteAllJobs(name)
  await boss.deleteQueue(name)
}
