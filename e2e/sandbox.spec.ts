import { expect, test } from '@playwright/test'
import { expectFineOnEveryScreen } from './accessible.ts'
import { newImei } from './booking-steps.ts'
import { companyAdministrator } from './company-administrator.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

// Its types are generated: they are not there when the whole repository is checked.
const client: string = '../testing/partner-client/client.ts'

test('an administrator opens a sandbox, makes a test key, moves its clock on and deletes it', { tag: onDesktop }, async ({ browser, baseURL }) => {
  const page = await companyAdministrator(browser, baseURL)
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  await page.goto('/iranyitopult/fejlesztoi-hozzaferes')
  await screenIsReady(page)
  await page.getByRole('link', { name: 'Tesztkörnyezet' }).click()
  await expect(page.getByText('Még nincs tesztkörnyezete')).toBeVisible()
  await expectFineOnEveryScreen(page)
  // Another page of theirs is open beside it.
  const beside = await page.context().newPage()
  await beside.goto('/iranyitopult/fejlesztoi-hozzaferes/tesztkornyezet')
  await expect(beside.getByText('Még nincs tesztkörnyezete')).toBeVisible()
  await page.bringToFront()
  const answered = Promise.withResolvers<void>()
  const opening = '**/api/companies/*/sandbox'
  await page.route(opening, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    await answered.promise
    return route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Tesztkörnyezet megnyitása' }).click()
  await expect(beside.getByText('Még nincs igény')).toBeVisible({ timeout: 30_000 })
  // Whoever opens it reads so until it can be used.
  await expect(page.getByRole('button', { name: 'Megnyitás…' })).toBeVisible()
  answered.resolve()
  await expect(page.getByText('Megnyitottuk a tesztkörnyezetet.')).toBeFocused({ timeout: 30_000 })
  await page.unroute(opening)
  await expect(page.getByText('Még nincs igény')).toBeVisible()
  await expectFineOnEveryScreen(page)

  await page.getByRole('button', { name: 'Új API-kulcs' }).click()
  await page.getByLabel('A kulcs neve').fill('Próba')
  for (const scope of ['Igények olvasása', 'Igények leadása és módosítása', 'Döntések']) await page.getByLabel(scope).check()
  await page.getByRole('button', { name: 'Kulcs létrehozása' }).click()
  await expect(page.getByRole('heading', { name: 'A kulcs titka: Próba' })).toBeFocused()
  const secret = (await page.locator('code', { hasText: /^mf_test_.{60}$/ }).textContent()) ?? ''
  const ask = () => page.request.get('/api/sandbox', { headers: { Authorization: `Bearer ${secret}` } })
  expect(((await (await ask()).json()) as { data: { aheadHours: number } }).data.aheadHours).toBe(0)
  // What a system of the company books with the key stands here, and is led on by its steps.
  const { bookFollowAndDecide } = (await import(client)) as { bookFollowAndDecide: (url: string, key: string, imei: string) => Promise<string[]> }
  expect(await bookFollowAndDecide(baseURL ?? '', secret, newImei())).toContain('QUOTE_ACCEPTED')
  await expect(beside.getByRole('button', { name: /^Javítás kész: \d{9}/ })).toBeVisible()
  await expectFineOnEveryScreen(page)
  await page.getByRole('button', { name: /^Javítás kész: \d{9}/ }).click()
  await expect(page.getByText('Megtörtént: Javítás kész')).toBeFocused({ timeout: 30_000 })

  await page.getByRole('button', { name: '1 nap múlva' }).click()
  await expect(page.getByText('Az óra előrement')).toBeFocused({ timeout: 30_000 })
  await expect(page.getByText('24 órával jár a valódi idő előtt.')).toBeVisible()
  await expectFineOnEveryScreen(page)

  await page.getByRole('button', { name: 'Tesztkörnyezet törlése' }).click()
  await expectFineOnEveryScreen(page)
  await page.getByRole('button', { name: 'Végleges törlés' }).click()
  await expect(page.getByText('Töröltük a tesztkörnyezetet.')).toBeFocused({ timeout: 30_000 })
  expect((await ask()).status()).toBe(401)
  await expect(beside.getByText('Még nincs tesztkörnyezete')).toBeVisible()
  // The next one has nothing of it, not for a moment.
  const held = Promise.withResolvers<void>()
  await page.route('**/in-sandbox/**', (route) => held.promise.then(() => route.continue()))
  await page.getByRole('button', { name: 'Tesztkörnyezet megnyitása' }).click()
  await expect(page.getByText('Megnyitottuk a tesztkörnyezetet.')).toBeFocused({ timeout: 30_000 })
  await expect(page.getByText(/\d{9}/)).toHaveCount(0)
  await expect(page.getByText('Próba', { exact: true })).toHaveCount(0)
  held.resolve()
  await expect(page.getByText('Még nincs API-kulcs')).toBeVisible()
  expect(watch.errors).toEqual([])
  await page.context().close()
})
