import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { bookByApi, newEmail } from './followed-request.ts'
import { logIn, signInAsCustomer } from './sign-in.ts'
import { screenIsReady } from './watch-page.ts'

const main = (page: Page) => page.getByRole('main')

async function open(page: Page, address: string) {
  await page.goto(address)
  await screenIsReady(page)
}

test('an order, its device, and a new booking for it with the invoice of before', async ({ page, playwright, baseURL, isMobile }) => {
  // Each size has somebody of its own, because both run at once.
  const who = isMobile ? 'flotta' : 'most-b2b'
  const { token } = await logIn(page, who)
  const storageState = await page.context().storageState()
  const own = await playwright.request.newContext({ baseURL, storageState, extraHTTPHeaders: { Token: token, Language: 'hu' } })
  const { crmRequestId } = await bookByApi(own, newEmail(), { serviceEntry: 'brand=huawei&warrantyType=1', withInvoice: true })
  const number = String(crmRequestId).replace(/\B(?=(\d{3})+$)/g, '\u00A0')
  await signInAsCustomer(page, who)

  await open(page, `/iranyitopult/osszes-megrendeles?text=${crmRequestId}`)
  const order = main(page).getByRole('link', { name: /^R-2\d{3}-\d{6}$/ })
  await expect(order).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await order.click()
  await expect(page.getByRole('heading', { level: 1, name: /R-2\d{3}-\d{6} megrendelés/ })).toBeVisible()
  await expect(main(page).getByRole('link', { name: number })).toBeVisible()
  await expectAccessible(page)

  await open(page, '/iranyitopult/eszkozeim')
  await expectAccessible(page)
  await open(page, `/iranyitopult/eszkozeim/${crmRequestId}`)
  await expect(main(page)).toContainText('már van folyamatban lévő igénye')
  expect((await own.post(`/api/customer-requests/${crmRequestId}/cancel`, { data: { reason: 'other' } })).status()).toBe(200)
  await open(page, `/iranyitopult/eszkozeim/${crmRequestId}`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const identifier =
    (await main(page)
      .getByText(/^\d{15}$/)
      .textContent()) ?? ''
  await main(page).getByRole('button', { name: 'Garanciális javítás' }).click()
  await expect(page.getByRole('textbox', { name: 'IMEI-szám', exact: true })).toHaveValue(identifier)
  await page.getByRole('button', { name: 'Tovább' }).click()
  await page.getByRole('button', { name: /^A korábban feltöltött fájl felhasználása/ }).click()
  await expect(main(page).getByRole('button', { name: /eltávolítása$/ })).toBeVisible()
  await own.dispose()
})
