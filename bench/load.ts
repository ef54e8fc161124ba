import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export type Shot = { method: 'GET' | 'POST' | 'PUT'; path: string; headers?: Record<string, string>; body?: Buffer }
/** The next call of a client; what it has to look up first is not timed. */
export type Aim = (client: number, shot: number) => Shot | Promise<Shot>
export type Measured = { calls: number; perSecond: number; p50: number; p99: number; answers: Readonly<Record<number, number>> }

/**
 * A closed loop: so many clients, each sending its next request when the last was answered, for so many seconds.
 * @param pauseMs between an answer and the next request of its client
 * @returns answers per second, milliseconds at the median and the 99th percentile, and how many answers had which status
 */
export async function load(port: number, clients: number, seconds: number, aim: Aim, pauseMs = 0): Promise<Measured> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
  const times: number[] = []
  const answers: Record<number, number> = {}
  const until = performance.now() + seconds * 1000
  const started = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let shot = 0; performance.now() < until; shot++) {
        const next = await aim(client, shot)
        const begun = performance.now()
        const status = await fire(agent, port, next)
        times.push(performance.now() - begun)
        answers[status] = (answers[status] ?? 0) + 1
        if (pauseMs > 0) await wait(pauseMs)
      }
    }),
  )
  const took = (performance.now() - started) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { calls: times.length, perSecond: times.length / took, p50: at(0.5), p99: at(0.99), answers }
}

function fire(agent: http.Agent, port: number, { method, path, headers, body }: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...(body ? { 'content-length': String(body.length) } : {}) } },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.on('error', reject)
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
