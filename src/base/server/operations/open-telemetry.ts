import { type Context, DiagLogLevel, diag, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyRequest } from 'fastify'
import type { Log } from '../log.ts'
import { quietRoutes } from './quiet-routes.ts'
import type { Tracing, TracingSettings } from './tracing.ts'

/** Statements are kept up to here; what a span is about is seen at its beginning. */
const sqlLength = 1000

/** A collector that is away must not hold up the stop of the portal. */
const patienceMs = 3000

/** Traces by OpenTelemetry. Nothing is registered globally, so two portals in one process do not mix theirs. */
export function openTracing({ endpoint, service, version, ratio, log }: TracingSettings): Tracing {
  warnOfLostSpans(log)
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: patienceMs })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('portal')
  const contexts = new AsyncLocalStorageContextManager().enable()
  const { mount, endRequest } = requestSpans((request) => tracer.startSpan(request.method, { kind: SpanKind.SERVER }, ROOT_CONTEXT), contexts)
  return {
    mount,
    onRequestEnd: endRequest,
    onQuery: ({ query, queryDurationMillis, ...event }) => {
      const parent = contexts.active()
      // What the portal asks on its own account, outside of any request or job, is no part of a trace.
      if (!trace.getSpan(parent)) return
      const end = performance.timeOrigin + performance.now()
      const sql = query.sql.trim()
      const name = /^\w+/.exec(sql)?.[0].toLowerCase() ?? 'query'
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, sqlLength) }
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: end - queryDurationMillis, attributes }, parent)
      if (event.level === 'error') markFailed(span, event.error)
      span.end(end)
    },
    runJob: async (queue, origin, run) => {
      const attributes = { 'messaging.destination.name': queue, ...(origin.reqId ? { 'portal.request_id': origin.reqId } : {}) }
      const span = tracer.startSpan(`job ${queue}`, { kind: SpanKind.CONSUMER, attributes }, parentOf(origin.traceparent))
      try {
        return await contexts.with(trace.setSpan(ROOT_CONTEXT, span), run)
      } catch (error) {
        markFailed(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    traceparent: () => {
      const about = trace.getSpanContext(contexts.active())
      return about && `00-${about.traceId}-${about.spanId}-${about.traceFlags.toString(16).padStart(2, '0')}`
    },
    stop: () => provider.shutdown().catch((err: unknown) => log.warn({ err }, 'the last traces were not taken')),
  }
}

function requestSpans(startSpan: (request: FastifyRequest) => Span, contexts: AsyncLocalStorageContextManager) {
  const spans = new WeakMap<FastifyRequest, Span>()
  const contextOf = (request: FastifyRequest): Context => {
    const span = spans.get(request)
    return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT
  }
  const mount: Tracing['mount'] = (http) => {
    http.addHook('onRequest', (request, _reply, done) => {
      // A caller's own `traceparent` is not continued: it could be anybody's.
      if (!quietRoutes.has(request.routeOptions.url ?? '')) spans.set(request, startSpan(request))
      contexts.with(contextOf(request), done)
    })
    // Reading a body leaves the context behind, because the connection calls back in its own.
    http.addHook('preValidation', (request, _reply, done) => contexts.with(contextOf(request), done))
  }
  const endRequest: Tracing['onRequestEnd'] = ({ request, route, status, code }) => {
    const span = spans.get(request)
    if (!span) return
    span.updateName(`${request.method} ${route}`)
    span.setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': status,
      'portal.request_id': request.id,
    })
    if (code !== null) span.setAttribute('portal.refusal', code)
    if (status >= 500 || status === 499) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  return { mount, endRequest }
}

/** Its class and code; messages of errors quote what people typed. */
function markFailed(span: Span, error: unknown) {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  const type = typeof code === 'string' ? code : error instanceof Error ? error.name : 'error'
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}

function parentOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = traceparent?.split('-') ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true })
}

/** A collector that is away must be seen somewhere; the portal itself goes on. */
function warnOfLostSpans(log: Log) {
  const warn = (message: string) => log.warn({ warning: message.slice(0, 300) }, 'traces')
  const silent = () => undefined
  diag.setLogger({ error: warn, warn, info: silent, debug: silent, verbose: silent }, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}
