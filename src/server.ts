import { demoLogins } from '#accounts/server/demo-cast.ts'
import { readEnv } from '#base/server/env.ts'
import { createLog } from '#base/server/log.ts'
import { createPortal } from './portal.ts'

const env = readEnv(process.env)
const log = createLog(env.LOG_LEVEL)
const portal = await createPortal(env, log)
const address = await portal.http.listen({ port: env.PORT, host: env.HOST })

for (const line of portal.descriptions) log.info(line)
log.info(`The portal is open at ${env.PUBLIC_URL} (${address})`)
if (env.NODE_ENV === 'development') {
  log.info(`Letters can be read at ${env.PUBLIC_URL}/dev/mails`)
  for (const line of demoLogins()) log.info(line)
}

let stopping = false
/** Lets running requests and jobs end, then leaves; a second signal does not wait. */
async function stop(signal: string) {
  if (stopping) process.exit(1)
  stopping = true
  log.info(`${signal}: closing`)
  const impatient = setTimeout(() => process.exit(1), 35_000)
  impatient.unref()
  await portal.stop()
  process.exit(0)
}
process.on('SIGTERM', () => stop('SIGTERM'))
process.on('SIGINT', () => stop('SIGINT'))
