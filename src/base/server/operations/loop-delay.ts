import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Gauge, type Registry } from 'prom-client'

/** How often the loop is looked at, in milliseconds: a delay is known to within as much. */
const resolution = 2
const quantiles = [0.5, 0.99, 0.999, 1]

/**
 * How late the event loop came to what was due, since it was last asked. The figures of prom-client hold the ten milliseconds between two looks
 * too, so that an idle loop seems late by ten, and they end at the 99th percentile.
 */
export function watchLoopDelay(registry: Registry): void {
  const looks = monitorEventLoopDelay({ resolution })
  looks.enable()
  new Gauge({
    name: 'portal_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape, by quantile; 1 is the longest',
    labelNames: ['quantile'] as const,
    registers: [registry],
    collect() {
      for (const quantile of quantiles) {
        const betweenLooks = looks.percentile(quantile * 100) / 1e6
        this.set({ quantile: String(quantile) }, Math.max(0, betweenLooks - resolution) / 1000)
      }
      looks.reset()
    },
  })
}
