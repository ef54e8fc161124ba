import { Gauge, type Registry } from 'prom-client'

type Pool = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }

/** Connections of this process to its database. */
export function watchPool(registry: Registry, pool: Pool, max: number) {
  new Gauge({
    name: 'portal_database_pool_connections',
    help: 'Open connections by state (idle, busy)',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    },
  })
  new Gauge({
    name: 'portal_database_pool_waiting',
    help: 'Pieces of work that wait for a connection',
    registers: [registry],
    collect() {
      this.set(pool.waitingCount)
    },
  })
  new Gauge({ name: 'portal_database_pool_max', help: 'The most connections there may be (DATABASE_POOL)', registers: [registry] }).set(max)
}
