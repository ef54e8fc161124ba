import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

type Answer = { readonly status: number; readonly body: Record<string, unknown>; readonly cookies: string }

async function call(url: string, path: string, init: { method?: string; body?: object; headers?: Record<string, string> } = {}): Promise<Answer> {
  const response = await fetch(`${url}/api${path}`, {
    method: init.method ?? 'GET',
    headers: { ...(init.body ? { 'content-type': 'application/json' } : {}), ...init.headers },
    ...(init.body ? { body: JSON.stringify(init.body) } : {}),
  })
  const cookies = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  return { status: response.status, body: (await response.json()) as Answer['body'], cookies }
}

async function logIn(url: string, formFrom: string, email: string, password: string): Promise<Answer> {
  const token = await call(formFrom, '/create-csrf-token')
  const { token: csrf } = token.body.data as { token: string }
  return call(url, '/login', { method: 'POST', body: { email, password }, headers: { 'x-csrf-token': csrf, cookie: token.cookies } })
}

/** A form opened at one process is sent to the other; the session that begins there holds at the first. */
export async function sessionHolds(one: string, other: string, email: string, password: string): Promise<unknown[]> {
  const login = await logIn(other, one, email, password)
  const state = await call(one, '/login/validator', { headers: { token: String(login.body.Token), cookie: login.cookies } })
  return login.status === 200 && state.status === 200 ? [] : [login, state]
}

/** Five wrong passwords, wherever they are typed; the sixth is refused unread at both. */
export async function guessesAreCounted(one: string, other: string, email: string): Promise<unknown[]> {
  const answers: number[] = []
  for (const url of [one, other, one, other, one, other, one]) answers.push((await logIn(url, url, email, 'nem ez az')).status)
  return answers.slice(0, 5).every((status) => status === 401) && answers.slice(5).every((status) => status === 429) ? [] : answers
}

/** A figure of the business that is changed in the database is answered by both within a second. */
export async function parameterIsHeard(db: pg.Client, urls: readonly string[]): Promise<unknown[]> {
  const read = async (url: string) => ((await call(url, '/system-param/3')).body.data as { value: unknown } | undefined)?.value
  const before = await Promise.all(urls.map(read))
  await db.query(`update system_params set value = '4523' where id = 3`)
  await wait(1000)
  const after = await Promise.all(urls.map(read))
  await db.query(`update system_params set value = '4522' where id = 3`)
  return before.every((value) => String(value) === '4522') && after.every((value) => String(value) === '4523') ? [] : [before, after]
}
