import { expect, type Page } from '@playwright/test'

/** The demo cast of a portal that is tried out. */
export const demoPassword = 'Proba-Futar-26'

export const demoAddress = (mailbox: string) => `${mailbox}@proba.mobilfutar.example`

type LoggedIn = { readonly Token: string; readonly customerId: number }

async function post(page: Page, body: object) {
  const { data } = (await (await page.request.get('/api/create-csrf-token')).json()) as { data: { token: string } }
  return page.request.post('/api/login', { headers: { 'X-CSRF-Token': data.token, Language: 'hu' }, data: body })
}

/** The addresses of the code letters to somebody, the newest first. */
async function codeLetters(page: Page, address: string): Promise<string[]> {
  const rows = (await (await page.request.get('/dev/mails')).text()).split('<tr>')
  return rows.filter((row) => row.includes(address) && row.includes('Belépési kód')).flatMap((row) => /\/dev\/mails\/[\w-]+/.exec(row)?.[0] ?? [])
}

async function newCode(page: Page, address: string, before: readonly string[]): Promise<string> {
  let newest = ''
  await expect
    .poll(async () => {
      newest = (await codeLetters(page, address)).find((letter) => !before.includes(letter)) ?? ''
      return newest
    })
    .toBeTruthy()
  return /Belépési kód: (\d{6})/.exec(await (await page.request.get(newest)).text())?.[1] ?? ''
}

/** Logs in through the API, as the login screen would; every page opened afterwards is that person's. */
export async function signIn(page: Page, mailbox: string) {
  const email = demoAddress(mailbox)
  let answer: LoggedIn | undefined
  // Two tests may log in as the same employee: the later code kills the earlier one.
  await expect(async () => {
    const before = await codeLetters(page, email)
    let response = await post(page, { email, password: demoPassword })
    if (!response.ok()) response = await post(page, { email, password: demoPassword, code: await newCode(page, email, before) })
    expect(response.status(), await response.text()).toBe(200)
    answer = (await response.json()) as LoggedIn
  }).toPass({ timeout: 30_000 })
  await page.addInitScript(({ Token, customerId }: LoggedIn) => {
    // Once per tab: whoever logs out stays logged out.
    if (window.sessionStorage.getItem('signed-in')) return
    window.sessionStorage.setItem('signed-in', 'yes')
    window.localStorage.setItem('token', Token)
    window.localStorage.setItem('uid', String(customerId))
  }, answer as LoggedIn)
}
