import { readEnv } from '#base/server/env.ts'
import { mountApi } from '#base/server/http/api-routes.ts'
import { createEventStreams } from '#base/server/http/event-streams.ts'
import { createHeldAnswers } from '#base/server/http/held-answers.ts'
import { createHttp } from '#base/server/http/http.ts'
import { createLog } from '#base/server/log.ts'
import { api } from '../src/api.ts'
import { handlers } from '../src/handlers.ts'

const notCalled = () => {
  throw new Error('Only described, never called')
}

/** The document the portal serves at /api/openapi.json, drawn without starting the portal. */
export async function openApiDocument() {
  const http = await createHttp({ env: readEnv({ RATE_LIMITS: 'off' }), log: createLog('silent') })
  mountApi(http, api, handlers, {
    work: notCalled,
    identify: notCalled,
    admit: notCalled,
    contextFor: notCalled,
    callerKey: notCalled,
    senderKey: notCalled,
    checkUploads: notCalled,
    streams: createEventStreams(),
    held: createHeldAnswers(() => false),
    now: notCalled,
  })
  await http.ready()
  const document = http.swagger()
  await http.close()
  return document
}
