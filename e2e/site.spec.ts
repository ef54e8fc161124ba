import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { samplePdf } from './booking-steps.ts'
import { newEmail } from './followed-request.ts'
import { onPhone } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

async function open(page: Page, address: string) {
  await page.goto(address)
  await screenIsReady(page)
}

test.describe('withdrawal', () => {
  test('is declared by keyboard in two steps, without logging in, and answered with number and time', async ({ page, baseURL }) => {
    const watch = await watchPage(page, baseURL ?? '')
    await open(page, '/elallas')
    await page.getByLabel('Név').fill('Kovács Éva')
    await page.getByLabel('A szerződés megjelölése').fill('123 456 789')
    await page.getByLabel('E-mail-cím').fill('kovacs.eva@example.com')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Elállás a szerződéstől' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Ellenőrizze a nyilatkozatot' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Elállás megerősítése' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Elállási nyilatkozatát megkaptuk' })).toBeFocused()
    await expect(page.getByText(/Azonosító: E-\d{4}-[2-9A-Z]{6}/)).toBeVisible()
    await expectAccessible(page)
    expect(watch).toEqual({ errors: [], foreign: [], refused: [], violations: [] })
  })

  test('goes back to what was typed by the browser too, and a reload begins with the form', { tag: onPhone }, async ({ page }) => {
    await open(page, '/impresszum')
    await open(page, '/elallas')
    const [start, check] = [
      page.getByRole('button', { name: 'Elállás a szerződéstől' }),
      page.getByRole('heading', { name: 'Ellenőrizze a nyilatkozatot' }),
    ]
    await page.getByLabel('Név').fill('Kovács Éva')
    await page.getByLabel('A szerződés megjelölése').fill('123 456 789')
    await page.getByLabel('E-mail-cím').fill('kovacs.eva@example.com')
    await start.dblclick()
    await expect(check).toBeFocused()
    await page.goBack()
    await expect(start).toBeFocused()
    await expect(page.getByLabel('Név')).toHaveValue('Kovács Éva')
    await page.goForward()
    await expect(check).toBeFocused()
    await page.getByRole('button', { name: 'Adatok javítása' }).dblclick()
    await expect(start).toBeFocused()
    await start.click()
    await expect(check).toBeFocused()
    await page.reload()
    await expect(page.getByLabel('Név')).toHaveValue('Kovács Éva')
    await start.click()
    await expect(check).toBeFocused()
    await page.goBack()
    await expect(start).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/impresszum')
  })

  test('wants three details only and says what is missing', async ({ page }) => {
    await open(page, '/elallas')
    await expect(page.locator('main input, main textarea, main select')).toHaveCount(3)
    await page.getByRole('button', { name: 'Elállás a szerződéstől' }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveCount(3)
    await summary.getByRole('link', { name: 'Adja meg a nevét.' }).click()
    await expect(page.getByLabel('Név')).toBeFocused()
    await expectAccessible(page)
  })

  test('is one link away on every page', { tag: onPhone }, async ({ page }) => {
    for (const address of ['/igenyles', '/impresszum', '/nyomonkovetes']) {
      await open(page, address)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Elállás a szerződéstől' })).toHaveAttribute('href', '/elallas')
    }
  })
})

test.describe('the contact form', () => {
  test('takes an application by keyboard, with its CV and another paper, and says where the receipt went', async ({ page, baseURL }) => {
    const watch = await watchPage(page, baseURL ?? '')
    await open(page, '/kapcsolat')
    await page.getByLabel('Miről ír?').selectOption('Vállalati ajánlat')
    await expect(page.getByLabel('Cégnév')).toBeVisible()
    await page.getByLabel('Miről ír?').selectOption('Álláspályázat')
    await page.getByLabel('Név', { exact: true }).fill('Tőrös Űllő')
    const email = newEmail()
    await page.getByLabel('E-mail-cím').fill(email)
    await page.getByLabel('Megpályázott állás').fill('Mikroelektronikai technikus')
    await page.getByRole('button', { name: 'Üzenet elküldése' }).press('Enter')
    await expect(page.getByRole('main').getByRole('alert').first()).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByLabel('Tárgy').fill('Jelentkezés')
    await page.getByLabel('Üzenet', { exact: true }).fill('Húsz éve javítok telefont.')
    // What cannot be sent is not left out in silence.
    const cv = page.locator('input[type=file]').first()
    await cv.setInputFiles({ name: 'oneletrajz.docx', mimeType: 'application/msword', buffer: Buffer.from('PK') })
    await expect(page.getByRole('button', { name: 'Fájl nélkül küldöm el' })).toBeVisible()
    await page.getByRole('button', { name: 'Üzenet elküldése' }).press('Enter')
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText('oneletrajz.docx')
    await expectAccessible(page)
    await cv.setInputFiles({ ...samplePdf, name: 'oneletrajz.pdf' })
    await expect(page.getByRole('button', { name: 'Eltávolítás: oneletrajz.pdf' })).toBeVisible()
    await page.getByRole('button', { name: 'Üzenet elküldése' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Üzenetét megkaptuk' })).toBeFocused()
    await expect(page.getByText(email)).toBeVisible()
    await expectAccessible(page)
    expect(watch.errors).toEqual([])
  })
})

test.describe('complaint', () => {
  test('outlives a reload and is sent once by a double click', async ({ page }) => {
    await open(page, '/panaszkezeles')
    await page.getByLabel('Név').fill('Tőrös Űllő')
    await page.getByLabel('E-mail-cím').fill('toros@example.com')
    await page.getByLabel('Tárgy').fill('Késés')
    await page.getByLabel('A panasz leírása').fill('Két napot vártam.')
    await page.reload()
    await screenIsReady(page)
    await expect(page.getByLabel('A panasz leírása')).toHaveValue('Két napot vártam.')
    const sent: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/complaints') && sent.push(request.url()))
    await page.getByRole('button', { name: 'Panasz elküldése' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Panaszát megkaptuk' })).toBeFocused()
    expect(sent).toHaveLength(1)
    await expectAccessible(page)
  })

  test('keeps what was typed when the connection is lost', { tag: onPhone }, async ({ page }) => {
    await open(page, '/panaszkezeles')
    for (const [label, typed] of [
      ['Név', 'A'],
      ['E-mail-cím', 'a@example.com'],
      ['Tárgy', 'S'],
      ['A panasz leírása', 'M'],
    ] as const)
      await page.getByLabel(label).fill(typed)
    await page.route('**/api/complaints', (route) => route.abort())
    await page.getByRole('button', { name: 'Panasz elküldése' }).click()
    await expect(page.getByRole('alert')).toContainText('Megszakadt a kapcsolat')
    await expect(page.getByLabel('A panasz leírása')).toHaveValue('M')
    await page.unroute('**/api/complaints')
    await page.getByRole('button', { name: 'Panasz elküldése' }).click()
    await expect(page.getByRole('heading', { name: 'Panaszát megkaptuk' })).toBeFocused()
  })
})

test.describe('policies', () => {
  test('are read in the language of the page and printed in it', { tag: onPhone }, async ({ page, request }) => {
    await open(page, '/aszf')
    await page.evaluate(() => window.localStorage.setItem('language', 'sl-SL'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Splošni pogoji poslovanja' })).toBeVisible()
    const address = await page.getByRole('link', { name: 'Odpri kot PDF' }).getAttribute('href')
    const answer = await request.get(address ?? '')
    expect(answer.headers()['content-type']).toBe('application/pdf')
    expect(address).toContain('language=sl')
  })

  test('a part is gone to whenever it is asked for, in the contents or behind the # of the address', { tag: onPhone }, async ({ page }) => {
    await open(page, '/aszf')
    const contents = page.getByRole('navigation', { name: 'Tartalom' }).getByRole('link')
    for (const part of [8, 3]) {
      await contents.nth(part).click()
      const title = page.getByRole('heading', { level: 2, name: (await contents.nth(part).textContent()) ?? '' })
      await expect(title).toBeInViewport()
      await page.evaluate(() => window.scrollTo(0, 0))
    }
    for (const part of ['final', 'order', 'final']) {
      await page.goto(`/aszf#${part}`)
      await expect(page.locator(`#${part}`)).toBeInViewport()
      await page.evaluate(() => window.scrollTo(0, 0))
    }
    await page.goto('/generalCosts#services')
    await expect(page.locator('#services')).toBeInViewport()
  })

  test('are readable without a script', { tag: onPhone }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto('/aszf')
    await expect(page.getByRole('heading', { name: '11. A javításra vállalt jótállás (szervizgarancia)' })).toBeVisible()
    await context.close()
  })
})

test('the price list has its fees and says so when it cannot be had', { tag: onPhone }, async ({ page }) => {
  await open(page, '/generalCosts')
  await expect(page.getByRole('table', { name: 'Díjak' })).toContainText('4520')
  await page.route('**/api/general-costs', (route) =>
    route.fulfill({ status: 503, json: { status: 503, code: 'OVERLOADED', message: 'Most sokan vannak.' } }),
  )
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Most sokan vannak.')
  await page.unroute('**/api/general-costs')
  await page.getByRole('button', { name: 'Újrapróbálom' }).click()
  await expect(page.getByRole('table', { name: 'Díjak' })).toBeVisible()
})

/** The forms that stand in the page before its script does. */
const earlyForms = ['/adataim', '/bejelentkezes', '/nyomonkovetes', '/kapcsolat', '/panaszkezeles', '/elallas']

for (const address of earlyForms)
  test(`what is typed into ${address} before its script is there stays, and is not sent before`, { tag: onPhone }, async ({ page }) => {
    const script = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => script.promise.then(() => route.continue()))
    await page.goto(address, { waitUntil: 'commit' })
    const form = page.getByRole('main').locator('form')
    const email = form.getByLabel('E-mail-cím', { exact: true })
    await email.fill('kovacs.eva@example.com')
    const send = form.locator('button[type=submit]')
    await expect(send).toBeDisabled()
    script.resolve()
    await expect(send).toBeEnabled()
    await expect(email).toHaveValue('kovacs.eva@example.com')
  })
