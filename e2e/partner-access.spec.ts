import { expect, test } from '@playwright/test'
import { expectFineOnBothScreens } from './accessible.ts'
import { companyAdministrator } from './company-administrator.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

test('an administrator gives a system of the company a key, a new secret for it, and ends it', { tag: onDesktop }, async ({ browser, baseURL }) => {
  const page = await companyAdministrator(browser, baseURL)
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  await page.goto('/iranyitopult/fejlesztoi-hozzaferes')
  await screenIsReady(page)
  await expect(page.getByText('Még nincs API-kulcs')).toBeVisible()
  await expectFineOnBothScreens(page)
  await page.getByRole('button', { name: 'Új API-kulcs' }).click()
  await page.getByRole('button', { name: 'Kulcs létrehozása' }).click()
  await expectFineOnBothScreens(page)
  await page.getByLabel('A kulcs neve').fill('Webáruház')
  await page.getByLabel('Igények olvasása').check()
  await page.getByRole('button', { name: 'Kulcs létrehozása' }).click()
  await expect(page.getByRole('heading', { name: 'A kulcs titka: Webáruház' })).toBeFocused()
  const secret = (await page.locator('code', { hasText: /^mf_.{43}$/ }).textContent()) ?? ''
  await expectFineOnBothScreens(page)
  const call = (key: string) => page.request.get('/api/customer-requests', { headers: { Authorization: `Bearer ${key}` } })
  expect((await call(secret)).status()).toBe(200)

  await page.getByRole('button', { name: 'Eltettem, bezárom' }).click()
  await page.getByRole('button', { name: 'Módosítás: Webáruház' }).click()
  await page.getByLabel('A kulcs neve').fill('Raktár')
  await expectFineOnBothScreens(page)
  await page.getByRole('button', { name: 'Módosítások mentése' }).click()
  await expect(page.getByText('Elmentettük: Raktár.')).toBeFocused()

  await page.getByRole('button', { name: 'Új titok: Raktár' }).click()
  await expectFineOnBothScreens(page)
  await page.getByRole('button', { name: 'Új titok kérése' }).click()
  await expect(page.getByRole('heading', { name: 'A kulcs titka: Raktár' })).toBeFocused()
  expect((await call(secret)).status()).toBe(200)
  await page.getByRole('button', { name: 'Visszavonás: Raktár' }).click()
  await page.getByRole('button', { name: 'Kulcs visszavonása' }).click()
  await expect(page.getByText('Visszavontuk a kulcsot: Raktár')).toBeFocused()
  await expect(page.getByRole('region', { name: 'A kulcsok naplója' }).getByRole('listitem')).toHaveCount(4)
  await expectFineOnBothScreens(page)
  expect((await call(secret)).status()).toBe(401)
  expect(watch.errors).toEqual([])
  await page.context().close()
})
