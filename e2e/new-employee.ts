import { type Browser, expect } from '@playwright/test'
import { emailTo, newEmail } from './followed-request.ts'
import { demoPassword, signInAsEmployee } from './sign-in.ts'

/**
 * An employee of one test alone, invited by the manager and with a password of their own, for whoever logs in at the login screen: of two who
 * log in as the same person at once, the later one's code kills the earlier one's.
 */
export async function createOwnEmployee(browser: Browser, baseURL: string | undefined, post: string): Promise<{ email: string; password: string }> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const { token } = await signInAsEmployee(page, 'vezeto')
  const email = newEmail()
  const colleague = { email, lastName: 'Próba', firstName: 'Petra' }
  const invited = await page.request.post('/api/service-desk/staff', { headers: { Token: token, Language: 'hu' }, data: { colleague, post } })
  expect(invited.status(), await invited.text()).toBe(200)
  const link = /elfelejtett-jelszo\/([\w-]+)/.exec(await emailTo(page.request, email, 'Meghívó'))?.[1]
  const { data } = (await (await page.request.get('/api/create-csrf-token')).json()) as { data: { token: string } }
  const set = await page.request.post(`/api/set-password/${link}`, {
    headers: { 'X-CSRF-Token': data.token, Language: 'hu' },
    data: { password: demoPassword, passwordConfirm: demoPassword },
  })
  expect(set.status(), await set.text()).toBe(200)
  await page.context().close()
  return { email, password: demoPassword }
}
