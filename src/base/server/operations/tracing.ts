import type { LogEvent } from 'kysely'
import type { Http } from '../http/fastify.ts'
import type { Origin } from '../http/origin.ts'
import type { Log } from '../log.ts'
import type { RequestEndListener } from './request-end.ts'

/** Spans of requests, jobs and queries. They hold route templates, queue names, ids and SQL without its parameters, nothing personal. */
export type Tracing = {
  /** Begins a span for each request; called before any other hook is added. */
  readonly mount: (http: Http) => void
  readonly onRequestEnd: RequestEndListener
  readonly onQuery: (event: LogEvent) => void
  /** Runs a job in a span that continues the trace of whatever wrote the job. */
  readonly runJob: <T>(queue: string, origin: Origin, run: () => Promise<T>) => Promise<T>
  /** The span this is called in, as W3C Trace Context writes it; undefined outside of any. */
  readonly traceparent: () => string | undefined
  /** Sends what is left. */
  readonly stop: () => Promise<void>
}

export type TracingSettings = {
  /** The collector (OTLP over HTTP), without `/v1/traces`. */
  endpoint: string
  service: string
  version: string
  /** How many of the traces are kept, 0 to 1. */
  ratio: number
  log: Log
}
