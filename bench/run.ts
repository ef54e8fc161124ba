// npm run bench [-- --quick] [-- --check] [-- --only=desk,companies] [-- --sizes=1000,100000,1000000]: what the portal bears, and what its pages weigh.
// While working on one call: [-- --actions=tracking,queue] [-- --clients=16] [-- --data=/tmp/filled] [-- --profile=/tmp/profiles] [-- --without-jobs].
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { freePort } from '#testing/crash/server.ts'
import { account } from './account-actions.ts'
import type { Group } from './action.ts'
import { booking } from './booking-actions.ts'
import { tellChanges } from './check.ts'
import { type ChildPortal, startChildPortal } from './child-portal.ts'
import { companies } from './company-actions.ts'
import { withCpu } from './cpu.ts'
import { desk } from './desk-actions.ts'
import { fillRequests } from './fill.ts'
import { finance } from './finance-actions.ts'
import { type Floor, type FloorServer, startFloorServer } from './floor.ts'
import { jobsDone } from './jobs-done.ts'
import { type Aim, load, type Measured } from './load.ts'
import { measurePage } from './pages.ts'
import { type FloorRow, type Row, writeReport } from './report.ts'
import { worksheets } from './worksheet-actions.ts'

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    sizes: { type: 'string' },
    /** Writes nothing: compares the processors' time of each call with what is written. */
    check: { type: 'boolean', default: false },
    /** Beginnings of the names of actions and bursts, with commas: only these, no pages. Writes nothing. */
    actions: { type: 'string' },
    /** How many clients at a time, with commas. Writes nothing. */
    clients: { type: 'string' },
    /** A folder for the data that stays: the next run with it need not fill it again. */
    data: { type: 'string' },
    /** Where the portal's process leaves its profile (`--cpu-prof`) when it ends. */
    profile: { type: 'string' },
    /** To the answer alone: the jobs that follow are left undone (`ROLE=web`). Writes nothing. */
    'without-jobs': { type: 'boolean', default: false },
    port: { type: 'string' },
  },
})
const isChosen = (action: { readonly name: string }) =>
  flags.actions?.split(',').some((beginning) => action.name.toLowerCase().startsWith(beginning.toLowerCase())) ?? true
const groups: readonly Group[] = [booking, account, companies, desk, finance, worksheets]
  .filter(({ name }) => flags.only === undefined || flags.only.split(',').includes(name))
  .map((group) =>
    flags.actions === undefined ? group : { ...group, actions: group.actions.filter(isChosen), bursts: group.bursts.filter(isChosen), pages: [] },
  )
  .filter(({ actions, bursts }) => actions.length + bursts.length > 0)
if (groups.length === 0)
  throw new Error(`Nothing is called ${flags.only ?? flags.actions}: groups are booking, account, companies, desk, finance, worksheets`)
const sizes = (flags.sizes ?? (flags.quick ? '1000' : '1000,100000,1000000')).split(',').map(Number)
const clientCounts = flags.clients?.split(',').map(Number) ?? [1, 16, 64]
const withoutJobs = flags['without-jobs']
const isPart = flags.actions !== undefined || flags.clients !== undefined || withoutJobs
const seconds = flags.quick ? 2 : 8
const warmUp = flags.quick ? 0.5 : 2
/** V8 compiles anew what was called thousands of times, and a portal runs for weeks: so many calls, or seconds, of an action come before the first that is measured. */
const compiledAfter = flags.quick ? { calls: 0, seconds: 0 } : { calls: 5000, seconds: 20 }
const maxEmails = flags.quick ? 100 : 1000

/** How often each large table was walked from end to end. */
async function walks(database: pg.Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.query<{ name: string; walked: number }>(
    'select relname as name, seq_scan::int as walked from pg_stat_user_tables where n_live_tup > 5000',
  )
  return new Map(rows.map(({ name, walked }) => [name, walked]))
}

/** Tables walked by one call in ten or more: a query of theirs finds its rows by no index. What a preparation walks is far less. */
async function tellWalked(database: pg.Client, before: ReadonlyMap<string, number>, calls: number) {
  // The database adds up its figures once a second.
  await wait(1100)
  for (const [name, walked] of await walks(database)) {
    const times = walked - (before.get(name) ?? 0)
    if (times > calls / 10) console.log(`  walked whole: ${name}, ${times} times in ${Math.round(calls)} calls`)
  }
}

/** The floors that these actions name, in the same run and on the same database, so that a slow day is one for both. */
async function measureFloor(portal: ChildPortal, server: FloorServer, size: number): Promise<FloorRow[]> {
  const floors = new Set(groups.flatMap(({ actions }) => actions.map(({ floor }) => floor)))
  const rows: FloorRow[] = []
  for (const floor of floors)
    for (const clients of clientCounts) {
      const aim = server.aimAt(floor)
      await load(server.port, clients, warmUp, aim)
      const result = await withCpu({ pid: server.pid, postgresPid: portal.postgresPid }, () => load(server.port, clients, seconds, aim))
      rows.push({ floor, size, clients, ...result })
      console.log(`${size} requests, ${clients} clients, floor ${floor}: ${said(result)}, CPU ${cpuSaid(result.cpu)}`)
    }
  return rows
}

async function letCompile(port: number, clients: number, aim: Aim) {
  let calls = 0
  for (let spent = 0; spent < compiledAfter.seconds && calls < compiledAfter.calls; spent += warmUp)
    calls += (await load(port, clients, warmUp, aim)).calls
}

async function measure(portal: ChildPortal, { actions, bursts }: Group, size: number, floors: readonly FloorRow[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name: action, floor, prepare, leavesJobs, clients: own } of actions) {
    const counts = own ?? clientCounts
    const isWaitedFor = leavesJobs && !withoutJobs
    const aimed = () => prepare(`http://127.0.0.1:${portal.port}`, portal.database)
    await letCompile(portal.port, Math.max(...counts), await aimed())
    if (isWaitedFor) await jobsDone(portal.database)
    for (const clients of counts) {
      const aim = await aimed()
      const before = await walks(portal.database)
      await load(portal.port, clients, warmUp, aim)
      const { result, maxMB } = await portal.memoryDuring(() =>
        withCpu(portal, () => load(portal.port, clients, seconds, (client, shot) => aim(client, shot + 1_000_000))),
      )
      const share = result.perSecond / floorOf(floors, floor, clients).perSecond
      rows.push({ action, size, clients, maxMB, floor, share, ...result })
      console.log(
        `${size} requests, ${clients} clients, ${action}: ${said(result)}, CPU ${cpuSaid(result.cpu)}, ${(share * 100).toFixed(1)} % of ${floor}, ${maxMB} MB`,
      )
      await tellWalked(portal.database, before, result.perSecond * seconds)
      if (isWaitedFor) console.log(`  its emails and documents were done ${(await jobsDone(portal.database)).toFixed(1)} s later`)
    }
  }
  for (const { name: action, run } of bursts) {
    await run(portal, maxEmails / 4)
    const { result, maxMB } = await portal.memoryDuring(() =>
      withCpu(portal, async () => {
        const { count, seconds } = await run(portal, maxEmails)
        return { calls: count, perSecond: count / seconds, p50: Number.NaN, p99: Number.NaN, answers: {} }
      }),
    )
    rows.push({ action, size, clients: null, maxMB, ...result })
    console.log(`${size} requests, ${action}: ${result.calls}, ${result.perSecond.toFixed(1)} a second, CPU ${cpuSaid(result.cpu)}, ${maxMB} MB`)
    await jobsDone(portal.database)
  }
  return rows
}

const said = ({ perSecond, p50, p99, answers }: Measured) =>
  `${perSecond.toFixed(1)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, answers ${JSON.stringify(answers)}`

const cpuSaid = ({ server, database }: FloorRow['cpu']) => `${server.toFixed(2)} + ${database.toFixed(2)} ms`

function floorOf(floors: readonly FloorRow[], floor: Floor, clients: number): FloorRow {
  const row = floors.find((one) => one.floor === floor && one.clients === clients)
  if (!row) throw new Error(`The floor ${floor} was not measured with ${clients} clients`)
  return row
}

const { data, profile } = flags
const portal = await startChildPortal(flags.port ? Number(flags.port) : await freePort(), { data, profile, withoutJobs })
try {
  const { rows: version } = await portal.database.query<{ server_version: string }>('show server_version')
  // A folder whose data stays may hold what the run before left to be done.
  if (!withoutJobs) await jobsDone(portal.database)
  // The pages first: the database holds what a fresh portal holds.
  const origin = `http://localhost:${portal.port}`
  const figures = groups.map((group) => ({
    group,
    rows: [] as Row[],
    floors: [] as FloorRow[],
    pages: flags.check || isPart ? [] : group.pages.map((page) => measurePage(origin, page)),
  }))
  const pages = figures.flatMap((group) => group.pages)
  if (pages.length > 0) console.table(pages)
  for (const size of sizes) {
    const begun = performance.now()
    await fillRequests(portal.database, size)
    console.log(`${size} requests stand in the table (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
    const server = await startFloorServer(portal)
    const measured = await measureFloor(portal, server, size).finally(server.stop)
    for (const { group, rows, floors } of figures) {
      floors.push(...measured.filter(({ floor }) => group.actions.some((action) => action.floor === floor)))
      rows.push(...(await measure(portal, group, size, measured)))
    }
  }
  const command = ['npm run bench', ...process.argv.slice(2)].join(' ')
  const postgres = version[0]?.server_version.split(' ')[0] ?? ''
  if (flags.check) {
    const dearer = figures.reduce((sum, { group, rows }) => sum + tellChanges(group.name, rows), 0)
    console.log(dearer === 0 ? 'No call costs more than is written' : `${dearer} calls cost over a quarter more than is written`)
    process.exitCode = dearer === 0 ? 0 : 1
  } else if (!isPart) {
    for (const { group, ...rest } of figures) writeReport({ group: group.name, ...rest, command, postgres })
    console.log('Written to bench/README.md')
  }
} finally {
  await portal.stop()
}
