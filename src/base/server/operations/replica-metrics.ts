import { Gauge, type Registry } from 'prom-client'
import type { Replica } from '../db/replica.ts'

/** Whether the replica of the settings is read, and how far it is behind. */
export function watchReplica<DB>(registry: Registry, replica: Replica<DB>) {
  const registers = [registry]
  new Gauge({
    name: 'portal_replica_in_use',
    help: '1: lists and reports are read from the replica; 0: it does not answer or is too far behind, so the primary is read',
    registers,
    collect() {
      this.set(replica.isInUse ? 1 : 0)
    },
  })
  new Gauge({
    name: 'portal_replica_lag_seconds',
    help: 'How long ago the replica last had everything; +Inf: not known yet',
    registers,
    collect() {
      this.set(replica.lagSeconds)
    },
  })
  new Gauge({
    name: 'portal_replica_reads',
    help: 'Lists and reports since the start, by where they were read (replica, primary)',
    labelNames: ['from'] as const,
    registers,
    collect() {
      for (const from of ['replica', 'primary'] as const) this.set({ from }, replica.reads[from])
    },
  })
}
