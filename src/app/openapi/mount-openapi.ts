import type { Env } from '#base/server/env.ts'
import type { Http } from '#base/server/http/fastify.ts'
import { HeldAnswer } from '#base/server/http/held-answers.ts'
import { createProcessPool } from '#base/server/processes/process-pool.ts'
import type { OpenApiTasks } from './openapi-tasks.ts'

/** It starts with the first who asks, needs the whole of the server's code, and is not needed again. */
const writer = createProcessPool<OpenApiTasks>(new URL('./openapi-tasks.ts', import.meta.url), {
  size: 1,
  maxWaiting: 100,
  maxWaitMs: 60_000,
  maxRunMs: 60_000,
  maxMegabytes: 1024,
  idleMs: 1000,
})

const hour = 3600

/**
 * `/api/openapi.json`. The document is written once, in a process of its own, for it takes a second of a processor, and is kept as it is sent: more than a
 * megabyte would be written anew for each who asks, while everybody else waits.
 */
export function mountOpenApi(http: Http, { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>) {
  let written: Promise<HeldAnswer> | undefined
  const write = async () => new HeldAnswer(await writer.run('writeDocument', { PUBLIC_URL }), hour)
  http.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    written ??= write()
    const answer = await written.catch((error: unknown) => {
      // Whoever asks next tries again.
      written = undefined
      throw error
    })
    return answer.sendPacked(request, reply)
  })
}
