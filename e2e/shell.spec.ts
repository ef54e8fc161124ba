import { expect, type Page, test } from '@playwright/test'
import { bookByApi, emailTo, linkIn, newEmail } from './followed-request.ts'
import { signInAsCustomer } from './sign-in.ts'
import { onDesktop, onPhone } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'

async function open(page: Page, address = '/igenyles') {
  await page.goto(address)
  await screenIsReady(page)
}

const languageSelect = (page: Page) => page.getByRole('banner').getByRole('combobox')
const storedLanguage = (page: Page) => page.evaluate(() => window.localStorage.getItem('language'))
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** From here on only `fastForward` moves the page's time. */
async function stopClock(page: Page) {
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
}

test.describe('language', () => {
  const mapped = { 'hu-HU': 'hu-HU', 'en-US': 'en-EN', 'de-AT': 'de-DE', 'sl-SI': 'sl-SL', 'fr-FR': 'en-EN' }
  for (const [browser, stored] of Object.entries(mapped))
    test.describe(() => {
      test.use({ locale: browser })
      test(`a browser in ${browser} is answered in ${stored}`, { tag: onPhone }, async ({ page }) => {
        await open(page)
        await expect(page.locator('html')).toHaveAttribute('lang', stored.slice(0, 2))
        await expect(languageSelect(page)).toHaveValue(stored.slice(0, 2))
        expect(await storedLanguage(page)).toBe(stored)
      })
    })

  test('is that of the words on the page, not of those still on their way', { tag: onPhone }, async ({ page }) => {
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.addInitScript(() => window.localStorage.setItem('language', 'de-DE'))
    await page.route(/\/assets\/de-[^/]+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest(/\/assets\/de-[^/]+\.js$/)
    await page.goto('/sutibeallitasok')
    await asked
    await expect(page.locator('html')).toHaveAttribute('lang', 'hu')
    await expect(heading(page)).toHaveText('Sütibeállítások')
    letThrough()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(heading(page)).toHaveText('Cookie-Einstellungen')
  })

  test('is chosen from the list, kept, and stronger than the browser', { tag: onPhone }, async ({ page }) => {
    await open(page)
    const hungarian = await heading(page).textContent()
    await languageSelect(page).selectOption('de')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(heading(page)).not.toHaveText(hungarian ?? '')
    expect(await storedLanguage(page)).toBe('de-DE')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(languageSelect(page)).toHaveValue('de')
  })

  test.describe(() => {
    test.use({ locale: 'de-DE' })
    test('is Hungarian where only Hungarian is on, and the list is shown all the same', { tag: onPhone }, async ({ page }) => {
      await page.route('**/api/system-info/messages/*', async (route) => {
        const response = await route.fetch()
        const answer = await response.json()
        await route.fulfill({ response, json: { ...answer, data: { ...answer.data, hungarianOnly: true } } })
      })
      await open(page)
      await languageSelect(page).focus()
      await expect(languageSelect(page).getByRole('option', { name: 'English' })).toBeDisabled()
      await expect(languageSelect(page)).toHaveValue('hu')
      await expect(page.locator('html')).toHaveAttribute('lang', 'hu')
    })
  })
})

for (const [locale, language] of [
  ['hu-HU', 'hu'],
  ['de-DE', 'de'],
] as const) {
  test.describe(`a page that starts in ${locale}`, { tag: onPhone }, () => {
    test.use({ locale })
    test('asks for the system info of its product, in its language (SPEC 7)', async ({ page }) => {
      const asked = page.waitForRequest('**/api/system-info/messages/MOBILFUTAR')
      await open(page)
      expect((await asked).headers().language).toBe(language)
    })
  })
}

// On wide screens the menu is in the bar.
test.describe('drawer', { tag: onPhone }, () => {
  test('opens by keyboard, keeps the focus in, closes by Escape and gives the focus back', async ({ page }) => {
    await open(page)
    const button = page.getByRole('button', { name: 'Menü megnyitása' })
    await button.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Főmenü' })
    await expect(drawer).toBeVisible()
    const focusable = await drawer.locator('a, button').count()
    for (let step = 0; step < focusable + 2; step++) {
      await page.keyboard.press('Tab')
      // Past the last entry the browser's own bar has its turn, and the page is left for a moment.
      expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('leads on and closes behind itself', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Menü megnyitása' }).click()
    const drawer = page.getByRole('dialog', { name: 'Főmenü' })
    await drawer.getByRole('link', { name: 'Gyártók' }).click()
    await expect(page).toHaveURL('/igenyles/gyartok')
    await expect(drawer).toBeHidden()
    await expect(heading(page)).toBeFocused()
  })

  test('closes by a touch beside it', async ({ page }) => {
    await open(page)
    await page.getByRole('button', { name: 'Menü megnyitása' }).click()
    const drawer = page.getByRole('dialog', { name: 'Főmenü' })
    expect((await drawer.boundingBox())?.width).toBe(300)
    await page.touchscreen.tap(345, 400)
    await expect(drawer).toBeHidden()
  })
})

// On small screens the menu is in the drawer.
test.describe('menu bar', { tag: onDesktop }, () => {
  test('a list opens by keyboard and closes by Escape', async ({ page }) => {
    await open(page)
    const button = page.getByRole('banner').getByRole('button', { name: /Javítás igénylése/ })
    await button.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gyártók' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
  })

  test('job offers are shown in Hungarian only', async ({ page }) => {
    await open(page)
    const company = page.getByRole('banner').getByRole('button', { name: /Cégünk/ })
    await company.click()
    await expect(page.getByRole('banner').getByRole('link', { name: /Állásajánlatok/ })).toBeVisible()
    await languageSelect(page).selectOption('en')
    await expect(page.getByRole('banner').getByRole('link', { name: /career/i })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: /job|vacanc/i })).toHaveCount(0)
  })

  test('the account menu offers login and the forgotten password', async ({ page }) => {
    await open(page)
    await page.getByRole('banner').getByRole('button', { name: 'Fiók' }).click()
    const forgotten = page.getByRole('banner').getByRole('link', { name: 'Elfelejtett jelszó' })
    await expect(forgotten).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Bejelentkezés' }).click()
    await expect(page).toHaveURL('/bejelentkezes')
  })
})

test.describe('system message', () => {
  test('the bell shows it for seven seconds', async ({ page }) => {
    await open(page)
    await stopClock(page)
    await page.getByRole('button', { name: /Rendszerüzenet/ }).click()
    const message = page.getByRole('status').filter({ hasText: 'Megújult a Mobilfutár' })
    await expect(message).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.fastForward(6900)
    await expect(message).toBeVisible()
    await page.clock.fastForward(200)
    await expect(message).toBeHidden()
  })

  test('stays while it is read, and can be closed', async ({ page }) => {
    await open(page)
    await stopClock(page)
    await page.getByRole('button', { name: /Rendszerüzenet/ }).click()
    const message = page.getByRole('status').filter({ hasText: 'Megújult a Mobilfutár' })
    const close = message.getByRole('button', { name: 'Bezárás' })
    await close.focus()
    await page.clock.fastForward(20_000)
    await expect(message).toBeVisible()
    await close.press('Enter')
    await expect(message).toBeHidden()
  })
})

test.describe('keyboard and scrolling', () => {
  test('the first Tab offers to skip to the content', async ({ page }) => {
    await open(page)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Ugrás a tartalomra' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('the way up appears after 300 pixels and takes its time', { tag: onPhone }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 })
    await open(page)
    const button = page.getByRole('button', { name: 'Az oldal tetejére' })
    await scrollTo(page, 290)
    await expect(button).toBeHidden()
    await scrollTo(page, 600)
    await button.click()
    await expect.poll(() => scrollY(page)).toBe(0)
    await expect(heading(page)).toBeFocused()
    await expect(button).toBeHidden()
  })

  test('a hash stops 64 pixels below the edge', { tag: onPhone }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 })
    await open(page, '/sutibeallitasok#optional')
    await expect.poll(() => page.locator('#optional').evaluate((target) => Math.round(target.getBoundingClientRect().top))).toBe(64)
  })

  test('a new screen starts at its top, and the way back leads to where one was', { tag: onPhone }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 })
    await open(page)
    await scrollTo(page, 500)
    await expect.poll(() => scrollY(page)).toBe(500)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Sütibeállítások' }).click()
    await expect(page).toHaveURL('/sutibeallitasok')
    await expect(heading(page)).toHaveText('Sütibeállítások')
    await expect.poll(() => scrollY(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/igenyles')
    await expect.poll(() => scrollY(page)).toBeGreaterThan(400)
    await page.goForward()
    await expect(heading(page)).toHaveText('Sütibeállítások')
    await page.reload()
    await expect(heading(page)).toHaveText('Sütibeállítások')
  })
})

test('cookie settings remember the choice and forget everything on demand', { tag: onPhone }, async ({ page }) => {
  await open(page, '/sutibeallitasok')
  // As a begun booking leaves it.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.indexedDB.open('booking').onsuccess = () => resolve()
      }),
  )
  const status = page.getByRole('main').getByRole('status')
  await page.getByRole('button', { name: 'Csak a szükségesek: mentés' }).click()
  await expect(status).toContainText('Mentettük a beállítását')
  await page.reload()
  await expect(status).toContainText('Mentettük a beállítását')
  await page.getByRole('button', { name: 'Tárolt adatok törlése ezen az eszközön' }).click()
  await expect(status).toContainText('A tárolt adatokat töröltük.')
  const left = () =>
    page.evaluate(async () => window.localStorage.length + window.sessionStorage.length + (await window.indexedDB.databases()).length)
  await expect.poll(left).toBe(0)
})

test('the footer leads to everything the law and people ask for', async ({ page }) => {
  await open(page)
  const footer = page.getByRole('contentinfo')
  const links = [
    'Elállás a szerződéstől',
    'Általános szerződési feltételek',
    'Adatkezelési tájékoztató',
    'Panaszkezelési tájékoztató',
    'Általános árlista',
    'Sütibeállítások',
    'Akadálymentesség',
    'Impresszum',
  ]
  for (const name of links) await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(footer).toContainText('Verzió: 0.3.19')
})

test('the logo leads to the company site', async ({ page }) => {
  await open(page)
  const logo = page.getByRole('banner').getByRole('link', { name: /a cég honlapja/ })
  await expect(logo).toHaveAttribute('href', '/ceg')
  const left = await page.request.get('/ceg', { maxRedirects: 0 })
  expect(left.headers().location).toBe('https://www.mobilfutar.example/')
  expect(await logo.locator('svg').evaluate((svg) => [svg.clientWidth, svg.clientHeight])).toEqual([101, 48])
})

test('paper has no menus and no buttons, and no column stands empty for them', { tag: onDesktop }, async ({ page }) => {
  const isRead = async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(heading(page)).toBeVisible()
    for (const chrome of ['header', 'nav', 'footer', 'button']) await expect(page.locator(`${chrome}:visible`), chrome).toHaveCount(0)
    // Paper that lies on its side is as wide as a screen that has the menu beside it.
    expect(await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().left)).toBeLessThan(72)
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByRole('banner')).toBeVisible()
  }
  await open(page, '/nyomonkovetes')
  await isRead()
  const email = newEmail()
  const { crmRequestId } = await bookByApi(page.request, email)
  await open(page, linkIn(await emailTo(page.request, email, 'Igényét megkaptuk'), '/igeny-reszletei/'))
  await expect(page).toHaveURL(`/igeny-reszletei/${crmRequestId}`)
  await expect(page.getByRole('textbox', { name: 'Üzenet a szerviznek' })).toBeVisible()
  await expect(page.getByText('Dokumentum feltöltése')).toBeVisible()
  await isRead()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Üzenetek' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Üzenet a szerviznek' })).toBeHidden()
  await expect(page.getByText('Dokumentum feltöltése')).toBeHidden()
  await expect(page.getByText('Mentse el az adatait')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Kész' })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Lemondom az igényt' }).click()
  await expect(page.getByRole('form', { name: 'Igény lemondása' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('form', { name: 'Igény lemondása' })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await signInAsCustomer(page, 'b2c')
  await open(page, '/iranyitopult/cimek-kezelese')
  await isRead()
})
