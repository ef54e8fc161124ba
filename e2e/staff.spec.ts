import { expect, test } from '@playwright/test'
import { expectAccessible, expectFineOnBothScreens } from './accessible.ts'
import { emailTo, newEmail } from './followed-request.ts'
import { signInAsCustomer, signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

const address = '/iranyitopult/szerviz/munkatarsak'

test('a manager invites a colleague, changes what they may do, and closes them out', { tag: onDesktop }, async ({ page, baseURL }) => {
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  const email = newEmail()
  await signInAsEmployee(page, 'vezeto')
  await page.goto(address)
  await screenIsReady(page)
  await expectFineOnBothScreens(page)

  await page.getByRole('button', { name: 'Munkatárs meghívása' }).click()
  await expect(page.getByRole('heading', { name: 'Munkatárs meghívása' })).toBeFocused()
  await page.getByRole('button', { name: 'Meghívó küldése' }).click()
  await expect(page.getByRole('link', { name: 'Adja meg a munkatárs e-mail-címét.' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Vezetéknév').fill('Próba')
  await page.getByLabel(/^Keresztnév/).fill(email.slice(0, 12))
  await page.getByLabel('E-mail-cím').fill(email)
  await page.getByRole('button', { name: 'Átvevő' }).click()
  await expect(page.getByLabel('Beérkezett készülék átvétele')).toBeChecked()
  await page.getByRole('button', { name: 'Meghívó küldése' }).click()
  await expect(page.getByText('elküldtük a meghívót')).toBeFocused()
  expect(await emailTo(page.request, email, 'Meghívó a Mobilfutár portálra')).toContain('/elfelejtett-jelszo/')

  const member = page.getByRole('listitem').filter({ hasText: email })
  await expect(member).toContainText('Meghívva')
  const keys = member.getByRole('button', { name: /^Jogosultságok: / })
  await keys.click()
  await expectFineOnBothScreens(page)
  await member.getByRole('button', { name: 'Mégse' }).click()
  await expect(keys).toBeFocused()
  await keys.click()
  await member.getByLabel('Kimutatások').check()
  await member.getByRole('button', { name: 'Jogosultságok mentése' }).click()
  await expect(page.getByText('Azonnal érvényesek.')).toBeFocused()
  await expect(member).toContainText('Egyedi jogosultságok')

  const close = member.getByRole('button', { name: /^Hozzáférés lezárása: / })
  await close.click()
  await expectAccessible(page)
  await member.getByRole('button', { name: 'Vissza' }).click()
  await expect(close).toBeFocused()
  await close.click()
  await member.getByRole('button', { name: 'Hozzáférés lezárása' }).click()
  await expect(member).toContainText('Lezárva')
  expect(watch.errors).toEqual([])
})

test('a technician sees neither the entry nor the list', { tag: onDesktop }, async ({ page }) => {
  await signInAsEmployee(page, 'technikus')
  await page.goto(address)
  await screenIsReady(page)
  await expect(page.getByRole('heading', { name: 'Nincs jogosultsága ehhez a tartalomhoz' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Munkatársak' })).toHaveCount(0)
})

test('whoever is logged in changes their password only by the one so far', { tag: onDesktop }, async ({ page }) => {
  await signInAsCustomer(page, 'distributor')
  // The address of before leads to the screen that took it in.
  await page.goto('/iranyitopult/jelszo-modositasa')
  await screenIsReady(page)
  await expect(page).toHaveURL(/\/iranyitopult\/biztonsag$/)
  const change = page.getByRole('button', { name: 'Jelszó módosítása' })
  await change.press('Enter')
  await expect(page.getByLabel('Jelenlegi jelszó')).toBeFocused()
  await page.getByRole('button', { name: 'Mégse' }).press('Enter')
  await expect(change).toBeFocused()
  await change.press('Enter')
  await expect(page.getByLabel('Jelenlegi jelszó')).toBeFocused()
  await page.getByRole('button', { name: 'Mégse' }).press('Escape')
  await expect(change).toBeFocused()
  await change.press('Enter')
  await expectFineOnBothScreens(page)
  await page.getByLabel('Jelenlegi jelszó').fill('Nem-Ez-Volt-1')
  await page.getByLabel('Új jelszó', { exact: true }).fill('Zöld-Kert88')
  await page.getByLabel('Új jelszó még egyszer').fill('Zöld-Kert88')
  await page.getByRole('button', { name: 'Jelszó módosítása' }).click()
  await expect(page.getByRole('link', { name: /A jelenlegi jelszó nem egyezik/ })).toBeVisible()
})
