import { setTimeout as wait } from 'node:timers/promises'
import { demoLogins } from '#accounts/server/demo-cast.ts'
import { CannotStart } from '#base/server/cannot-start.ts'
import { type Env, readEnv } from '#base/server/env.ts'
import { createLog, type Log } from '#base/server/log.ts'
import { createPortal } from './portal.ts'

async function start() {
  const env = readEnv(process.env)
  const log = createLog(env.LOG_LEVEL)
  const portal = await createPortal(env, log)
  try {
    const operations = await portal.operations?.listen().catch(cannotListen('OPS_PORT', env.OPS_PORT, 'OPS_HOST', env.OPS_HOST))
    const address = await portal.http.listen({ port: env.PORT, host: env.HOST }).catch(cannotListen('PORT', env.PORT, 'HOST', env.HOST))
    for (const line of portal.descriptions) log.info(line)
    if (operations) log.info(`Metrics are served at ${operations}/metrics`)
    tellAddresses(log, env, address)
    return { env, log, portal }
  } catch (error) {
    await portal.stop()
    throw error
  }
}

/** @throws CannotStart when the port is taken or not ours to open */
const cannotListen = (portSetting: string, port: number | undefined, hostSetting: string, host: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') throw new CannotStart(`Port ${port} of ${host} is in use; stop what listens there, or set ${portSetting}`)
  if (error.code === 'EACCES') throw new CannotStart(`This user may not open port ${port}; set ${portSetting} to one above 1023`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') throw new CannotStart(`${hostSetting} ${host} is no address of this machine`)
  throw error
}

function tellAddresses(log: Log, env: Env, address: string) {
  log.info(`The portal is open at ${env.PUBLIC_URL} (${address})`)
  if (env.NODE_ENV !== 'development') return
  log.info(`Emails can be read at ${env.PUBLIC_URL}/dev/mails`)
  for (const line of demoLogins()) log.info(line)
}

function giveUp(error: unknown): never {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exit(1)
}

let stopping = false
/** Answers for STOP_DELAY yet, lets running requests and jobs end, then leaves; a second signal does not wait. A start that is under way is waited for. */
async function stop(signal: string) {
  if (stopping) process.exit(1)
  stopping = true
  const { env, log, portal } = await started
  const delay = signal === 'SIGTERM' ? env.STOP_DELAY * 1000 : 0
  const impatient = setTimeout(() => process.exit(1), delay + 35_000)
  impatient.unref()
  if (delay > 0) log.info(`${signal}: leaving in ${env.STOP_DELAY} s`)
  portal.leave()
  await wait(delay)
  log.info(`${signal}: closing`)
  await portal.stop()
  process.exit(0)
}
process.on('SIGTERM', () => stop('SIGTERM').catch(giveUp))
process.on('SIGINT', () => stop('SIGINT').catch(giveUp))

const started = start()
await started.catch(giveUp)
