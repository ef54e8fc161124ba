import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { emailTo, linkIn, newEmail } from './followed-request.ts'
import { createOwnCustomer } from './new-customer.ts'
import { createOwnEmployee } from './new-employee.ts'
import { demoPassword, logIn, signInAsCustomer } from './sign-in.ts'
import { onDesktop, onPhone } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

// A passkey of Chromium's own virtual authenticator, which stands in for the fingerprint of a phone.

const security = '/iranyitopult/biztonsag'

async function addAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function open(page: Page, address: string) {
  await page.goto(address)
  await screenIsReady(page)
}

const section = (page: Page, name: string) => page.getByRole('region', { name })

async function logOut(page: Page) {
  await open(page, security)
  await page.getByRole('navigation', { name: 'Oldalsó menü' }).getByRole('button', { name: 'Kijelentkezés' }).click()
  await expect(page).toHaveURL(/\/bejelentkezes$/)
}

test('a customer adds a passkey, logs out, logs in with it, and lets go of it', { tag: onDesktop }, async ({ page, baseURL }) => {
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  await addAuthenticator(page)
  await signInAsCustomer(page, 'retailer')
  await open(page, security)
  await expectAccessible(page)
  const passkeys = section(page, 'Jelkulcsok')
  await expect(passkeys).toContainText('Még nincs jelkulcsa.')
  await passkeys.getByRole('button', { name: 'Jelkulcs hozzáadása' }).click()
  await expect(passkeys.getByRole('status')).toContainText('Hozzáadtuk a jelkulcsot')
  const rename = passkeys.getByRole('button', { name: /^Átnevezés/ })
  await rename.click()
  await passkeys.getByRole('button', { name: 'Mégse' }).click()
  await expect(rename).toBeFocused()
  await rename.click()
  await passkeys.getByLabel('A jelkulcs neve').fill('Próbatelefon')
  await page.keyboard.press('Enter')
  await expect(passkeys.getByRole('heading', { name: 'Próbatelefon' })).toBeVisible()
  await expectAccessible(page)

  await logOut(page)
  await page.getByRole('button', { name: 'Belépés jelkulccsal' }).click()
  await expect(page).toHaveURL(/\/iranyitopult(\/|$)/)
  await open(page, security)
  await passkeys.getByRole('button', { name: 'Törlés: Próbatelefon' }).click()
  await expectAccessible(page)
  // A proof that is asked for and left, and a refusal, leave whoever is here at the button.
  const answers = [
    { status: 403, code: 'PROOF_NEEDED', message: 'Igazolja még egyszer, hogy Ön az.' },
    { status: 422, code: 'LAST_WAY_IN', message: 'Most nem törölhető.' },
  ]
  await page.route('**/passkeys/*/remove', (route) => {
    const refusal = answers.shift()
    return refusal ? route.fulfill({ status: refusal.status, json: refusal }) : route.fallback()
  })
  const remove = passkeys.getByRole('button', { name: 'Jelkulcs törlése' })
  await remove.press('Enter')
  await expect(passkeys.getByRole('heading', { name: 'Igazolja, hogy Ön az' })).toBeFocused()
  await expectAccessible(page)
  await passkeys.getByRole('button', { name: 'Mégse' }).press('Enter')
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await expect(passkeys.getByRole('alert').filter({ hasText: 'Most nem törölhető.' })).toBeVisible()
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await expect(passkeys.getByRole('status')).toContainText('Töröltük a jelkulcsot: Próbatelefon')
  await logOut(page)
  await page.getByRole('button', { name: 'Belépés jelkulccsal' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Ezzel a jelkulccsal nem sikerült a belépés' })).toBeVisible()
  expect(watch.violations).toEqual([])
  expect(watch.foreign).toEqual([])
})

test('an employee logs in by a passkey without a code', { tag: onDesktop }, async ({ page, browser, baseURL }) => {
  const { email } = await createOwnEmployee(browser, baseURL, 'logisztika')
  await addAuthenticator(page)
  await logInByCode(page, email)
  await open(page, security)
  const passkeys = section(page, 'Jelkulcsok')
  await passkeys.getByRole('button', { name: 'Jelkulcs hozzáadása' }).click()
  await expect(passkeys.getByRole('status')).toContainText('Hozzáadtuk a jelkulcsot')
  await logOut(page)
  await page.getByRole('button', { name: 'Belépés jelkulccsal' }).click()
  // Back to where the logout was.
  await expect(page).toHaveURL(/\/iranyitopult\/biztonsag$/)
  await expect(section(page, 'Jelkulcsok')).toBeVisible()
})

async function logInByCode(page: Page, email: string) {
  await open(page, '/bejelentkezes')
  await page.getByLabel('E-mail-cím').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Jelszó', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  const [, code = ''] = /Belépési kód: (\d{6})/.exec(await emailTo(page.request, email, 'Belépési kód')) ?? []
  await page.getByLabel('Belépési kód').fill(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/iranyitopult\/szerviz$/)
}

test('whoever is shown out in another browser is told calmly, and comes back to where they were', { tag: onPhone }, async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await createOwnCustomer(page.request)
  await signInAsCustomer(page, email)
  await open(page, security)
  await expectNoSidewaysScroll(page)
  const elsewhere: BrowserContext = await browser.newContext({ baseURL: baseURL ?? '' })
  const { token } = await logIn(await elsewhere.newPage(), email)
  expect(token).toBeTruthy()

  await page.reload()
  await screenIsReady(page)
  const sessions = section(page, 'Hol van bejelentkezve')
  await expect(sessions.getByText('Ez a böngésző')).toHaveCount(1)
  // The other browser shows this one out.
  const ended = await elsewhere.request.get('/api/login/validator', { headers: { Token: token } })
  const { data } = (await ended.json()) as { data: { customerId: number } }
  await elsewhere.request.post(`/api/customers/${data.customerId}/sessions/end-others`, { headers: { Token: token, Language: 'hu' }, data: {} })
  // The next call says so: that of the button, or one of the page's own that was still to come.
  const others = sessions.getByRole('button', { name: 'Kijelentkeztetés minden más eszközön' })
  await Promise.race([others.click(), page.waitForURL(/\/bejelentkezes$/)])

  await expect(page).toHaveURL(/\/bejelentkezes$/)
  await expect(page.getByText('Véget ért a bejelentkezése')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('E-mail-cím').fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel('Jelszó', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/iranyitopult\/biztonsag$/)
  await elsewhere.close()
})

test('a new e-mail address counts once both ends confirmed it, by keyboard', { tag: onPhone }, async ({ page }) => {
  const email = await createOwnCustomer(page.request)
  const wanted = newEmail()
  await signInAsCustomer(page, email)
  await open(page, security)
  const own = section(page, 'E-mail-cím')
  await own.getByRole('button', { name: 'E-mail-cím módosítása' }).press('Enter')
  const field = own.getByLabel('Új e-mail-cím')
  await expect(field).toBeFocused()
  // Its own address is none, and a wrong one is told at the field.
  await page.keyboard.type('nem cím')
  await page.keyboard.press('Enter')
  await expect(own).toContainText('nev@pelda.hu')
  await field.fill(wanted)
  await page.keyboard.press('Enter')
  await expect(own.getByRole('status')).toContainText(`a mostani és az új címre (${wanted})`)
  await expect(own).toContainText('Megerősítésre vár')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const confirm = async (address: string) => {
    await open(page, linkIn(await emailTo(page.request, address, 'Erősítse meg az új e-mail-címét'), '/email-cim-megerositese'))
    await page.getByRole('button', { name: 'Megerősítem' }).press('Enter')
  }
  await confirm(wanted)
  await expect(page.getByRole('heading', { name: 'Megerősítette' })).toBeFocused()
  await expectAccessible(page)
  await open(page, security)
  await expect(own.getByText('Jelenlegi cím:')).toContainText(email)
  await confirm(email)
  await expect(page.getByRole('heading', { name: 'Megváltozott az e-mail-címe' })).toBeFocused()
  expect(await emailTo(page.request, email, 'Megváltozott a fiókja e-mail-címe')).not.toBe('')
  // Who confirmed while logged in stays so.
  await page.getByRole('link', { name: 'Biztonsági beállítások' }).press('Enter')
  await expect(own.getByText('Jelenlegi cím:')).toContainText(wanted)
  expect((await logIn(page, wanted)).token).toBeTruthy()
})
