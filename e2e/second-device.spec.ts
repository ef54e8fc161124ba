import { expect, test } from '@playwright/test'
import { formatRequestNumber } from '#requests/request-number.ts'
import { expectFineOnBothScreens } from './accessible.ts'
import { bookByApi, emailTo, linkIn, newEmail } from './followed-request.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop, phone } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

// Two devices in one parcel: noted at the desk, told and asked by one email, answered by its customer.

test('a second device is noted at the arrival, and its customer says what is to be done with it', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const watch = await watchPage(page, baseURL ?? '')
  const email = newEmail()
  const { crmRequestId: first } = await bookByApi(page.request, email)
  await (await workshop(browser, baseURL)).receive(first, {})
  await signInAsEmployee(page, 'vezeto')
  await page.goto(`/iranyitopult/szerviz/igenyek/${first}#arrival`)
  await screenIsReady(page)

  await page.getByRole('button', { name: 'Még egy készülék volt a csomagban' }).click()
  const form = page.getByRole('form', { name: 'Még egy készülék a csomagban' })
  await expect(form.getByRole('heading', { name: 'Még egy készülék a csomagban' })).toBeFocused()
  await form.getByRole('button', { name: 'Készülék átvétele' }).press('Enter')
  await expect(form.getByRole('alert')).toBeFocused()
  await expectFineOnBothScreens(page)
  await form.getByLabel('Márka').selectOption({ label: 'Apple' })
  await form.getByLabel('Eszköz fajtája').selectOption({ index: 1 })
  await form.getByRole('button', { name: 'A többi rendben' }).press('Enter')
  await expect(form.getByRole('group', { name: /^Készülékkereső/ })).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('noted.png'), fullPage: true })
  await form.getByRole('button', { name: 'Készülék átvétele' }).press('Enter')

  // Its own page opens, and names the first.
  const parcel = page.getByRole('region', { name: 'Egy csomagban érkezett' })
  await expect(parcel.getByRole('link', { name: formatRequestNumber(first) })).toBeVisible()
  await expect(parcel).toContainText('Az ügyfél ezt a készüléket nem rendelte meg.')
  await parcel.getByRole('button', { name: 'Válasz rögzítése az ügyfél nevében' }).click()
  await parcel.getByRole('radio', { name: 'Javítást kérek' }).check()
  await expectFineOnBothScreens(page)
  await page.screenshot({ path: test.info().outputPath('desk.png'), fullPage: true })
  await parcel.getByRole('button', { name: 'Mégse' }).click()

  const customer = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'hu-HU', timezoneId: 'Europe/Budapest' })).newPage()
  await customer.setViewportSize(phone)
  await customer.goto(linkIn(await emailTo(page.request, email, 'Még egy készülék volt a csomagban'), '/igeny-reszletei/'))
  await screenIsReady(customer)
  const asked = customer.getByRole('region', { name: 'Mi legyen ezzel a készülékkel?' })
  await asked.getByRole('button', { name: 'Válasz elküldése' }).press('Enter')
  await asked.getByRole('radio', { name: 'Javítást kérek' }).press('Space')
  await asked.getByLabel('Mi a készülék hibája?').fill('Nem tölt, két hete.')
  await expectFineOnBothScreens(customer)
  await customer.screenshot({ path: test.info().outputPath('asked.png'), fullPage: true })
  await asked.getByRole('checkbox').press('Space')
  await asked.getByRole('button', { name: 'Válasz elküldése' }).press('Enter')
  await expect(asked.getByText('Köszönjük a válaszát. A készüléket bevizsgáljuk')).toBeVisible()
  await expect(asked.getByRole('heading', { name: 'Mi legyen ezzel a készülékkel?' })).toBeFocused()

  await page.reload()
  await screenIsReady(page)
  await expect(parcel).toBeVisible()
  await expect(page.getByText('Az ügyfél ezt a készüléket nem rendelte meg.')).toHaveCount(0)
  await parcel.getByRole('link', { name: formatRequestNumber(first) }).click()
  await expect(parcel).toContainText('Ennek az igénynek a csomagjában érkezett még')
  expect([watch.errors, watch.foreign]).toEqual([[], []])
})
