import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { emailTo } from './followed-request.ts'
import { createOwnCustomer } from './new-customer.ts'
import { createOwnEmployee } from './new-employee.ts'
import { demoAddress as addressOf, demoPassword as password, signInAsCustomer } from './sign-in.ts'
import { onPhone } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'

// Employees' codes are read in the email viewer.

async function open(page: Page, address: string) {
  await page.goto(address)
  await screenIsReady(page)
}

async function typeAddress(page: Page, address: string) {
  await page.getByLabel('E-mail-cím').fill(address)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Jelszó', { exact: true })).toBeFocused()
}

test('a customer logs in by keyboard alone, step by step, and is greeted', async ({ page }) => {
  await open(page, '/bejelentkezes')
  await expect(page.getByRole('heading', { level: 1, name: 'Bejelentkezés' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('E-mail-cím').focus()
  await page.keyboard.type(addressOf('b2c'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Jelszó', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/iranyitopult\/leadott-igenyek$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Igényeim' })).toBeVisible()
  await page.reload()
  await page.goto('/bejelentkezes')
  await expect(page).toHaveURL(/\/iranyitopult\/leadott-igenyek$/)
})

test('whoever logs in goes inside even where the list of its pages does not come', async ({ page }) => {
  const lists: string[] = []
  await page.route(/\/assets\/inside-[\w-]{8}\.js$/, (route) => {
    lists.push(route.request().url())
    return page.url().endsWith('/bejelentkezes') ? route.abort() : route.continue()
  })
  await open(page, '/bejelentkezes')
  // A visitor's page does without it.
  expect(lists).toEqual([])
  await typeAddress(page, addressOf('b2c'))
  await page.getByLabel('Jelszó', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Igényeim' })).toBeVisible()
  expect(lists.length).toBeGreaterThan(1)
})

test('a wrong address and a wrong password are told by a summary that takes the focus', async ({ page }) => {
  await open(page, '/bejelentkezes')
  await page.getByLabel('E-mail-cím').fill('anna')
  await page.getByRole('button', { name: 'Tovább' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('nev@pelda.hu')
  await expectAccessible(page)
  await summary.getByRole('link').click()
  await expect(page.getByLabel('E-mail-cím')).toBeFocused()
  await page.getByLabel('E-mail-cím').fill(`nobody-${Date.now()}@pelda.hu`)
  await page.keyboard.press('Enter')
  await page.getByLabel('Jelszó', { exact: true }).fill('Kék-Ház77')
  await page.keyboard.press('Enter')
  await expect(summary).toContainText('Hibás e-mail-cím vagy jelszó.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Másik e-mail-cím' }).click()
  await expect(page.getByLabel('E-mail-cím')).toBeFocused()
})

test('an employee needs the code of the email', async ({ page, browser, baseURL }) => {
  const { email: address } = await createOwnEmployee(browser, baseURL, 'logisztika')
  await open(page, '/bejelentkezes')
  await typeAddress(page, address)
  await page.getByLabel('Jelszó', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Belépési kód')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('6 számjegyű kódot')
  const [, code = ''] = /Belépési kód: (\d{6})/.exec(await emailTo(page.request, address, 'Belépési kód')) ?? []
  await page.getByLabel('Belépési kód').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/iranyitopult\/szerviz$/)
})

test('a forgotten password is set by the link of the email, once', async ({ page }, { project }) => {
  const address = await createOwnCustomer(page.request)
  const chosen = `Zöld-Kert-${project.name}-${Date.now()}`
  await open(page, '/bejelentkezes')
  await page.getByLabel('E-mail-cím').fill(address)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Elfelejtett jelszó' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Elfelejtett jelszó' })).toBeFocused()
  await expect(page.getByLabel('E-mail-cím')).toHaveValue(address)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hivatkozás kérése' }).click()
  await expect(page.getByText('Ha az e-mail-cím szerepel a rendszerünkben')).toBeFocused()

  const [, link = ''] = /(\/elfelejtett-jelszo\/[\w-]+)/.exec(await emailTo(page.request, address, 'Új jelszó beállítása')) ?? []
  await open(page, link)
  await expect(page.getByRole('heading', { level: 1, name: 'Új jelszó beállítása' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Új jelszó', { exact: true }).fill('rövid')
  await page.getByLabel('Új jelszó még egyszer').fill('más')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByLabel('Új jelszó', { exact: true }).fill(chosen)
  await page.getByLabel('Új jelszó még egyszer').fill(chosen)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Beállítottuk az új jelszavát' })).toBeFocused()
  await expectAccessible(page)

  // It is told before anybody types.
  await open(page, link)
  await expect(page.getByRole('heading', { name: 'Ez a hivatkozás nem használható' })).toBeVisible()
  await page.getByRole('link', { name: 'Új hivatkozást kérek' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Elfelejtett jelszó' })).toBeVisible()
})

test('nothing is wider than a small phone', { tag: onPhone }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of ['/bejelentkezes', `/elfelejtett-jelszo/${'x'.repeat(43)}`]) {
    await open(page, address)
    await expectNoSidewaysScroll(page)
  }
})

test('a session that is valid loads what belongs to it; of pre-alert customers pre-alerts in place of requests', { tag: onPhone }, async ({
  browser,
  baseURL,
}) => {
  for (const mailbox of ['b2b', 'prealert']) {
    const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    const { uid } = await signInAsCustomer(page, mailbox)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/sutibeallitasok')
    const own = ['', '/addresses', '/financial-data'].map((what) => `/api/customers/${uid}${what}`)
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['/api/login/validator', '/api/system-params', ...own]))
    await expect.poll(() => asked.includes(`/api/customer-requests${mailbox === 'prealert' ? '/show-prealerts' : ''}`)).toBe(true)
    expect(asked.includes('/api/customer-requests')).toBe(mailbox !== 'prealert')
    await page.context().close()
  }
})
