import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Listen } from '#base/server/db/change-hearing.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import { createReferenceMemory } from '#base/server/db/reference-memory.ts'
import { createLog } from '#base/server/log.ts'
import type { DB } from '#db/schema.ts'
import { createPortal } from '../src/app/portal.ts'
import type { Portal } from '../src/app/portal-type.ts'
import { start } from './people.ts'
import { startPortal, type TestPortal } from './portal.ts'

// Reference data is held in memory by each process, which hears of changes by LISTEN (docs/decisions/0031-reference-data-in-memory.md).

let portal: TestPortal
let other: Portal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web', DATABASE_POOL: '2' }, createLog('silent'))
  other = await createPortal(portal.env, createLog('silent'), () => start)
  await other.http.ready()
})
afterAll(async () => {
  await other.stop()
  await portal.stop()
})

const fee = '/api/system-param/returnFee'
const feeHere = async () => (await portal.call('GET', fee)).body.data.value
const feeThere = async () => (await other.http.inject({ method: 'GET', url: fee })).json().data.value
const setFee = (forints: number) =>
  portal.db
    .updateTable('systemParams')
    .set({ value: JSON.stringify(forints) })
    .where('key', '=', 'returnFee')
    .execute()

async function onServer<Row extends pg.QueryResultRow>(query: string) {
  const url = new URL(portal.env.DATABASE_URL ?? '')
  url.pathname = '/postgres'
  const client = new pg.Client(url.toString())
  await client.connect()
  return client.query<Row>(query).finally(() => client.end())
}
const database = () => new URL(portal.env.DATABASE_URL ?? '').pathname.slice(1)

/** Ends the connections of both portals that hear of changes. */
const killListeners = () =>
  onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database()}'
    and (query like 'LISTEN "reference_data"%' or query like '%pg_listening_channels%')`)

const hear = () => expect.poll(() => portal.reference.isHearing() && other.reference.isHearing(), { timeout: 5_000 })

describe('a change', () => {
  test('by one process is seen by another within a second', async () => {
    await hear().toBe(true)
    await feeThere()
    await setFee(5000)
    await expect.poll(feeThere, { timeout: 1_000 }).toBe(5000)
    expect(await feeHere()).toBe(5000)
  })

  test('that is taken back is seen by nobody', async () => {
    await setFee(5100)
    await portal.settled()
    const failing = portal.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('systemParams').where('key', '=', 'returnFee').execute()
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await portal.settled()
    expect(await feeHere()).toBe(5100)
  })
})

describe('a connection that hears', () => {
  test('is killed: what changes until it is back is seen at once, and it hears again', async () => {
    await hear().toBe(true)
    await feeHere()
    await killListeners()
    await expect.poll(() => portal.reference.isHearing(), { interval: 5 }).toBe(false)
    await setFee(5200)
    expect(await feeHere()).toBe(5200)
    await hear().toBe(true)
    expect([await feeHere(), await feeThere()]).toEqual([5200, 5200])
    await setFee(5300)
    await portal.settled()
    expect(await feeHere()).toBe(5300)
  })

  test('may be lost without a word: after its bound nothing is answered from memory, and readyz still says yes', async () => {
    const deaf: Listen = async (_channel, { connected }) => {
      connected()
      return { close: async () => undefined }
    }
    const memory = createReferenceMemory(portal.db, createLog('silent'), { probeEvery: 50, probeTime: 50 })
    await memory.start(deaf)
    expect(memory.isHearing()).toBe(true)
    await expect.poll(() => memory.isHearing()).toBe(false)
    await memory.stop()
    expect((await portal.call('GET', '/readyz')).status).toBe(200)
  })
})

describe('within a transaction', () => {
  const feeRow = referenceData(['systemParams'], (db: ReadDb<DB>) =>
    db.selectFrom('systemParams').select('value').where('key', '=', 'returnFee').executeTakeFirstOrThrow(),
  )

  test('memory is read while no connection is free, and what it wrote itself is read by `load`', async () => {
    await setFee(5400)
    await portal.settled()
    const { reference } = portal
    const read = await portal.db.transaction().execute(() =>
      portal.db.transaction().execute(async (tx) => {
        await tx.updateTable('systemParams').set({ value: '5500' }).where('key', '=', 'returnFee').execute()
        return [(await feeRow({ tx, reference })).value, (await feeRow.load(tx)).value]
      }),
    )
    expect(read).toEqual([5400, 5500])
    await portal.settled()
    expect((await feeRow({ tx: portal.db, reference })).value).toBe(5500)
  })

  test('what all share cannot be changed', async () => {
    const row = await feeRow({ tx: portal.db, reference: portal.reference })
    expect(() => Object.assign(row, { value: 1 })).toThrow(TypeError)
  })

  test('a table that tells nobody of its changes is not held', () => {
    const requests = referenceData(['requests'], (db: ReadDb<DB>) => db.selectFrom('requests').select('id').execute())
    expect(() => requests({ tx: portal.db, reference: portal.reference })).toThrow('Table requests tells nobody of its changes')
  })
})

describe('a load that fails', () => {
  test('is the error of its own calls, and is not remembered', async () => {
    const steps = '/api/brands/2/preparation-steps'
    const answers = async () => Promise.all([steps, fee].map(async (url) => (await portal.call('GET', url)).status))
    expect(await answers()).toEqual([200, 200])
    await portal.db.transaction().execute(async (tx) => {
      await tx.updateTable('preparationSteps').set({ enabled: true }).execute()
      await tx.schema.alterTable('preparationSteps').renameTo('stepsElsewhere').execute()
    })
    // The trigger tells the name the table had when it was changed.
    await portal.settled()
    expect(await answers()).toEqual([500, 200])
    await portal.db.schema.alterTable('stepsElsewhere').renameTo('preparationSteps').execute()
    expect(await answers()).toEqual([200, 200])
  })

  test('because the database is away is 503, not what was known before', async () => {
    await feeHere()
    await onServer(`alter database ${database()} with allow_connections false`)
    try {
      await onServer(`select pg_terminate_backend(pid, 1000) from pg_stat_activity where datname = '${database()}'`)
      await onServer(`alter database ${database()} rename to ${database()}_away`)
      await expect.poll(async () => (await portal.call('GET', fee)).status).toBe(503)
    } finally {
      await onServer(`alter database ${database()}_away rename to ${database()}`)
      await onServer(`alter database ${database()} with allow_connections true`)
    }
    await setFee(5600)
    await expect.poll(feeHere).toBe(5600)
    await hear().toBe(true)
    expect(await feeHere()).toBe(5600)
  })
})
