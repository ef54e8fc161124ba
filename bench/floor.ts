import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#testing/crash/server.ts'
import type { ChildPortal } from './child-portal.ts'
import type { Shot } from './load.ts'
import { get } from './shots.ts'

/**
 * What an action is compared with: an answer without the database, a row by its number, the newest twenty of one owner, or one transaction of two
 * statements; each asked of a server that does nothing else.
 */
export type Floor = 'hello' | 'read' | 'list' | 'write'

const owners = 1000
const things = 100_000

export type FloorServer = {
  readonly port: number
  readonly pid: number
  readonly aimAt: (floor: Floor) => (client: number, shot: number) => Shot
  readonly stop: () => Promise<void>
}

/** The thinnest server there is, a process of its own, with a database of its own on the same PostgreSQL as the portal. */
export async function startFloorServer({ connection, database }: Pick<ChildPortal, 'connection' | 'database'>): Promise<FloorServer> {
  if (!('host' in connection)) throw new Error('The floor is measured on the embedded PostgreSQL')
  await database.query('drop database if exists floor')
  await database.query('create database floor')
  await fillFloor({ ...connection, database: 'floor' })
  const port = await freePort()
  const server = spawn(process.execPath, [path.join(import.meta.dirname, 'floor-server.ts')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), FLOOR_SOCKETS: connection.host },
  })
  await answering(port)
  return {
    port,
    pid: server.pid ?? 0,
    aimAt: (floor) => (client, shot) => get(`/${floor}?of=${1 + ((client * 7919 + shot * 31) % (floor === 'list' ? owners : things))}`),
    async stop() {
      server.kill('SIGTERM')
      await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve(null)))
    },
  }
}

async function fillFloor(connection: pg.ClientConfig) {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`
    create table things (id integer primary key, owner integer not null, came_at timestamptz not null, name text not null, version integer not null default 1);
    create table happenings (id bigint primary key generated always as identity, thing_id integer not null references things, what text not null);
    insert into things (id, owner, came_at, name) select n, 1 + n % ${owners}, now() - n * interval '1 minute', 'Nem kapcsol be. Tegnap leejtettem, azóta sötét.'
      from generate_series(1, ${things}) as n;
    create index things_of_owner on things (owner, came_at desc, id desc);`)
  await client.query('vacuum analyze')
  await client.end()
}

async function answering(port: number) {
  for (let tries = 0; tries < 100; tries++) {
    const ok = await fetch(`http://127.0.0.1:${port}/read?of=1`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await wait(100)
  }
  throw new Error('The server of the floor did not open in ten seconds')
}
