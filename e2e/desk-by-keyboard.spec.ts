import { expect, type Locator, type Page, test } from '@playwright/test'
import { pressByKeyboard, tabTo } from './by-keyboard.ts'
import { bookByApi, newEmail } from './followed-request.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

// The service desk by keyboard alone: after each step the focus is somewhere sensible, is seen, and what was done is said where it is heard.

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const news = (page: Page, words: string) => main(page).getByRole('status').filter({ hasText: words }).filter({ visible: true })

async function open(page: Page, address: string) {
  await page.goto(address)
  await screenIsReady(page)
}

const expectRing = (place: Locator) => expect.poll(() => place.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')

test('each step says what was done and takes the focus along, although its panel gives way to the next; a step leads to its panel every time', {
  tag: onDesktop,
}, async ({ page }) => {
  await signInAsEmployee(page, 'vezeto')
  const { crmRequestId } = await bookByApi(page.request, newEmail())
  await expect(async () => {
    await open(page, `/iranyitopult/szerviz/igenyek/${crmRequestId}`)
    await expect(button(page, 'Átvétel rögzítése')).toBeVisible({ timeout: 1000 })
  }).toPass()

  await button(page, 'A többi rendben').focus()
  await page.keyboard.press('Enter')
  await pressByKeyboard(page, button(page, 'Átvétel rögzítése'))
  await expect(news(page, 'Készülék átvéve')).toBeFocused()

  await button(page, 'Árajánlat készítése').focus()
  await page.keyboard.press('Enter')
  const quote = page.locator('#panel-quote')
  await expect(quote).toBeFocused()
  await expectRing(quote)
  await quote.getByLabel('Megnevezés').first().fill('Kijelző cseréje')
  await quote.getByLabel('Nettó egységár (Ft)').first().fill('32000')
  await button(page, 'Elküldés az ügyfélnek').focus()
  await page.keyboard.press('Enter')
  await expect(news(page, 'Elküldve.')).toBeFocused()

  // The panel is the chosen one already.
  const decide = button(page, 'Az ügyfél döntésének rögzítése')
  await decide.focus()
  await page.keyboard.press('Enter')
  await expect(quote).toBeFocused()

  // Opened anew nobody has chosen a panel, and the worksheet takes the place of the quote.
  await open(page, `/iranyitopult/szerviz/igenyek/${crmRequestId}`)
  await quote.getByLabel('Az ügyfél döntése').selectOption({ index: 1 })
  await quote.getByLabel('Hogyan közölte?').selectOption({ index: 1 })
  await quote.locator('#behalfNote').fill('Telefonon kérte.')
  for (const box of await quote.getByRole('checkbox').all()) await box.check()
  await button(page, 'Döntés rögzítése').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#panel-worksheet')).toBeVisible()
  await expect(news(page, 'A döntést rögzítette.')).toBeFocused()
})

test('a form that took the place of its button shows the focus on its heading, and Escape gives it back', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsEmployee(page, 'vezeto')
  const { crmRequestId } = await bookByApi(page.request, newEmail())
  await (await workshop(browser, baseURL)).receive(crmRequestId, {})

  async function leaveByEscape(opener: Locator, title: string | RegExp) {
    await tabTo(page, opener)
    await page.keyboard.press('Enter')
    const heading = main(page).getByRole('heading', { name: title })
    await expect(heading).toBeFocused()
    await expectRing(heading)
    await page.keyboard.press('Escape')
    await expect(heading).toHaveCount(0)
    await expect(opener).toBeFocused()
  }

  await open(page, '/iranyitopult/szerviz/munkatarsak')
  await leaveByEscape(button(page, 'Munkatárs meghívása'), 'Munkatárs meghívása')
  await leaveByEscape(
    main(page)
      .getByRole('button', { name: /^Jogosultságok/ })
      .first(),
    /jogosultságai/,
  )
  await open(page, '/iranyitopult/szerviz/rendszeruzenetek')
  await leaveByEscape(button(page, 'Új üzenet'), 'Új üzenet')

  await open(page, `/iranyitopult/szerviz/igenyek/${crmRequestId}`)
  const hold = button(page, 'Módosítás: Várakozás')
  await hold.focus()
  await page.keyboard.press('Enter')
  const reason = main(page).getByLabel('Mire vár?')
  await expect(reason).toBeFocused()
  // In a field the key is the field's own.
  await page.keyboard.press('Escape')
  await expect(reason).toBeFocused()
  await tabTo(page, main(page).getByRole('button', { name: 'Mégse' }))
  await page.keyboard.press('Escape')
  await expect(hold).toBeFocused()

  // What was chosen is asked about, whichever way is taken: a form, and the last word of a step that asks for something.
  const question = page.getByRole('dialog', { name: 'Elhagyja az űrlapot?' })
  const asked = async (leave: Promise<void>, way: 'Maradok' | 'Elhagyom') => {
    await leave
    await question.getByRole('button', { name: way }).press('Enter')
    await expect(question).toHaveCount(0)
  }
  await hold.press('Enter')
  await reason.selectOption({ index: 1 })
  await asked(button(page, 'Mégse').press('Enter'), 'Maradok')
  await expect(reason).toBeVisible()
  await asked(button(page, 'Mégse').press('Escape'), 'Elhagyom')
  await expect(hold).toBeFocused()

  await main(page).getByRole('tab', { name: 'Munkalap' }).click()
  const finish = page.locator('#panel-worksheet').getByRole('button', { name: 'Visszaküldés javítás nélkül' })
  await finish.press('Enter')
  await main(page).locator('#outcome').selectOption({ index: 1 })
  await asked(button(page, 'Vissza').press('Enter'), 'Maradok')
  await asked(button(page, 'Vissza').press('Escape'), 'Elhagyom')
  await expect(finish).toBeFocused()

  // One that begins in its first field.
  await open(page, '/iranyitopult/szerviz/ismeretlen-csomagok')
  const note = button(page, 'Új csomag rögzítése')
  await note.press('Enter')
  await expect(main(page).getByLabel('Azonosítók')).toBeFocused()
  await button(page, 'Mégse').press('Escape')
  await expect(note).toBeFocused()
})

test('a row of the queue is opened by Enter and has the focus again afterwards; filters that are cleared leave it on the title', {
  tag: onDesktop,
}, async ({ page }) => {
  await signInAsEmployee(page, 'vezeto')
  const email = newEmail()
  const { crmRequestId } = await bookByApi(page.request, email)
  await open(page, `/iranyitopult/szerviz?text=${encodeURIComponent(email)}`)
  const link = page.locator(`a[href*="/igenyek/${crmRequestId}"]`)
  await page.getByLabel('Név, telefon, szám vagy IMEI').focus()
  await tabTo(page, page.locator('tr', { has: link }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/igenyek/${crmRequestId}`))
  await screenIsReady(page)
  await main(page)
    .getByRole('link', { name: /^Vissza/ })
    .press('Enter')
  await expect(link).toBeFocused()

  await main(page).getByRole('link', { name: 'Szűrők törlése' }).press('Enter')
  await expect(page).toHaveURL(/szerviz$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
})

test('an invoice issued anew opens the way back at once, though status and version stay', { tag: onDesktop }, async ({ page, browser, baseURL }) => {
  await signInAsEmployee(page, 'vezeto')
  const { crmRequestId } = await bookByApi(page.request, newEmail())
  const desk = await workshop(browser, baseURL)
  await desk.receive(crmRequestId, {})
  await desk.findNoFault(crmRequestId)
  await desk.cancelInvoice(crmRequestId)

  await open(page, `/iranyitopult/szerviz/igenyek/${crmRequestId}`)
  await button(page, 'Számlák megnyitása').press('Enter')
  await expect(page.locator('#panel-invoices')).toBeFocused()
  await expect(page.locator('#panel-courier')).toContainText('amíg a számla nincs kiállítva')
  await button(page, 'Számla kiállítása most').press('Enter')
  await expect(news(page, 'A számla állapotát frissítettük.')).toBeFocused()
  await main(page).getByRole('tab', { name: 'Futár' }).click()
  await expect(page.locator('#panel-courier').getByRole('button', { name: 'Visszaszállítás megrendelése' })).toBeVisible()
})
