// npm run bench:scale [-- --quick] [-- --seconds=20] [-- --size=10000] [-- --no-pools] [-- --clients=16]: what a call costs the processors with one web process and with
// two behind nginx, and with PgBouncer before PostgreSQL; and that sessions, limits and reference data are right in each. Needs nginx, and PgBouncer for its part.
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { demoLogins } from '#accounts/server/demo-cast.ts'
import { guessesAreCounted, parameterIsHeard, sessionHolds } from '#testing/scale/shared.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import type { Action } from '../action.ts'
import { booking } from '../booking-actions.ts'
import { cpuMsOf } from '../cpu.ts'
import { desk } from '../desk-actions.ts'
import { fillRequests } from '../fill.ts'
import { jobsDone } from '../jobs-done.ts'
import { load } from '../load.ts'
import { type Arrangement, arrangements, startArrangement, startDatabase } from './arrangement.ts'

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    seconds: { type: 'string' },
    size: { type: 'string' },
    clients: { type: 'string', default: '16' },
    'no-pools': { type: 'boolean', default: false },
  },
})
const seconds = Number(flags.seconds ?? (flags.quick ? 4 : 20))
const size = Number(flags.size ?? (flags.quick ? 2000 : 10_000))
/** For each web process: one that is asked half as much at a time gathers fewer statements into one write (decision 63), and that is no price of company. */
const clientsEach = Number(flags.clients)

const actions: readonly Action[] = [
  named(booking.actions, 'Tracking: the request and its history in turn'),
  named(desk.actions, 'Queue: the first page, with how many there are of each kind'),
  named(booking.actions, 'Booking without a paper'),
]

function named(all: readonly Action[], name: string): Action {
  const action = all.find((one) => one.name === name)
  if (!action) throw new Error(`There is no action ${name}`)
  return action
}

type Started = Awaited<ReturnType<typeof startArrangement>>

/** What each part used so far, in milliseconds. */
const usedBy = ({ pids }: Started) => Object.fromEntries(Object.entries(pids).map(([part, ids]) => [part, ids.map(cpuMsOf)]))

async function measure(started: Started, action: Action): Promise<void> {
  const clients = clientsEach * started.webUrls.length
  const aim = await action.prepare(started.url, database.client)
  // Each process compiles what it runs often, so a second one needs as many calls again.
  await load(started.port, clients, seconds / 2, aim)
  await jobsDone(database.client)
  // What the bookings of the arrangement before left to clean up is not what is measured.
  await database.client.query('vacuum analyze')
  const before = usedBy(started)
  const { calls, perSecond, p50, p99, answers } = await load(started.port, clients, seconds, (client, shot) => aim(client, shot + 1_000_000))
  // A booking is done when its emails and documents are.
  await jobsDone(database.client)
  const after = usedBy(started)
  const used = (part: string) => (after[part] ?? []).map((ms, index) => ms - (before[part]?.[index] ?? 0))
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
  const parts = Object.keys(after).map((part) => `${part} ${(sum(used(part)) / calls).toFixed(2)}`)
  const shares = used('web').map((ms) => `${Math.round((ms / sum(used('web'))) * 100)} %`)
  console.log(`  ${action.name}: ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${JSON.stringify(answers)}`)
  console.log(`    CPU of a call in ms: ${parts.join(', ')}; the web processes did ${shares.join(' and ')}`)
}

/** The same at each web process: a session begun at the other, guesses counted together, a changed parameter. */
async function tellWhatIsWrong({ webUrls }: Started): Promise<boolean> {
  const [one = '', other = one] = webUrls
  const [email = '', password = ''] = demoLogins()[0]?.split(/\s+/) ?? []
  await database.client.query('delete from rate_limit_hits')
  const wrong = {
    session: await sessionHolds(one, other, email, password),
    guesses: await guessesAreCounted(one, other, 'flotta@proba.mobilfutar.example'),
    'reference data': await parameterIsHeard(database.client, webUrls),
  }
  for (const [what, found] of Object.entries(wrong)) if (found.length > 0) console.log(`  WRONG ${what}: ${JSON.stringify(found).slice(0, 500)}`)
  return Object.values(wrong).every((found) => found.length === 0)
}

async function tryOut(arrangement: Arrangement): Promise<boolean> {
  const started = await startArrangement(arrangement, database)
  try {
    console.log(arrangement.name)
    if ((await requests()) < size) await fillRequests(database.client, size)
    const isRight = await tellWhatIsWrong(started)
    for (const action of actions) await measure(started, action)
    return isRight
  } finally {
    await started.stop()
  }
}

async function requests(): Promise<number> {
  const { rows } = await database.client.query<{ n: number }>('select count(*)::int as n from requests')
  return rows[0]?.n ?? 0
}

const database = await startDatabase(await temporaryFolder('scale'))
const results: boolean[] = []
for (const arrangement of arrangements) if (!arrangement.pool || !flags['no-pools']) results.push(await tryOut(arrangement))
await database.client.end()
await database.postgres.stop()
for (const end of ['', '-nginx', '-pgbouncer']) await rm(`${database.folder}${end}`, { recursive: true, force: true })
const right = results.filter(Boolean).length
console.log(`${right} passed, ${results.length - right} failed`)
process.exitCode = right === results.length ? 0 : 1
