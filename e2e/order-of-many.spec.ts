import { expect, type Page, test } from '@playwright/test'
import { expectFineOnEveryScreen } from './accessible.ts'
import { newImei } from './booking-steps.ts'
import { signInAsCustomer } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

async function fillDevice(page: Page, place: number, imei: string) {
  const device = page.getByRole('group', { name: `${place}. készülék` })
  await device.getByLabel('Javítás típusa').selectOption('2')
  await device.getByLabel('Márka').selectOption({ label: 'HUAWEI' })
  await device.getByLabel('Termékcsoport').selectOption({ label: 'Mobiltelefon' })
  await device.getByLabel('Típus', { exact: true }).fill('P30 Pro')
  await device.getByLabel('IMEI- vagy gyári szám').fill(imei)
  await device.getByLabel('Mi romlott el?').selectOption({ index: 1 })
  await device.getByLabel('Hiba leírása').fill('Nem kapcsol be.')
}

test('sent empty, what is missing is listed as its fields stand on the page', { tag: onDesktop }, async ({ page }) => {
  await signInAsCustomer(page, 'flotta')
  await page.goto('/iranyitopult/uj-megrendeles/tomeges')
  await screenIsReady(page)
  await page.getByRole('button', { name: 'Ellenőrzés' }).click()
  const lines = page.getByRole('alert').getByRole('link')
  await expect(lines.first()).toHaveText('1. készülék: hiányzik, töltse ki: Javítás típusa')
  const listed = await lines.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)))
  expect(listed).toEqual(expect.arrayContaining(['devices.1.troubleDescription', 'rest.postalCode', 'rest.pickup']))
  const onPage = await page.locator('form [id]').evaluateAll((fields) => fields.map(({ id }) => id))
  expect(listed).toEqual(onPage.filter((id) => listed.includes(id)))
})

test('three devices are one order with one pickup; what is wrong is said at its field', { tag: onDesktop }, async ({ page, baseURL }) => {
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  await signInAsCustomer(page, 'flotta')
  await page.goto('/iranyitopult/uj-megrendeles')
  await page.getByRole('link', { name: 'Több készülék egyszerre' }).click()
  await screenIsReady(page)
  await page.getByRole('button', { name: 'Még egy készülék' }).click()
  const wrong = '490154203237519'
  for (const [place, imei] of [newImei(), wrong, newImei()].entries()) await fillDevice(page, place + 1, imei)
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await fill('Irányítószám', '1134')
  await fill('Város', 'Budapest')
  await fill('Közterület neve', 'Váci')
  await fill('Közterület típusa', 'út')
  await fill('Házszám', '43')
  await page.getByLabel('Felvétel napja és idősávja').selectOption({ index: 1 })
  await fill('Vezetéknév', 'Nagy')
  await fill('Keresztnév', 'Éva')
  await fill('E-mail-cím', 'nagy.eva@pelda.hu')
  await fill('Telefonszám', '06 30 123 4567')
  await page.getByRole('button', { name: 'Ellenőrzés' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1)
  await expectFineOnEveryScreen(page)
  await page.getByRole('group', { name: '2. készülék' }).getByLabel('IMEI- vagy gyári szám').fill(newImei())
  await page.getByRole('button', { name: 'Ellenőrzés' }).click()
  await expect(page.getByText('Minden készülék adatai rendben vannak (3 készülék).')).toBeVisible()
  await page.getByLabel('Megismertem az adatkezelési tájékoztatót').check()
  await page.getByLabel('Elfogadom az általános szerződési feltételeket').check()
  await expectFineOnEveryScreen(page)
  await page.getByRole('button', { name: 'Megrendelés fizetési kötelezettséggel: 3 készülék' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^R-2026-\d+ megrendelés$/ })).toBeVisible()
  await expect(page.getByText('3 igény')).toBeVisible()
  await expectFineOnEveryScreen(page)
  expect(watch.errors).toEqual([])
})
