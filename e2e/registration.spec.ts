import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { agree, fillBilling, fillDevice, fillFault, fillPickup, goOn, isDone, send } from './booking-steps.ts'
import { pressByKeyboard, tabTo, writeByKeyboard } from './by-keyboard.ts'
import { emailTo, linkIn, newEmail } from './followed-request.ts'
import { createOwnCustomer } from './new-customer.ts'
import { demoPassword } from './sign-in.ts'
import { onDesktop, onPhone } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'

const password = 'Zöld-Kert-77'
const company = /^Cég, szervezet/

async function open(page: Page, address: string) {
  await page.goto(address)
  await screenIsReady(page)
}

async function setPassword(page: Page, chosen = password) {
  await page.getByLabel('Jelszó', { exact: true }).fill(chosen)
  await page.getByLabel('Jelszó még egyszer').fill(chosen)
  await page.getByRole('button', { name: 'Jelszó beállítása' }).dblclick()
}

async function logInWith(page: Page, email: string, known = password) {
  await expect(page.getByLabel('E-mail-cím')).toHaveValue(email)
  await page.getByRole('button', { name: 'Tovább' }).click()
  await page.getByLabel('Jelszó', { exact: true }).fill(known)
  await page.keyboard.press('Enter')
}

async function bookUpToCheck(page: Page, email: string, wantsAccount: boolean) {
  await open(page, '/igenyles/gyartok/huawei/fizetos-javitasok')
  await fillDevice(page, { group: 'Mobiltelefon' })
  await goOn(page)
  await fillFault(page)
  await goOn(page)
  await fillPickup(page, { email })
  await goOn(page)
  await fillBilling(page)
  const account = page.getByRole('checkbox', { name: /^Szeretnék felhasználói fiókot is/ })
  if (wantsAccount) await account.check()
  await goOn(page)
  await agree(page)
}

/** How somebody moves about a page. */
type Hand = {
  readonly press: (page: Page, target: Locator) => Promise<unknown>
  /** Twice in a row, which sends once. */
  readonly send: (page: Page, target: Locator) => Promise<unknown>
  readonly tick: (page: Page, target: Locator) => Promise<unknown>
  readonly write: (page: Page, target: Locator, text: string) => Promise<unknown>
}

const touch: Hand = {
  press: (_page, target) => target.click(),
  send: (_page, target) => target.dblclick(),
  tick: (_page, target) => target.check(),
  write: (_page, target, text) => target.fill(text),
}

const keyboard: Hand = {
  press: pressByKeyboard,
  async send(page, target) {
    await pressByKeyboard(page, target)
    await page.keyboard.press('Enter')
  },
  tick: (page, target) => pressByKeyboard(page, target, 'Space'),
  write: writeByKeyboard,
}

// The same walk on both sizes: a phone has no Tab key, so the wide screen has no mouse.
const hands = [
  { tag: onPhone, how: 'by touch', hand: touch },
  { tag: onDesktop, how: 'by keyboard alone', hand: keyboard },
]

for (const { tag, how, hand } of hands)
  test(`somebody registers ${how}, opens the account by the letter, and logs in; the link works once`, { tag }, async ({ page }) => {
    const email = newEmail()
    const main = page.getByRole('main')
    const register = page.getByRole('button', { name: 'Regisztráció' })
    await open(page, '/bejelentkezes')
    await hand.press(page, main.getByRole('link', { name: 'Regisztráció' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Regisztráció' })).toBeFocused()
    const widthOf = async (place: Locator) => (await place.boundingBox())?.width
    expect(await widthOf(register)).toBe(await widthOf(page.getByLabel('Vezetéknév')))
    // A company is asked for more; what is wrong is said, and what was typed stays when the choice changes.
    if (hand === keyboard) {
      await tabTo(page, page.getByRole('radio', { name: 'Magánszemély' }))
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: company })).toBeChecked()
    } else await page.getByRole('radio', { name: company }).check()
    await hand.press(page, register)
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(8)
    await expect(page.getByRole('alert')).toBeFocused()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    if (hand === keyboard) {
      // From what is said to the field it is said of, and back to the first choice.
      await pressByKeyboard(page, page.getByRole('alert').getByRole('link').first())
      await expect(page.getByLabel('A cég neve')).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('ArrowUp')
      await expect(page.getByRole('radio', { name: 'Magánszemély' })).toBeChecked()
    } else await page.getByRole('radio', { name: 'Magánszemély' }).check()
    await hand.write(page, page.getByLabel('Vezetéknév'), 'Nagy')
    await hand.write(page, page.getByLabel(/^Keresztnév/), 'Éva')
    // A mistyped address is asked about once it is left, and nothing waits for the answer.
    if (hand === touch) {
      await page.getByLabel('E-mail-cím').fill('nagy.eva@gmial.com')
      await page.getByLabel('Telefonszám').focus()
      await expect(page.getByText('Nem erre gondolt: nagy.eva@gmail.com?')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Ezt írom be' }).click()
      await expect(page.getByLabel('E-mail-cím')).toHaveValue('nagy.eva@gmail.com')
      await expect(page.getByLabel('E-mail-cím')).toBeFocused()
      await expect(page.getByText('Nem erre gondolt')).toHaveCount(0)
    }
    await hand.write(page, page.getByLabel('E-mail-cím'), email)
    await hand.tick(page, page.getByRole('checkbox', { name: /adatkezelési/ }))
    await hand.tick(page, page.getByRole('checkbox', { name: /szerződési feltételeket/ }))
    await hand.send(page, register)
    await expect(page.getByRole('heading', { name: 'Nézze meg a leveleit' })).toBeFocused()
    await expectAccessible(page)

    const link = linkIn(await emailTo(page.request, email, 'Erősítse meg a regisztrációját'), '/elfelejtett-jelszo/')
    await open(page, link)
    await expect(page.getByRole('heading', { level: 1, name: 'Jelszó beállítása' })).toBeVisible()
    await expect(main.getByText(email)).toBeVisible()
    await page.reload()
    await expect(main.getByText(email)).toBeVisible()
    await expectAccessible(page)
    await hand.write(page, page.getByLabel('Jelszó', { exact: true }), password)
    await hand.write(page, page.getByLabel('Jelszó még egyszer'), password)
    await hand.send(page, page.getByRole('button', { name: 'Jelszó beállítása' }))
    await expect(page.getByRole('heading', { name: 'Megnyitottuk a fiókját' })).toBeFocused()
    // The link again, by the back of the browser or from the mailbox: it is alert at once, before anything is typed.
    await open(page, link)
    await expect(page.getByRole('heading', { name: 'Ez a hivatkozás nem használható' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Regisztráció újra' })).toBeVisible()
    await expectAccessible(page)
    await hand.press(page, main.getByRole('link', { name: 'Bejelentkezés' }))
    await hand.write(page, page.getByLabel('E-mail-cím'), email)
    await hand.press(page, page.getByRole('button', { name: 'Tovább' }))
    await hand.write(page, page.getByLabel('Jelszó', { exact: true }), password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/iranyitopult/)
    // Whoever is logged in has nothing to register.
    await page.goto('/regisztracio')
    await expect(page).toHaveURL(/\/iranyitopult/)
  })

test('the forms of an account speak four languages on a small phone', { tag: onPhone }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [locale, title] of [
    ['en-EN', 'Register'],
    ['de-DE', 'Registrieren'],
    ['sl-SL', 'Registracija'],
    ['hu-HU', 'Regisztráció'],
  ] as const) {
    await open(page, '/regisztracio')
    await page.evaluate((key) => window.localStorage.setItem('language', key), locale)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await page.getByRole('radio').last().check()
    await page.getByRole('main').getByRole('button').last().click()
    await expect(page.getByRole('alert')).toBeFocused()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})

// Two walks, because a booking is long: on a busy machine both bookings in one test came near its time.

test('the tick of a booking opens an account, which has the booking', { tag: onPhone }, async ({ page }) => {
  const email = newEmail()
  await bookUpToCheck(page, email, true)
  await send(page)
  const booked = await isDone(page)
  await expect(page.getByText('A fiókja megnyitásához szükséges hivatkozást')).toBeVisible()
  await open(page, linkIn(await emailTo(page.request, email, 'Igényét megkaptuk'), '/elfelejtett-jelszo/'))
  await setPassword(page)
  await expect(page.getByRole('heading', { name: 'Megnyitottuk a fiókját' })).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Bejelentkezés' }).click()
  await page.getByLabel('E-mail-cím').fill(email)
  await logInWith(page, email)
  await expect(page).toHaveURL(/\/iranyitopult/)
  expect(await statusOfRequest(page, booked)).toBe(200)
})

test('a booking whose address has an account goes on after a login in place', async ({ page }) => {
  const email = await createOwnCustomer(page.request)
  await bookUpToCheck(page, email, true)
  await send(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Ezzel az e-mail-címmel már van fiók')
  await expect(alert).toBeFocused()
  await expectAccessible(page)
  // By keyboard: from what is said to its first way on, and after the dialog back there.
  const logIn = alert.getByRole('button', { name: 'Bejelentkezés és elküldés' })
  await pressByKeyboard(page, logIn)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('E-mail-cím')).toBeFocused()
  await expectAccessible(page)
  // To the forgotten password and back, then closed and opened again: the booking stands beneath all the while.
  await pressByKeyboard(page, dialog.getByRole('button', { name: 'Elfelejtett jelszó' }))
  await expect(dialog.getByRole('heading', { name: 'Elfelejtett jelszó' })).toBeVisible()
  await pressByKeyboard(page, dialog.getByRole('button', { name: 'Vissza a bejelentkezéshez' }))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(logIn).toBeFocused()
  await page.keyboard.press('Enter')
  await logInWith(page, email, demoPassword)
  const booked = await isDone(page)
  await expect(page.getByText('A fiókja megnyitásához szükséges hivatkozást')).toBeHidden()
  expect(await statusOfRequest(page, booked)).toBe(200)
})

/** Whether whoever is logged in here is shown a request. */
const statusOfRequest = (page: Page, id: string) =>
  page.evaluate(async (asked) => {
    const token = window.localStorage.getItem('token') ?? ''
    return (await fetch(`/api/customer-requests/${asked}/show`, { headers: { Token: token, Language: 'hu' } })).status
  }, id)

test('a known address is sent on without an account where its owner wishes so; the employees’ service asks for the login in place', async ({
  page,
}) => {
  await bookUpToCheck(page, 'b2c@proba.mobilfutar.example', true)
  await send(page)
  await page.getByRole('button', { name: 'Elküldés fiók nélkül' }).click()
  await isDone(page)

  await open(page, '/igenyles/dolgozoknak')
  await page.getByRole('main').getByRole('link', { name: 'Bejelentkezés' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('E-mail-cím')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/igenyles/dolgozoknak')
})
