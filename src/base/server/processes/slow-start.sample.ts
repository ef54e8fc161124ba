// The tasks of process-pool.sample.ts, from a process for which the machine has no time while it starts (process-pool.test.ts).
import { setTimeout as sleep } from 'node:timers/promises'

await sleep(1500)
await import('./process-pool.sample.ts')
