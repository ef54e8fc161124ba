import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { RequestEnd } from './request-end.ts'

/** What is counted while the portal works. Labels are route templates, queue names and codes of ours: their number is bounded. */
export type Metrics = {
  readonly registry: Registry
  readonly countRequest: (end: RequestEnd) => void
  /** Runs a job and counts it. */
  readonly timeJob: <T>(queue: string, run: () => Promise<T>) => Promise<T>
  /** Runs the sending of an email and counts it. */
  readonly countEmail: <T>(send: () => Promise<T>) => Promise<T>
}

const secondsOfRequests = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const secondsOfJobs = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const jobs = new Histogram({
    name: 'portal_job_duration_seconds',
    help: 'Runs of jobs, by queue and outcome (done, failed)',
    labelNames: ['queue', 'outcome'] as const,
    buckets: secondsOfJobs,
    registers: [registry],
  })
  const emails = new Counter({
    name: 'portal_emails_total',
    help: 'Tries to hand an email to the mail server, by outcome (sent, failed)',
    labelNames: ['outcome'] as const,
    registers: [registry],
  })
  for (const outcome of ['sent', 'failed']) emails.inc({ outcome }, 0)
  return {
    registry,
    countRequest: requestCounter(registry),
    timeJob: async (queue, run) => {
      const end = jobs.startTimer({ queue })
      return settled(run, (outcome) => end({ outcome: outcome ? 'done' : 'failed' }))
    },
    countEmail: (send) => settled(send, (outcome) => emails.inc({ outcome: outcome ? 'sent' : 'failed' })),
  }
}

/** Memory, processor, open files, garbage collection and the delay of the event loop, under the names every Node.js dashboard knows. */
export const countProcess = (registry: Registry) => collectDefaultMetrics({ register: registry })

async function settled<T>(run: () => Promise<T>, tell: (fulfilled: boolean) => void): Promise<T> {
  try {
    const value = await run()
    tell(true)
    return value
  } catch (error) {
    tell(false)
    throw error
  }
}

function requestCounter(registry: Registry): Metrics['countRequest'] {
  const registers = [registry]
  const durations = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Requests by method, route template and status; 499 when the caller left before the answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: secondsOfRequests,
    registers,
  })
  const refusals = new Counter({
    name: 'portal_refusals_total',
    help: 'Refused calls by route template and code of the refusal',
    labelNames: ['route', 'code'] as const,
    registers,
  })
  const uploads = new Counter({ name: 'portal_uploads_total', help: 'Files that were received whole', registers })
  const bytes = new Counter({ name: 'portal_upload_bytes_total', help: 'Their bytes', registers })
  const refusedUploads = new Counter({
    name: 'portal_uploads_refused_total',
    help: 'Multipart calls that were refused, by code of the refusal',
    labelNames: ['code'] as const,
    registers,
  })
  return ({ request, route, status, code, milliseconds }) => {
    // How long somebody looked is not how long an answer took.
    if (request.routeOptions.config?.row?.shape !== 'events') durations.observe({ method: request.method, route, status }, milliseconds / 1000)
    if (code !== null) refusals.inc({ route, code })
    if (code !== null && request.routeOptions.config?.row?.files) refusedUploads.inc({ code })
    uploads.inc(request.uploaded?.files ?? 0)
    bytes.inc(request.uploaded?.bytes ?? 0)
  }
}
