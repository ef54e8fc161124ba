import { expect, test } from '@playwright/test'
import { expectFineOnEveryScreen } from './accessible.ts'
import { companyAdministrator } from './company-administrator.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

test('an administrator gives a system of the company a key, a new secret for it, and ends it', { tag: onDesktop }, async ({ browser, baseURL }) => {
  const page = await companyAdministrator(browser, baseURL)
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  await page.goto('/iranyitopult/fejlesztoi-hozzaferes')
  await screenIsReady(page)
  await expect(page.getByText('Még nincs API-kulcs')).toBeVisible()
  await expectFineOnEveryScreen(page)
  await page.getByRole('button', { name: 'Új API-kulcs' }).click()
  await expect(page.getByLabel('Igények olvasása')).toBeVisible()
  // The company has no pre-alerts.
  await expect(page.getByLabel('Előjelzések')).toHaveCount(0)
  await page.getByRole('button', { name: 'Kulcs létrehozása' }).click()
  await expectFineOnEveryScreen(page)
  await page.getByLabel('A kulcs neve').fill('Webáruház')
  await page.getByLabel('Igények olvasása').check()
  // A proof that is asked for and left leaves what was typed, and whoever typed it at the button. Asked twice: the form asks, and what sends it again.
  const proofNeeded = { status: 403, code: 'PROOF_NEEDED', message: 'Igazolja még egyszer, hogy Ön az.' }
  await page.route(
    '**/api-keys',
    (route) => (route.request().method() === 'POST' ? route.fulfill({ status: 403, json: proofNeeded }) : route.fallback()),
    {
      times: 2,
    },
  )
  const create = page.getByRole('button', { name: 'Kulcs létrehozása' })
  await create.press('Enter')
  await expect(page.getByRole('heading', { name: 'Igazolja, hogy Ön az' })).toBeFocused()
  await expectFineOnEveryScreen(page)
  await page.getByRole('button', { name: 'Mégse' }).press('Enter')
  await expect(create).toBeFocused()
  await expect(page.getByLabel('A kulcs neve')).toHaveValue('Webáruház')
  await create.press('Enter')
  await expect(page.getByRole('heading', { name: 'A kulcs titka: Webáruház' })).toBeFocused()
  const secret = (await page.locator('code', { hasText: /^mf_.{43}$/ }).textContent()) ?? ''
  await expectFineOnEveryScreen(page)
  const call = (key: string) => page.request.get('/api/customer-requests', { headers: { Authorization: `Bearer ${key}` } })
  expect((await call(secret)).status()).toBe(200)

  await page.getByRole('button', { name: 'Eltettem, bezárom' }).click()
  await page.getByRole('button', { name: 'Módosítás: Webáruház' }).click()
  await page.getByLabel('A kulcs neve').fill('Raktár')
  await expectFineOnEveryScreen(page)
  await page.getByRole('button', { name: 'Módosítások mentése' }).click()
  await expect(page.getByText('Elmentettük: Raktár.')).toBeFocused()

  const rotate = page.getByRole('button', { name: 'Új titok: Raktár' })
  await rotate.click()
  await expectFineOnEveryScreen(page)
  await page.getByRole('button', { name: 'Vissza', exact: true }).click()
  await expect(rotate).toBeFocused()
  await rotate.click()
  await page.getByRole('button', { name: 'Új titok kérése' }).click()
  await expect(page.getByRole('heading', { name: 'A kulcs titka: Raktár' })).toBeFocused()
  expect((await call(secret)).status()).toBe(200)
  await page.getByRole('button', { name: 'Visszavonás: Raktár' }).click()
  await page.getByRole('button', { name: 'Kulcs visszavonása' }).click()
  await expect(page.getByText('Visszavontuk a kulcsot: Raktár')).toBeFocused()
  await expect(page.getByRole('region', { name: 'A kulcsok naplója' }).getByRole('listitem')).toHaveCount(4)
  await expectFineOnEveryScreen(page)
  expect((await call(secret)).status()).toBe(401)
  expect(watch.errors).toEqual([])
  await page.context().close()
})

test('an administrator has a system told, tries it, reads what came of it, and takes it away', { tag: onDesktop }, async ({ browser, baseURL }) => {
  const page = await companyAdministrator(browser, baseURL)
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  await page.goto('/iranyitopult/fejlesztoi-hozzaferes')
  await screenIsReady(page)
  await page.getByRole('button', { name: 'Új webhook' }).click()
  await page.getByRole('button', { name: 'Webhook létrehozása' }).click()
  await expectFineOnEveryScreen(page)
  // Nothing is sent into a private network, which is told at once.
  await page.getByLabel('Cím', { exact: true }).fill('https://10.0.0.1/mobilfutar')
  await page.getByLabel('Árajánlat készült').check()
  await page.getByRole('button', { name: 'Webhook létrehozása' }).click()
  await expect(page.getByRole('link', { name: /^Nyilvános címet adjon meg/ })).toBeVisible()
  // A name that nobody has, so the log has something to tell.
  await page.getByLabel('Cím', { exact: true }).fill('https://partner.invalid/mobilfutar')
  await page.getByRole('button', { name: 'Webhook létrehozása' }).click()
  await expect(page.getByRole('heading', { name: 'A webhook aláíró titka' })).toBeFocused()
  await expect(page.locator('code', { hasText: /^whsec_.{44}$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Eltettem, bezárom' }).click()
  await page.getByRole('button', { name: /^Próbaüzenet küldése/ }).click()
  await expect(page.getByText('Elküldtük a próbaüzenetet.')).toBeFocused()
  await page.getByRole('button', { name: /^Napló: / }).click()
  await expect(async () => {
    await page.getByRole('button', { name: 'Frissítés' }).click()
    await expect(page.getByText('nem sikerült kapcsolódni')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectFineOnEveryScreen(page)
  // What a receiver answered is read as text, and what was kept while it was stopped can be sent.
  const message = { type: 'message.added', body: '{}', createdAt: '2026-11-23T08:00:00Z', nextTryAt: null }
  const tries = [{ at: '2026-11-23T08:01:00Z', status: 502, answer: '<b>Bad gateway</b>', problem: null, tookMs: 12 }]
  const deliveries = [
    { id: 2, messageId: 'msg_kept', ...message, state: 'kept', tries: [] },
    { id: 1, messageId: 'msg_failed', ...message, state: 'failed', tries },
  ]
  const answers = '**/deliveries?*'
  await page.route(answers, (route) => route.fulfill({ json: { status: 200, data: { deliveries, next: null } } }))
  await page.getByRole('button', { name: 'Frissítés' }).click()
  await page.getByText('A válasz eleje').click()
  await expect(page.getByText('<b>Bad gateway</b>')).toBeVisible()
  await expect(page.getByText('Nem küldtük el')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Elküldés: msg_kept' })).toBeVisible()
  await expectFineOnEveryScreen(page)
  await page.unroute(answers)
  await page.getByRole('button', { name: 'Frissítés' }).click()
  await expect(page.getByText('msg_kept')).toHaveCount(0)
  // Whoever has mended their receiver waits for no next try.
  await page.getByRole('button', { name: /^Újraküldés: msg_/ }).click()
  await expect(page.getByText('Újraküldjük az üzenetet: msg_')).toBeFocused()
  await page.getByRole('button', { name: /^Módosítás: https/ }).click()
  await page.getByLabel('Be van kapcsolva').uncheck()
  await expectFineOnEveryScreen(page)
  await page.getByRole('button', { name: 'Módosítások mentése' }).click()
  await expect(page.getByText('Elmentettük a webhookot')).toBeFocused()
  const remove = page.getByRole('button', { name: /^Törlés: / })
  await remove.click()
  await page.getByRole('button', { name: 'Vissza', exact: true }).click()
  await expect(remove).toBeFocused()
  await remove.click()
  await page.getByRole('button', { name: 'Webhook törlése' }).click()
  await expect(page.getByText('Töröltük a webhookot')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Webhookok naplója' }).getByRole('listitem')).toHaveCount(3)
  expect(watch.errors).toEqual([])
  await page.context().close()
})
