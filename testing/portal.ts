import { rm } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { type Env, readEnv } from '#base/server/env.ts'
import { cookieName } from '#base/server/http/cookies.ts'
import type { Http } from '#base/server/http/fastify.ts'
import { createLog } from '#base/server/log.ts'
import { sendEmailJob } from '#base/server/mail/emails.ts'
import type { DB } from '#db/schema.ts'
import { createPortal } from '../src/app/portal.ts'
import type { Portal } from '../src/app/portal-type.ts'
import { templateName, urlOf } from './database.ts'
import { multipart, multipartType } from './multipart.ts'
import { start } from './people.ts'
import { temporaryFolder } from './temporary-folder.ts'

type CallOptions = {
  language?: string
  body?: unknown
  /** Multipart: `data` travels as JSON beside these files. */
  files?: readonly { field: string; name: string; bytes: Uint8Array }[]
  headers?: Record<string, string>
  /** Both halves of a session, as `login` or a tracking login answered them. */
  session?: { token: string; cookie: string }
  /** Fetches a CSRF token first. */
  csrf?: boolean
  idempotencyKey?: string
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back and asserts on it.
type Body = any
export type CallAnswer = {
  status: number
  body: Body
  bytes: Buffer
  headers: Record<string, string | string[] | undefined>
  cookies: Record<string, string>
}

export type TestPortal = {
  db: Kysely<DB>
  /** The web server itself, for tests about its routes. */
  http: Http
  env: Env
  operations: Portal['operations']
  call: (method: string, url: string, options?: CallOptions) => Promise<CallAnswer>
  /** Moves the portal's clock; the machine's is left alone. */
  setNow: (instant: string) => void
  /** Waits until the job queue is empty and answers every email, oldest first. */
  emails: () => Promise<{ kind: string; recipient: string; language: string; subject: string; html: string; plain: string; attachments: unknown }[]>
  jobsDone: () => Promise<void>
  /** What use cases open and delete sandboxes by. */
  sandboxes: Portal['sandboxes']
  /** What use cases read reference data from. */
  reference: Portal['reference']
  /** Waits until the portal has heard of every change of reference data that was committed before. */
  settled: () => Promise<void>
  stop: () => Promise<void>
}

/** A whole portal on a fresh copy of the template database, with a clock that starts on a working Monday morning. */
export async function startPortal(settings: Partial<Record<keyof Env, string>> = {}, log = createLog('error')): Promise<TestPortal> {
  const host = inject('databaseHost')
  const name = `test_${Math.random().toString(36).slice(2, 10)}`
  const folder = await temporaryFolder('files', { mayBeInMemory: true })
  await onServer(host, (admin) => admin.query(`create database ${name} template ${templateName} strategy file_copy`))
  const env = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: urlOf(host, name),
    DATABASE_POOL: '10',
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    PUBLIC_URL: 'http://localhost:3000',
    ...settings,
  })
  let now = start
  const portal = await createPortal(env, log, () => now)
  await portal.http.ready()
  const { db } = portal

  const call: TestPortal['call'] = async (method, url, options = {}) => {
    const { headers, payload } = requestOf(options, env)
    if (options.csrf) Object.assign(headers, await csrfHeaders(headers.cookie))
    const answer = await portal.http.inject({ method: method as 'GET', url, headers, payload })
    const json = String(answer.headers['content-type'] ?? '').includes('json')
    const cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie.value]))
    return {
      status: answer.statusCode,
      body: json && answer.payload ? answer.json() : answer.payload,
      bytes: answer.rawPayload,
      headers: answer.headers as CallAnswer['headers'],
      cookies,
    }
  }
  const csrfHeaders = async (cookie = '') => {
    const answer = await portal.http.inject({ method: 'GET', url: '/api/create-csrf-token' })
    const nonce = answer.cookies.find((one) => one.name === cookieName(env, 'form'))?.value ?? ''
    return { 'x-csrf-token': answer.json().data.token as string, cookie: [cookie, `${cookieName(env, 'form')}=${nonce}`].filter(Boolean).join('; ') }
  }
  const jobsDone = async () => {
    const { sql } = await import('kysely')
    for (let tries = 0; tries < 500; tries++) {
      const { rows } = await sql<{
        n: number
      }>`select count(*)::int as n from jobs.job where state in ('created', 'retry', 'active') and start_after <= now() + interval '1 second' and left(name, 2) <> '__'`.execute(
        db,
      )
      if (rows[0]?.n === 0) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('Jobs are still waiting after 25 seconds')
  }
  return {
    db,
    http: portal.http,
    operations: portal.operations,
    sandboxes: portal.sandboxes,
    reference: portal.reference,
    settled: async () => {
      if (!(await portal.settled())) throw new Error('The portal does not hear of changes of reference data')
    },
    env,
    call,
    jobsDone,
    setNow: (instant) => {
      now = Temporal.Instant.from(instant)
    },
    emails: async () => {
      await jobsDone()
      return (
        db
          .selectFrom('emails')
          .select(['kind', 'recipient', 'language', 'subject', 'html', 'plain', 'attachments'])
          .orderBy('createdAt')
          // The clock of a test stands still; the queue's does not.
          .orderBy(sql`(select min(created_on) from jobs.job where name = ${sendEmailJob} and data ->> 'emailId' = emails.id::text)`)
          .orderBy('id')
          .execute()
      )
    },
    stop: async () => {
      await portal.stop()
      await onServer(host, (admin) => admin.query(`drop database if exists ${name} with (force)`))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function onServer(host: string, run: (admin: pg.Client) => Promise<unknown>) {
  const admin = new pg.Client({ host, user: 'portal', database: 'postgres' })
  await admin.connect()
  await run(admin).finally(() => admin.end())
}

function requestOf({ language, body, files, headers = {}, session, idempotencyKey }: CallOptions, env: Env) {
  const sent: Record<string, string> = { ...headers }
  const withType = (type: string): Record<string, string> => ({ 'content-type': type, ...sent })
  if (language) sent.language = language
  if (session) {
    sent.token = session.token
    sent.cookie = ['account', 'tracking', 'viewer'].map((kind) => `${cookieName(env, `sid_${kind}`)}=${session.cookie}`).join('; ')
  }
  if (idempotencyKey) sent['idempotency-key'] = idempotencyKey
  if (!files) {
    if (body === undefined) return { headers: sent, payload: undefined }
    return { headers: withType('application/json'), payload: typeof body === 'string' ? body : JSON.stringify(body) }
  }
  return { headers: withType(multipartType), payload: multipart(body ?? {}, files) }
}
