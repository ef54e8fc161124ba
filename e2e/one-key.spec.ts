import { expect, type Page, test } from '@playwright/test'
import { permissionKeys } from '#accounts/who.ts'
import { internalMenuFor, mayOpenScreen } from '#shell/internal-menu.ts'
import { createOwnEmployee } from './new-employee.ts'
import { signInAsCustomer, signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

// Whoever holds one key alone works on the screen it opens: nothing on it asks for what they may not have, and nothing leads where they may not go.

const employee = (keys: readonly string[]) => ({ customerType: 'EMPLOYEE', permissionKeys: keys, companyRole: null }) as const
const screens = internalMenuFor(employee(permissionKeys)).flatMap(({ to, key }) => (to && key ? [{ to, key }] : []))

/** Where the screen itself leads, and the reader may not go. */
async function closedAhead(page: Page, key: string): Promise<string[]> {
  const links = await page.getByRole('main').getByRole('link').all()
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
  const inside = addresses.flatMap((address) => (address?.startsWith('/iranyitopult/') ? [address.replace(/[?#].*/, '')] : []))
  const known = internalMenuFor(employee(permissionKeys)).flatMap(({ to }) => (to ? [to] : []))
  const ofMenu = inside.filter((address) => known.some((to) => address === to || address.startsWith(`${to}/`)))
  return [...new Set(ofMenu)].filter((address) => !mayOpenScreen(address, employee([key])))
}

test('each screen of the desk opens to whoever has its key alone, whole', { tag: onDesktop }, async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000)
  const { email } = await createOwnEmployee(browser, baseURL, 'atvevo')
  const manager = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const { token } = await signInAsEmployee(manager, 'vezeto')
  const headers = { Token: token, Language: 'hu' }
  const listed = async () => {
    const answer = await manager.request.get('/api/service-desk/staff', { headers })
    const { staff } = (await answer.json()).data as { staff: { id: number; version: number; email: string }[] }
    const found = staff.find((one) => one.email === email)
    if (!found) throw new Error('Not among the staff')
    return found
  }
  const mayOnly = async (key: string) => {
    const { id, version } = await listed()
    const answer = await manager.request.put(`/api/service-desk/staff/${id}/permissions`, { headers, data: { version, keys: [key] } })
    expect(answer.status(), await answer.text()).toBe(200)
  }

  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  await signInAsCustomer(page, email)
  const wrong: string[] = []
  for (const { to, key } of screens) {
    await mayOnly(key)
    await page.goto(to)
    await screenIsReady(page)
    const closed = await page.getByRole('main').getByRole('heading', { name: 'Nincs jogosultsága' }).count()
    if (closed > 0) wrong.push(`${to} is closed to ${key}`)
    wrong.push(...(await closedAhead(page, key)).map((address) => `${to} leads to ${address}, closed to ${key}`))
    wrong.push(...[...watch.refused.splice(0), ...watch.errors.splice(0)].map((what) => `${to} with ${key}: ${what}`))
  }
  expect(wrong).toEqual([])
})
