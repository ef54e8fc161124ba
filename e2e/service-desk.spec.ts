import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { bookByApi, emailTo, newEmail } from './followed-request.ts'
import { createOwnEmployee } from './new-employee.ts'
import { signInAsCustomer, signInAsEmployee } from './sign-in.ts'
import { onDesktop, onPhone } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

const queue = '/iranyitopult/szerviz'
const grouped = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, '\u00A0')

async function open(page: Page, address: string) {
  await page.goto(address)
  await screenIsReady(page)
}

/** Requests of a person nobody else writes to, and the queue that shows only them. */
async function book(page: Page, howMany: number) {
  const email = newEmail()
  const numbers: number[] = []
  for (let i = 0; i < howMany; i++) numbers.push((await bookByApi(page.request, email)).crmRequestId)
  return { email, numbers, address: `${queue}?text=${encodeURIComponent(email)}` }
}

const listed = (page: Page) => page.getByRole('main').locator('a[href^="/iranyitopult/szerviz/igenyek/"]')
const tick = (page: Page, number: number) => page.getByRole('checkbox', { name: `Kijelölés: ${grouped(number)}` })
/** The row or the card of a request. */
const line = (page: Page, number: number) => page.locator('tr, li').filter({ has: tick(page, number) })

test.describe('who may come in', () => {
  test('a visitor logs in with the mailed code, and comes where they wanted to go', { tag: onPhone }, async ({ page, browser, baseURL }) => {
    const { email: address, password } = await createOwnEmployee(browser, baseURL, 'technikus')
    await page.addInitScript(() => window.localStorage.getItem('language') ?? window.localStorage.setItem('language', 'en-EN'))
    await open(page, `${queue}?bucket=mine`)
    await expect(page).toHaveURL('/bejelentkezes')
    await page.getByLabel('E-mail address').fill(address)
    await page.keyboard.press('Enter')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const field = page.locator('input[name="code"]')
    await expect(field).toBeFocused()
    const [, code = ''] = /Belépési kód: (\d{6})/.exec(await emailTo(page.request, address, 'Belépési kód')) ?? []
    await field.fill(code)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${queue}?bucket=mine`)
    // The account's own language, whatever the visitor read before.
    await expect(page.locator('html')).toHaveAttribute('lang', 'hu')
    await expect(page.getByRole('heading', { level: 1, name: 'Szervizsor' })).toBeVisible()
  })

  test('a customer has a home of their own and no service desk', async ({ page }) => {
    await signInAsCustomer(page, 'b2c')
    await open(page, '/iranyitopult')
    await expect(page.getByRole('heading', { level: 1, name: 'Igényeim' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Új megrendelés' })).toHaveAttribute('href', '/igenyles')
    await expectAccessible(page)
    await open(page, queue)
    await expect(page.getByRole('heading', { name: 'Nincs jogosultsága ehhez a tartalomhoz' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Kód beolvasása/ })).toHaveCount(0)
    await expectAccessible(page)
  })

  test('a pre-alert customer begins no new order', async ({ page }) => {
    await signInAsCustomer(page, 'prealert')
    await open(page, '/iranyitopult')
    await expect(page.getByRole('heading', { level: 1, name: 'Előjelzések' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Új megrendelés' })).toHaveCount(0)
  })

  test('whoever logs out is at the login, and the desk is closed', async ({ page, isMobile }) => {
    await signInAsCustomer(page, 'b2b')
    await open(page, '/iranyitopult')
    if (isMobile) await page.getByRole('button', { name: 'Menü megnyitása' }).click()
    await page.getByRole('navigation', { name: 'Oldalsó menü' }).getByRole('button', { name: 'Kijelentkezés' }).click()
    await expect(page).toHaveURL('/bejelentkezes')
    await open(page, '/iranyitopult')
    await expect(page).toHaveURL('/bejelentkezes')
  })
})

test.describe('an employee', () => {
  test.beforeEach(({ page }) => signInAsEmployee(page, 'vezeto'))

  test('comes to the queue, sees how many there are, and filters it; going back takes a filter back', async ({ page, baseURL, isMobile }) => {
    const watch = await watchPage(page, new URL(baseURL ?? '').origin)
    const { email, numbers } = await book(page, 2)
    await open(page, '/iranyitopult')
    await expect(page).toHaveURL(queue)
    const views = page.getByRole('navigation', { name: 'Nézetek' })
    await expect(views.getByRole('link', { name: /^Minden nyitott \d+$/ })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)

    if (isMobile) await page.getByText('Szűrők', { exact: true }).click()
    await page.getByLabel('Név, telefon, szám vagy IMEI').fill(email)
    await page.keyboard.press('Enter')
    await expect(listed(page)).toHaveCount(2)
    await expect(page.getByText('2 igény látható, ez az összes')).toBeVisible()
    const filtered = page.url()
    expect(new URL(filtered).searchParams.get('text')).toBe(email)

    await views.getByRole('link', { name: /^Az enyém/ }).click()
    await expect(page.getByRole('heading', { name: 'Nincs a szűrőknek megfelelő igény' })).toBeVisible()
    await expectAccessible(page)
    await page.goBack()
    await expect(page).toHaveURL(filtered)
    await expect(listed(page)).toHaveCount(2)
    await page.reload()
    await expect(listed(page).first()).toHaveText(grouped(numbers[0] ?? 0))

    if (isMobile) await page.getByText('Szűrők (1 bekapcsolva)').click()
    await page.getByLabel('Felelős', { exact: true }).selectOption('nobody')
    await expect(page).toHaveURL(/assigned=nobody/)
    await expect(listed(page)).toHaveCount(2)
    expect(watch.errors).toEqual([])
    expect(watch.refused).toEqual([])
  })

  test('has a menu of their own in the header', { tag: onDesktop }, async ({ page, baseURL }) => {
    const watch = await watchPage(page, new URL(baseURL ?? '').origin)
    await open(page, queue)
    await page.getByRole('banner').getByRole('button', { name: 'Fiók' }).click()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: 'Biztonság' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Biztonság' })).toBeVisible()
    expect([...watch.errors, ...watch.violations]).toEqual([])
    await page.getByRole('banner').getByRole('button', { name: 'Fiók' }).press('Enter')
    // Pressed, it would end the session that the other tests share.
    await expect(page.getByRole('menuitem', { name: 'Kijelentkezés' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Fiók' })).toBeFocused()
  })

  test('shows page after page', { tag: onPhone }, async ({ page }) => {
    const { address, numbers } = await book(page, 3)
    // The same server, with pages of two.
    await page.route('**/api/service-desk/queue?*', (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/\bsize=\d+/, 'size=2'),
      }),
    )
    await open(page, address)
    await expect(listed(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'További igények' }).press('Enter')
    await expect(listed(page)).toHaveText(numbers.map(grouped))
    await expect(page.getByText('3 igény látható, ez az összes')).toBeVisible()
    await expect(page.getByRole('button', { name: 'További igények' })).toHaveCount(0)

    // Who looked at one of a later page comes back to it.
    const looked = listed(page).last()
    await looked.press('Enter')
    await expect(page).toHaveURL(/\/igenyek\/\d+\?vissza=/)
    await screenIsReady(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Vissza/ })
      .press('Enter')
    await expect(looked).toBeFocused()
    await expect(looked).toBeInViewport()
  })

  test('a request leads back to where it was opened, which it names, after a reload and in another tab too; opened directly, to the queue', {
    tag: onDesktop,
  }, async ({ page, context }) => {
    const { email, numbers, address } = await book(page, 2)
    const [first = 0] = numbers
    const row = page.getByRole('main').locator(`a[href^="${queue}/igenyek/${first}"]`)
    const back = (tab: Page) => tab.getByRole('main').getByRole('link', { name: /^Vissza/ })

    const found = `${queue}/kereses?mit=${encodeURIComponent(email)}`
    await open(page, found)
    const href = (await row.getAttribute('href')) ?? ''
    await row.press('Enter')
    await expect(back(page)).toHaveText('Vissza ide: Keresés')
    await page.reload()
    await back(page).press('Enter')
    await expect(page).toHaveURL(found)
    await expect(row).toBeFocused()

    const tab = await context.newPage()
    await open(tab, href)
    await expect(back(tab)).toHaveText('Vissza ide: Keresés')
    // What is read by its code there leads back there as well.
    await tab.keyboard.press('F2')
    await tab.keyboard.type(String(numbers[1]))
    await tab.keyboard.press('Enter')
    await expect(tab).toHaveURL(new RegExp(`/igenyek/${numbers[1]}`))
    await screenIsReady(tab)
    await back(tab).press('Enter')
    await expect(tab).toHaveURL(found)
    await tab.close()

    await open(page, address)
    await row.press('Enter')
    await screenIsReady(page)
    await page.reload()
    await expect(back(page)).toHaveText('Vissza a listához')
    await expect(back(page)).toHaveAttribute('href', address)
    await open(page, `${queue}/igenyek/${first}`)
    await expect(back(page)).toHaveText('Vissza a listához')
    await expect(back(page)).toHaveAttribute('href', queue)
  })

  test('takes a request with one touch, and the queue says whose it is', { tag: onDesktop }, async ({ page }) => {
    const { address, numbers } = await book(page, 1)
    await open(page, address)
    await page.getByRole('button', { name: `Elvállalom: ${grouped(numbers[0] ?? 0)}` }).press('Enter')
    await expect(page.locator('main span', { hasText: 'Simon Judit' })).toBeFocused()
    await open(page, `${address}&bucket=mine`)
    await expect(listed(page)).toHaveCount(1)
  })

  test('handles several at once: what became of each, and what was not done stays chosen', { tag: onDesktop }, async ({ page }) => {
    const { address, numbers } = await book(page, 3)
    const [first = 0, second = 0, third = 0] = numbers
    await open(page, address)
    for (const number of [first, second]) await tick(page, number).check()
    await expect(page.getByText('2 kijelölve')).toBeVisible()

    // A colleague moves one of them meanwhile.
    const token = await page.evaluate(() => window.localStorage.getItem('token') ?? '')
    const headers = { Token: token }
    const { data } = await (await page.request.get(`/api/service-desk/requests/${second}`, { headers })).json()
    const held = await page.request.post(`/api/service-desk/requests/${second}/hold`, {
      headers,
      data: { version: data.version, reason: 'alkatresz' },
    })
    expect(held.status(), await held.text()).toBe(200)

    await page.getByRole('button', { name: 'Tömeges lépés…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Lépés 2 igényre' })
    await expectAccessible(page)
    await dialog.getByLabel('Melyik lépés?').selectOption('hold')
    await dialog.getByLabel('Mire vár?').selectOption('ugyfel')
    await dialog.getByRole('button', { name: 'Végrehajtás: 2 igény' }).click()
    await expect(dialog.getByText('1 kész, 1 nem sikerült.')).toBeFocused()
    await expect(dialog.getByRole('listitem').filter({ hasText: grouped(second) })).toContainText('időközben megváltozott')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Bezárás' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('1 kijelölve')).toBeVisible()
    await expect(tick(page, second)).toBeChecked()
    await expect(tick(page, first)).not.toBeChecked()
    await expect(line(page, first)).toContainText('Ügyfélre vár')
    await expect(line(page, second)).toContainText('Alkatrészre vár')
    await expect(tick(page, third)).not.toBeChecked()
  })

  test('a step chosen for several is asked about before it is given up, and stands there still where it could not be sent', {
    tag: onDesktop,
  }, async ({ page }) => {
    const { address, numbers } = await book(page, 2)
    await open(page, address)
    for (const number of numbers) await tick(page, number).check()
    const opener = page.getByRole('button', { name: 'Tömeges lépés…' })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Lépés 2 igényre' })
    const question = page.getByRole('dialog', { name: 'Elhagyja az űrlapot?' })
    const [step, reason] = [dialog.getByLabel('Melyik lépés?'), dialog.getByLabel('Mire vár?')]

    // Nothing is chosen: nothing is asked.
    await dialog.getByRole('button', { name: 'Mégse' }).click()
    await expect(dialog).toHaveCount(0)
    await opener.press('Enter')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await opener.press('Enter')
    await step.selectOption('hold')
    await reason.selectOption('ugyfel')
    // The second Escape takes the question away, and of the third the browser does not ask the dialog.
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Maradok' }).click()
    await expect(question).toHaveCount(0)
    await expect(reason).toHaveValue('ugyfel')

    await page.route('**/api/service-desk/bulk-steps', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Végrehajtás: 2 igény' }).click()
    await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await expect(step).toHaveValue('hold')
    await expect(reason).toHaveValue('ugyfel')
    await dialog.getByRole('button', { name: 'Mégse' }).click()
    await question.getByRole('button', { name: 'Elhagyom' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(tick(page, numbers[0] ?? 0)).toBeChecked()
  })

  test('prints the labels of the chosen ones', { tag: onPhone }, async ({ page, context }) => {
    const { address, numbers } = await book(page, 2)
    await open(page, address)
    await page.getByRole('checkbox', { name: 'Az összes látható kijelölése' }).check()
    await expect(page.getByText('2 kijelölve')).toBeVisible()
    const answered = page.waitForResponse((response) => response.url().includes('/api/service-desk/labels'))
    const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Címkék nyomtatása' }).click()])
    const labels = await answered
    expect(labels.status()).toBe(200)
    expect(labels.headers()['content-type']).toContain('application/pdf')
    expect(new URL(labels.url()).searchParams.get('ids')).toBe(numbers.join(','))
    await tab.close()
  })

  test('finds by anything, also a pasted list, and is told what was not found', async ({ page, isMobile }) => {
    const { email, numbers } = await book(page, 2)
    const [first = 0, second = 0] = numbers
    await open(page, queue)
    if (isMobile) await page.getByRole('banner').getByRole('link', { name: 'Keresés' }).click()
    else {
      await page.getByRole('banner').getByRole('searchbox').fill(email)
      await page.keyboard.press('Enter')
      await expect(listed(page)).toHaveCount(2)
      expect(new URL(page.url()).searchParams.get('mit')).toBe(email)
    }
    const asked = page.getByLabel('Keresés az igények között').and(page.locator('textarea'))
    await asked.fill(`${first}\n${grouped(second)}\n999 999 999`)
    await asked.press('Enter')
    await expect(page.getByText('2 megvan, 1 nem található.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Nem található (1)' })).toContainText('999 999 999')
    await expect(tick(page, first)).toBeVisible()
    await expect(tick(page, second)).toBeVisible()
    await expectAccessible(page)

    await asked.fill(`nincs-ilyen-${randomUUID()}`)
    await page.getByRole('button', { name: 'Keresés' }).last().click()
    await expect(page.getByRole('heading', { name: /^Nincs igény erre:/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByText('2 megvan, 1 nem található.')).toBeVisible()
  })

  test('scans: an unknown code is told and replaced by the next, a known one opens its request', { tag: onDesktop }, async ({ page }) => {
    const { numbers } = await book(page, 1)
    await open(page, queue)
    await page.keyboard.press('F2')
    const field = page.getByLabel('Kód vagy igényszám')
    await expect(field).toBeFocused()
    await page.keyboard.type('999999999')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Ehhez a kódhoz nem tartozik igény: 999999999' })).toBeVisible()
    await expect(field).toBeFocused()
    await expectAccessible(page)
    // A scanner is a keyboard; under a Hungarian layout it types ö for 0.
    await page.keyboard.insertText(`http://localhost/nyomonkovetes#${numbers[0]}`.replaceAll('0', 'ö'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${queue}/igenyek/${numbers[0]}`)
    await expect(field).toHaveCount(0)
  })

  test('is at home at 320 px, in German and in the dark', async ({ page, isMobile }) => {
    const { address } = await book(page, 1)
    await page.emulateMedia({ colorScheme: 'dark' })
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
    for (const one of [address, '/iranyitopult/szerviz/kereses?mit=999999999,888888888']) {
      await open(page, one)
      await page.evaluate(() => window.localStorage.setItem('language', 'de-DE'))
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await screenIsReady(page)
      if (isMobile) await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })

  test('folds the menu, or opens it from the edge of a small screen', async ({ page, isMobile }) => {
    await open(page, queue)
    const menu = page.getByRole('navigation', { name: 'Oldalsó menü' })
    const width = async () => Math.round((await menu.boundingBox())?.width ?? 0)
    if (isMobile) {
      await page.getByRole('button', { name: 'Menü megnyitása' }).click()
      await expect(page.getByRole('dialog', { name: 'Oldalsó menü' })).toBeVisible()
      await expectAccessible(page)
      await menu.getByRole('link', { name: 'Keresés' }).click()
      await expect(page.getByRole('dialog', { name: 'Oldalsó menü' })).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: 'Keresés' })).toBeFocused()
      return
    }
    await expect.poll(width).toBe(72)
    await page.getByRole('button', { name: 'Menü kinyitása' }).click()
    await expect.poll(width).toBe(280)
    await menu.getByRole('link', { name: 'Keresés' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Keresés' })).toBeFocused()
    await page.getByRole('button', { name: 'Menü összecsukása' }).click()
    await expect.poll(width).toBe(72)
  })
})
