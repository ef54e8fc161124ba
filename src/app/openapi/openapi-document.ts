import { type Env, readEnv } from '#base/server/env.ts'
import { mountApi } from '#base/server/http/api-routes.ts'
import { createEventStreams } from '#base/server/http/event-streams.ts'
import { createHeldAnswers } from '#base/server/http/held-answers.ts'
import { createHttp } from '#base/server/http/http.ts'
import { describeApi } from '#base/server/http/openapi.ts'
import { createLog } from '#base/server/log.ts'
import { api } from '../../api.ts'
import { handlers } from '../../handlers.ts'

const notCalled = () => {
  throw new Error('Only described, never called')
}

/** The document of the API, drawn from its rows without a portal and a database. @param site which portal it speaks of; left out: one that is tried out */
export async function openApiDocument(site: Partial<Pick<Env, 'PUBLIC_URL'>> = {}) {
  const env = { ...readEnv({ RATE_LIMITS: 'off' }), ...site }
  const http = await createHttp({ env, log: createLog('silent') })
  await describeApi(http, env)
  mountApi(http, api, handlers, {
    work: notCalled,
    identify: notCalled,
    admit: notCalled,
    contextFor: notCalled,
    callerKey: notCalled,
    senderKey: notCalled,
    checkUploads: notCalled,
    countTable: notCalled,
    streams: createEventStreams(),
    held: createHeldAnswers(() => false),
    now: notCalled,
  })
  await http.ready()
  const document = http.swagger()
  await http.close()
  return document
}
