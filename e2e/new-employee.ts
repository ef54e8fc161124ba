import { type Browser, expect } from '@playwright/test'
import { newEmail } from './followed-request.ts'
import { setFirstPassword } from './new-customer.ts'
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
  await setFirstPassword(page.request, email, 'Meghívó')
  await page.context().close()
  return { email, password: demoPassword }
}
