// npm run bench:mixed [-- --quick] [-- --seconds=300]: what everything together does to the event loop and the memory of the portal, and how long it takes to start.
import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { freePort } from '#testing/crash/server.ts'
import type { Action } from './action.ts'
import { booking } from './booking-actions.ts'
import { startChildPortal } from './child-portal.ts'
import { desk, drawManyLabels } from './desk-actions.ts'
import { fillRequests } from './fill.ts'
import { load } from './load.ts'
import { measureStarts } from './start-time.ts'

const { values: flags } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, seconds: { type: 'string' }, size: { type: 'string', default: '10000' } },
})
const seconds = Number(flags.seconds ?? (flags.quick ? 30 : 300))

/** Of each kind so many clients, who pause so long between an answer and their next call: a good deal more than a busy day, and less than the machine can bear. */
const streams: readonly { action: Action; clients: number; pauseMs: number }[] = [
  { action: named(booking.actions, 'Booking without a paper'), clients: 4, pauseMs: 400 },
  { action: named(booking.actions, 'Booking with an invoice of 1 MB'), clients: 1, pauseMs: 1000 },
  { action: named(booking.actions, 'Tracking: the request and its history in turn'), clients: 8, pauseMs: 50 },
  { action: named(desk.actions, 'Queue: the first page, with how many there are of each kind'), clients: 4, pauseMs: 200 },
  { action: named(desk.actions, 'PDF: a hand-over sheet, drawn, kept and sent'), clients: 2, pauseMs: 200 },
  { action: named(desk.actions, 'PDF: a sheet of eight labels'), clients: 1, pauseMs: 500 },
  { action: drawManyLabels, clients: 1, pauseMs: 5000 },
]

function named(actions: readonly Action[], name: string): Action {
  const action = actions.find((one) => one.name === name)
  if (!action) throw new Error(`There is no action ${name}`)
  return action
}

/** Everything the portal's process holds, and each process that it started, in MB, as Linux tells it. */
function residentMB(pid: number): number {
  const [, kB = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kB) / 1024
}

function childrenMB(pid: number): number {
  const own = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return own.reduce((sum, child) => {
    try {
      return sum + residentMB(Number(child))
    } catch {
      // It ended meanwhile.
      return sum
    }
  }, 0)
}

/** The delay of the loop since it was last asked, in milliseconds, by quantile. */
async function loopDelay(opsPort: number): Promise<string> {
  const text = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text()
  const found = [...text.matchAll(/^portal_event_loop_delay_seconds\{quantile="([\d.]+)"\} (\S+)$/gm)]
  return found
    .map(([, quantile, value]) => `${quantile === '1' ? 'longest' : `p${Number(quantile) * 100}`} ${(Number(value) * 1000).toFixed(1)} ms`)
    .join(', ')
}

const starts = await measureStarts()
console.log(`Ready after ${starts.map((ms) => `${(ms / 1000).toFixed(2)} s`).join(', then ')} (the first start makes its database)`)

const opsPort = await freePort()
process.env.OPS_PORT = String(opsPort)
const portal = await startChildPortal(await freePort())
try {
  await fillRequests(portal.database, Number(flags.size))
  const origin = `http://127.0.0.1:${portal.port}`
  const aimed = await Array.fromAsync(streams, async (stream) => ({ ...stream, aim: await stream.action.prepare(origin, portal.database) }))
  // What a start does once is not what is measured.
  await Promise.all(aimed.map(({ clients, pauseMs, aim }) => load(portal.port, clients, 10, aim, pauseMs)))
  await loopDelay(opsPort)
  let most = { own: 0, children: 0 }
  const look = () => {
    most = { own: Math.max(most.own, residentMB(portal.pid)), children: Math.max(most.children, childrenMB(portal.pid)) }
  }
  const looking = setInterval(look, 500)
  const results = await Promise.all(
    aimed.map(({ clients, pauseMs, aim }) => load(portal.port, clients, seconds, (client, shot) => aim(client, shot + 1_000_000), pauseMs)),
  )
  clearInterval(looking)
  const { rows } = await portal.database.query<{ n: string }>("select count(*) as n from emails where status = 'sent'")
  for (const [index, { perSecond, p50, p99, answers }] of results.entries()) {
    const times = `${perSecond.toFixed(1)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
    console.log(`${streams[index]?.action.name}: ${times}, ${JSON.stringify(answers)}`)
  }
  console.log(`Letters sent: ${rows[0]?.n}`)
  console.log(`Event loop late by: ${await loopDelay(opsPort)}`)
  console.log(`Memory at most: portal ${Math.round(most.own)} MB, the processes that draw and check beside it ${Math.round(most.children)} MB`)
} finally {
  await portal.stop()
}
