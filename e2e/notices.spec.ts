import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFineOnBothScreens, expectNoSidewaysScroll } from './accessible.ts'
import { bookByApi, newEmail } from './followed-request.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

const outbox = '/iranyitopult/szerviz/levelek'
const messages = '/iranyitopult/szerviz/rendszeruzenetek'

async function open(page: Page, address: string) {
  await page.goto(address)
  await screenIsReady(page)
}

test('an employee finds an email, sees it without its secret, and sends it again', { tag: onDesktop }, async ({ page, baseURL }) => {
  const watch = await watchPage(page, baseURL ?? '')
  const email = newEmail()
  await bookByApi(page.request, email)
  await signInAsEmployee(page, 'vezeto')
  const found = page.getByRole('region', { name: 'Levelek' }).getByRole('link')
  await expect(async () => {
    await open(page, `${outbox}?recipient=${encodeURIComponent(email)}`)
    await expect(found).toHaveCount(1, { timeout: 2000 })
  }).toPass()
  await expectFineOnBothScreens(page)

  await found.filter({ hasText: 'Igényét megkaptuk' }).click()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('paragraph').filter({ hasText: 'Köszönjük megrendelését' })).toBeVisible()
  await expect(preview.getByText('/igeny-reszletei/•••')).toBeVisible()
  await expect(preview.locator('h1')).toHaveCSS('font-size', '22px')
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Újraküldés' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Elküldi újra ezt a levelet?' })).toBeFocused()
  await page.getByRole('button', { name: 'Elküldöm újra' }).press('Enter')
  await expect(page.getByText('A levél újra elindult.')).toBeVisible()
  await expect(page.getByText(/^Újraküldte: /)).toBeVisible()
  await expect(page).toHaveURL(/email=/)

  // On a phone the list goes where the email opens, and comes back where it was left.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('link', { name: 'Vissza a listához' }).press('Enter')
  const received = found.filter({ hasText: 'Igényét megkaptuk' })
  await expect(received).toBeFocused()
  await received.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: /^Igényét megkaptuk/ })).toBeFocused()
  await expect(preview.getByRole('paragraph').filter({ hasText: 'Köszönjük megrendelését' })).toBeVisible()
  // As wide as the card: a phone shows the email as its reader's does.
  expect((await page.locator('iframe').boundingBox())?.width).toBeGreaterThan(320)
  await expectNoSidewaysScroll(page)
  expect(watch).toEqual({ errors: [], foreign: [], refused: [], violations: [] })
})

test('a filter that finds nothing says so, and one that cannot be meant is refused at its field', { tag: onDesktop }, async ({ page }) => {
  await signInAsEmployee(page, 'vezeto')
  await open(page, `${outbox}?recipient=senki@pelda.hu`)
  await expect(page.getByRole('heading', { name: 'Nincs a szűrésnek megfelelő levél' })).toBeVisible()
  await page.getByLabel('Igény azonosítója').fill('12')
  await page.getByRole('button', { name: 'Szűrés', exact: true }).click()
  await expect(page.getByText('Az igény azonosítója 9 számjegy')).toBeVisible()
  await expectAccessible(page)
})

/** The message that came with the portal holds for ever; from the year 2041 on there is room for those of this test. */
async function makeRoom(page: Page) {
  const everyday = page.getByRole('listitem').filter({ hasText: 'Megújult a Mobilfutár' })
  await expect(async () => {
    await open(page, messages)
    if (await everyday.getByText('visszavonásig').count()) {
      await everyday.getByRole('button', { name: /^Módosítás/ }).click({ timeout: 2000 })
      await page.getByLabel('Meddig látható').fill('2040-12-31T08:00')
      await page.getByRole('button', { name: 'Mentés' }).click()
    }
    await expect(everyday.getByText('Vége: 2040. december 31. 08:00')).toBeVisible({ timeout: 3000 })
  }).toPass()
}

test('a system message is written with its marks, refused where words are missing, and ended', { tag: onDesktop }, async ({ page, baseURL }) => {
  const watch = await watchPage(page, baseURL ?? '')
  await signInAsEmployee(page, 'vezeto')
  await open(page, messages)
  await makeRoom(page)
  await page.getByRole('button', { name: 'Új üzenet' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Új üzenet' })).toBeFocused()
  const title = `Karbantartás ${Date.now()}`
  await page.getByLabel('Szöveg').first().fill('Nem dolgozunk.')
  await page.getByLabel('Szöveg').first().press('ControlOrMeta+a')
  await page.getByRole('button', { name: 'Félkövér' }).first().click()
  await expect(page.getByLabel('Szöveg').first()).toHaveValue('<strong>Nem dolgozunk.</strong>')
  await expect(page.getByRole('form').getByRole('strong')).toBeVisible()
  await page.getByLabel('Mikortól látható').fill('2041-01-01T08:00')
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Írja be a magyar címet.')
  await expectFineOnBothScreens(page)

  await page.getByLabel('Cím').first().fill(title)
  await page.getByLabel('Meddig látható').fill('2041-01-02T08:00')
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByText('Az üzenetet elmentettük. A kezdetétől látják a látogatók.')).toBeFocused()
  const written = page.getByRole('listitem').filter({ hasText: title })
  await expect(written.getByText('Ezután lesz látható')).toBeVisible()

  await written.getByRole('button', { name: /^Befejezés/ }).press('Enter')
  await expect(written.getByRole('heading', { name: 'Befejezi ezt az üzenetet?' })).toBeFocused()
  await written.getByRole('button', { name: 'Befejezem' }).press('Enter')
  await expect(written.getByText('Véget ért')).toBeVisible()
  await expect(written.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  expect(watch.errors).toEqual([])
})

test('whoever lacks the key sees neither screen nor menu entry', { tag: onDesktop }, async ({ page }) => {
  await signInAsEmployee(page, 'atvevo')
  for (const address of [outbox, messages]) {
    await open(page, address)
    await expect(page.getByRole('heading', { name: 'Nincs jogosultsága ehhez a tartalomhoz' })).toBeVisible()
  }
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Kimenő levelek' })).toHaveCount(0)
})
