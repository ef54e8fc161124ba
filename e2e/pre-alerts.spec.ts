import { expect, type Page, test } from '@playwright/test'
import { expectFineOnEveryScreen } from './accessible.ts'
import { newImei } from './booking-steps.ts'
import { signInAsCustomer, signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

// A partner announces devices by form and file; one is scanned at the desk and becomes a request that the partner follows.

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const looked = async (page: Page, name: string) => {
  await expectFineOnEveryScreen(page)
  await page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true })
}

test('from a pre-alert to a request', { tag: onDesktop }, async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000)
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  const mark = Date.now().toString(36).toUpperCase()
  const [typed, read, imei] = [`T-${mark}`, `F-${mark}`, newImei()]
  await signInAsCustomer(page, 'prealert')
  await page.goto('/iranyitopult')
  await expect(page.getByRole('heading', { level: 1, name: 'Előjelzések' })).toBeVisible()
  await screenIsReady(page)
  await looked(page, 'list')

  await page.getByRole('link', { name: 'Új előjelzés' }).click()
  await screenIsReady(page)
  await page.getByRole('button', { name: '1 készülék bejelentése' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await looked(page, 'refused')

  const file = ['hivatkozas;marka;keszulek;azonosito;varhato_nap;szin', `${read};Huavei;P30 Pro;${imei};${inDays(3)};kék`].join('\r\n')
  await page.locator('#pre-alert-file').setInputFiles({ name: 'keszulekek.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(page.getByText('1 sort olvastunk be a fájlból. 1 javításra vár.')).toBeVisible()
  await expect(page.getByText('Kihagyott, ismeretlen oszlopok: szin.')).toBeVisible()
  await looked(page, 'file')
  await page.getByRole('button', { name: 'Legyen ez: HUAWEI' }).click()
  await page.getByRole('button', { name: 'Még egy készülék' }).click()
  const second = page.getByRole('group', { name: '2. készülék' })
  await second.getByLabel('Hivatkozás').fill(read.toLowerCase())
  await second.getByLabel('Készülék', { exact: true }).fill('Fekete telefon')
  await page.getByRole('button', { name: '2 készülék bejelentése' }).click()
  await expect(page.getByRole('alert')).toContainText('Ez a hivatkozás már szerepel itt: 1. készülék.')
  await second.getByLabel('Hivatkozás').fill(typed)
  await page.getByRole('button', { name: '2 készülék bejelentése' }).click()
  await expect(page.getByRole('link', { name: typed })).toBeVisible()

  await page.getByText('Szűrés', { exact: true }).first().click()
  await page.getByLabel('Hivatkozás, készülék vagy azonosító').fill(mark)
  await page.getByRole('button', { name: 'Szűrés' }).click()
  await expect(page).toHaveURL(new RegExp(`text=${mark}`))
  await expect(page.getByText('2 előjelzés')).toBeVisible()
  await page.getByRole('link', { name: read }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Előjelzés: ${read}` })).toBeVisible()
  await page.getByRole('button', { name: 'Módosítás' }).click()
  await page.getByLabel('Várható érkezés').fill(inDays(4))
  await page.getByRole('textbox', { name: 'Megjegyzés' }).fill('Nem kapcsol be.')
  await looked(page, 'change')
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByText('Módosítva')).toBeVisible()

  const desk = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'hu-HU', timezoneId: 'Europe/Budapest' })).newPage()
  await signInAsEmployee(desk, 'vezeto')
  await desk.goto(`/iranyitopult/szerviz/elojelzesek?mit=${mark}`)
  await expect(desk.getByRole('link', { name: typed })).toBeVisible()
  await screenIsReady(desk)
  await looked(desk, 'expected')
  await desk.keyboard.press('F2')
  await desk.getByLabel('Kód vagy igényszám').fill(read.toLowerCase())
  await desk.keyboard.press('Enter')
  const form = desk.getByRole('form', { name: 'Készülék átvétele' })
  await expect(form.getByLabel('A hiba leírása')).toHaveValue('Nem kapcsol be.')
  await form.getByRole('button', { name: 'Átvétel és igény létrehozása' }).click()
  await expect(form.getByRole('alert')).toBeFocused()
  await looked(desk, 'arriving')
  await form.getByLabel('Javítás fajtája').selectOption({ label: 'Fizetős' })
  await expect(form.getByLabel('Márka')).toHaveValue('7')
  await form.getByLabel('A készülékről leolvasott azonosító').fill(imei)
  await form.getByRole('button', { name: 'A többi rendben' }).click()
  await form.getByRole('button', { name: 'Átvétel és igény létrehozása' }).dblclick()
  await expect(desk).toHaveURL(/\/szerviz\/igenyek\/\d{9}$/)
  await expect(desk.getByText(imei).first()).toBeAttached()

  await page.reload()
  await expect(page.getByText('A készülék megérkezett, és igény lett belőle.')).toBeVisible()
  await screenIsReady(page)
  await looked(page, 'arrived')
  await page.getByRole('link', { name: /^\d{3}[\s-]?\d{3}[\s-]?\d{3}$/ }).click()
  await expect(page).toHaveURL(/\/igeny-reszletei\/\d{9}$/)
  await screenIsReady(page)
  await expect(page.getByText('A készülék a szervizben van')).toBeVisible()

  await page.goto('/iranyitopult/elojelzesek?status=announced')
  await page.getByRole('link', { name: typed }).click()
  await page.getByRole('button', { name: 'Visszavonás' }).click()
  await expect(page.getByRole('heading', { name: 'Biztosan visszavonja?' })).toBeFocused()
  await looked(page, 'withdraw')
  await page.getByRole('button', { name: 'Igen, visszavonom' }).click()
  await expect(page.getByRole('button', { name: 'Módosítás' })).toHaveCount(0)
  await page.goto('/iranyitopult/elojelzesek/999999999')
  await expect(page.getByText('Nincs ilyen előjelzés.')).toBeVisible()
  expect([watch.errors, watch.foreign]).toEqual([[], []])
})
