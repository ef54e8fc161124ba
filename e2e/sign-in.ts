import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'

/** The demo cast of a portal that is tried out. */
export const demoPassword = 'Proba-Futar-26'
export const demoAddress = (mailbox: string) => `${mailbox}@proba.mobilfutar.example`

/** What a browser holds of a session: one half in its storage, the other in a cookie. */
type SignedIn = { readonly token: string; readonly uid: number; readonly cookie: string }

async function post(page: Page, body: object) {
  const { data } = (await (await page.request.get('/api/create-csrf-token')).json()) as { data: { token: string } }
  return page.request.post('/api/login', { headers: { 'X-CSRF-Token': data.token, Language: 'hu' }, data: body })
}

/** The code emails to somebody, the newest first. */
async function codeEmails(page: Page, address: string): Promise<string[]> {
  const rows = (await (await page.request.get('/dev/mails')).text()).split('<tr>')
  return rows.filter((row) => row.includes(address) && row.includes('Belépési kód')).flatMap((row) => /\/dev\/mails\/[\w-]+/.exec(row)?.[0] ?? [])
}

async function newCode(page: Page, address: string, before: readonly string[]): Promise<string> {
  let newest = ''
  await expect
    .poll(async () => {
      newest = (await codeEmails(page, address)).find((newestEmail) => !before.includes(newestEmail)) ?? ''
      return newest
    })
    .toBeTruthy()
  return /Belépési kód: (\d{6})/.exec(await (await page.request.get(newest)).text())?.[1] ?? ''
}

/**
 * Logs in through the API, as the login screen would, with the mailed code where one is asked for; not twice at once as the same employee.
 * `mailbox`: of the demo cast, or a whole address.
 */
export async function logIn(page: Page, mailbox: string): Promise<SignedIn> {
  const email = mailbox.includes('@') ? mailbox : demoAddress(mailbox)
  const before = await codeEmails(page, email)
  let answer = await post(page, { email, password: demoPassword })
  if (!answer.ok()) expect(await answer.text(), mailbox).toContain('LOGIN_CODE_NEEDED')
  if (!answer.ok()) answer = await post(page, { email, password: demoPassword, code: await newCode(page, email, before) })
  expect(answer.status(), await answer.text()).toBe(200)
  const { Token, customerId } = (await answer.json()) as { Token: string; customerId: number }
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sid_account')
  return { token: Token, uid: customerId, cookie: cookie?.value ?? '' }
}

/** An employee is mailed five codes in a quarter of an hour, and a later code kills an earlier one: all tests of a run share one login. */
async function sharedLogin(page: Page, mailbox: string): Promise<SignedIn> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '', 'sign-ins')
  const [lock, file] = [path.join(folder, `${mailbox}.lock`), path.join(folder, `${mailbox}.json`)]
  await mkdir(folder, { recursive: true })
  const isFirst = await mkdir(lock).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    await writeFile(`${file}.new`, JSON.stringify(await logIn(page, mailbox)))
    await rename(`${file}.new`, file)
  }
  await expect.poll(() => existsSync(file), { timeout: 30_000 }).toBe(true)
  return JSON.parse(await readFile(file, 'utf8'))
}

async function become(page: Page, signedIn: SignedIn) {
  const url = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: 'sid_account', value: signedIn.cookie, url, httpOnly: true, sameSite: 'Lax' }])
  await page.addInitScript(({ token, uid }: SignedIn) => {
    // A sandboxed frame, the preview of an email, has no storage.
    if (window !== window.top) return
    // Once per tab: whoever logs out stays logged out.
    if (window.sessionStorage.getItem('signed-in')) return
    window.sessionStorage.setItem('signed-in', 'yes')
    window.localStorage.setItem('token', token)
    window.localStorage.setItem('uid', String(uid))
  }, signedIn)
}

/** Every page opened afterwards is this customer's. */
export async function signInAsCustomer(page: Page, mailbox: string): Promise<SignedIn> {
  const signedIn = await logIn(page, mailbox)
  await become(page, signedIn)
  return signedIn
}

/**
 * Every page opened afterwards, and every call with the token that is answered, is this employee's. The session is shared with other tests, so
 * nobody logs out, and nobody logs in as a demo employee otherwise: e2e/new-employee.ts makes one for whoever has to.
 */
export async function signInAsEmployee(page: Page, mailbox: string): Promise<SignedIn> {
  const signedIn = await sharedLogin(page, mailbox)
  await become(page, signedIn)
  return signedIn
}
