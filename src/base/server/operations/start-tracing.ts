import type { Tracing, TracingSettings } from './tracing.ts'

/** OpenTelemetry is loaded only where somebody wants traces: it takes memory and a part of the start. */
export async function startTracing(settings: TracingSettings): Promise<Tracing> {
  const { openTracing } = await import('./open-telemetry.ts')
  return openTracing(settings)
}
