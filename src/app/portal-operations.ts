import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { Counter } from 'prom-client'
import type { ReferenceMemory } from '#base/server/db/reference-memory.ts'
import type { Replica } from '#base/server/db/replica.ts'
import type { Env } from '#base/server/env.ts'
import type { Files } from '#base/server/files/files.ts'
import type { Log } from '#base/server/log.ts'
import { watchBacklogs } from '#base/server/operations/backlog-metrics.ts'
import { watchFiles } from '#base/server/operations/file-metrics.ts'
import { watchLoopDelay } from '#base/server/operations/loop-delay.ts'
import { countProcess, createMetrics, type Metrics } from '#base/server/operations/metrics.ts'
import { createOperationsServer, type OperationsServer } from '#base/server/operations/operations-server.ts'
import { watchPool } from '#base/server/operations/pool-metrics.ts'
import { watchReferenceData } from '#base/server/operations/reference-metrics.ts'
import { watchReplica } from '#base/server/operations/replica-metrics.ts'
import type { RequestEndListener } from '#base/server/operations/request-end.ts'
import { startTracing } from '#base/server/operations/start-tracing.ts'
import type { Tracing } from '#base/server/operations/tracing.ts'
import type { DB } from '#db/schema.ts'
import { portalVersion } from '../version.ts'

/** What is counted while the portal works: kept whether or not anybody may ask for it, because counting costs next to nothing. */
export type Watch = Metrics & { readonly onRequestEnd: readonly RequestEndListener[] }

export function startWatch(): Watch {
  const metrics = createMetrics()
  const logins = new Counter({
    name: 'portal_logins_refused_total',
    help: 'Logins that were refused, by code of the refusal',
    labelNames: ['code'] as const,
    registers: [metrics.registry],
  })
  for (const code of refusedLogins) logins.inc({ code }, 0)
  const countLogin: RequestEndListener = ({ route, code }) => {
    if (route === '/api/login' && code !== null && refusedLogins.has(code)) logins.inc({ code })
  }
  return { ...metrics, onRequestEnd: [metrics.countRequest, countLogin] }
}

/** Traces to the collector of the settings; null when none is set. */
export const openTraces = async (env: Env, log: Log): Promise<Tracing | null> =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? startTracing({
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        service: env.OTEL_SERVICE_NAME,
        version: portalVersion,
        ratio: env.OTEL_TRACES_SAMPLER_ARG,
        log,
      })
    : null

/** An employee who is asked for the code from the email was not refused. */
const refusedLogins = new Set(['LOGIN_FAILED', 'LOGIN_CODE_WRONG', 'TOO_MANY'])

type Sources = {
  env: Env
  log: Log
  now: () => Temporal.Instant
  db: Kysely<DB>
  pool: Pool
  replica: Replica<DB> | undefined
  reference: ReferenceMemory<DB>
  files: Pick<Files, 'takesMore'>
  queues: readonly string[]
}

/** The operations port of the settings; null when none is set. It is not opened yet. */
export function operationsServer({ registry }: Watch, { env, pool, replica, reference, files, ...sources }: Sources): OperationsServer | null {
  if (env.OPS_PORT === undefined) return null
  countProcess(registry)
  watchLoopDelay(registry)
  watchFiles(registry, files)
  watchPool(registry, pool, env.DATABASE_POOL)
  watchReferenceData(registry, reference)
  if (replica) watchReplica(registry, replica)
  return createOperationsServer({ port: env.OPS_PORT, host: env.OPS_HOST, registry, refresh: watchBacklogs(registry, sources), log: sources.log })
}
