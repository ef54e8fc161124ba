import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { agree, fillBilling, fillDevice, fillFault, fillPickup, goOn } from './booking-steps.ts'
import { newEmail } from './followed-request.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'

test('an employee books for a caller nobody knows, reads the texts out, and stands at the request', { tag: onDesktop }, async ({ page }) => {
  const email = newEmail()
  await signInAsEmployee(page, 'vezeto')
  await page.goto('/iranyitopult/szerviz/telefonos-felvetel')
  await screenIsReady(page)
  const main = page.getByRole('main')
  const asked = page.getByLabel('E-mail-cím, telefonszám vagy név')
  // What is too short finds nobody, and is said to be.
  await asked.fill('ab ')
  await main.getByRole('button', { name: 'Keresés' }).click()
  await expect(main.getByText('Legalább 3 karaktert írjon be a kereséshez.')).toBeVisible()
  await expect(asked).toBeFocused()
  await asked.fill(email)
  await main.getByRole('button', { name: 'Keresés' }).click()
  await expect(main.getByText('Nincs ilyen ügyfél')).toBeVisible()
  await main.getByRole('link', { name: 'Új ügyfél felvétele' }).click()
  await main.getByRole('link', { name: 'Fizetős javítás', exact: true }).click()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'HUAWEI' }).click()

  await fillDevice(page, { group: 'Mobiltelefon' })
  await goOn(page)
  await fillFault(page)
  await goOn(page)
  await fillPickup(page, { email })
  await goOn(page)
  await fillBilling(page)
  await goOn(page)
  await agree(page)
  await expectAccessible(page)
  // The tab alone holds what was typed, and only until it is sent.
  const held = (place: 'localStorage' | 'sessionStorage') => page.evaluate((name) => JSON.stringify({ ...window[name] }), place)
  await expect.poll(() => held('sessionStorage')).toContain(email)
  expect(await held('localStorage')).not.toContain(email)
  await main.getByRole('button', { name: 'Igény rögzítése' }).click()

  await expect(page).toHaveURL(/\/szerviz\/igenyek\/\d{9}\?vissza=/)
  await expect(main.getByText('Telefon, rögzítette: Simon Judit')).toBeVisible()
  expect(await held('sessionStorage')).not.toContain(email)
  await expect(main.getByRole('listitem').filter({ hasText: 'Szerződési feltételek' })).toBeVisible()
  // Whoever rings about another device too is found again, where the next booking begins.
  await main.getByRole('link', { name: 'Vissza ide: Telefonos felvétel' }).click()
  await expect(page.getByLabel('E-mail-cím, telefonszám vagy név')).toHaveValue(email)
  await expect(main.getByText('Kovács Anna').first()).toBeVisible()
})
