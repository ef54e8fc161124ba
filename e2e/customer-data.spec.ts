import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { agree, atStep, chooseDay, fillDevice, fillFault, goOn, isDone, send } from './booking-steps.ts'
import { createOwnCustomer } from './new-customer.ts'
import { signInAsCustomer } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'

const main = (page: Page) => page.getByRole('main')

async function fillPlace(page: Page, houseNumber: string) {
  await page.getByRole('combobox', { name: 'Irányítószám' }).fill('1134')
  await expect(page.getByRole('combobox', { name: 'Település' })).toHaveValue('Budapest')
  await page.getByRole('combobox', { name: 'Közterület neve' }).fill(`Váci út ${houseNumber}.`)
  await page.getByRole('combobox', { name: 'Közterület neve' }).blur()
  await expect(page.getByLabel('Házszám')).toHaveValue(`${houseNumber}.`)
}

/** As another tab of the same browser would. */
const deleteElsewhere = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Token: localStorage.getItem('token') ?? '', Language: 'hu' }
    const list = `/api/customers/${localStorage.getItem('uid')}/addresses`
    const { data } = (await (await fetch(list, { headers })).json()) as { data: { id: number }[] }
    for (const { id } of data) await fetch(`${list}/${id}`, { method: 'DELETE', headers })
  })

test('addresses are saved, changed and deleted; one deleted elsewhere stays in its form', async ({ page, isMobile }) => {
  // Each size has somebody of its own, because both run at once.
  const who = isMobile ? 'other' : 'retailer'
  await signInAsCustomer(page, who)
  await page.goto('/iranyitopult/cimek-kezelese')
  await page.getByRole('button', { name: 'Új visszaküldési cím' }).click()
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Irányítószám' }).or(page.getByRole('alert').first())).toBeFocused()
  await fillPlace(page, '11')
  await page.getByLabel('Megnevezés').fill('Raktár')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Mentettük a címet.' })).toBeFocused()

  await page.getByRole('button', { name: 'Módosítás: 1134 Budapest, Váci út 11.' }).click()
  await page.getByLabel('Megnevezés').fill('Műhely')
  // Another tab deletes it meanwhile.
  await deleteElsewhere(page)
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'időközben törölték' })).toBeVisible()
  await expect(page.getByLabel('Megnevezés')).toHaveValue('Műhely')
  await page.getByRole('button', { name: 'Mentés' }).click()
  await expect(main(page).getByRole('heading', { name: 'Műhely' })).toBeVisible()

  await page.getByRole('button', { name: /^Törlés: / }).click()
  await page.getByRole('button', { name: 'Cím törlése' }).click()
  await expect(page.getByText('Még nincs mentett visszaküldési cím.')).toBeVisible()
})

test('shipping data: the pickup address marks billing as equal, the steps go back and begin again', { tag: onDesktop }, async ({ page }) => {
  await signInAsCustomer(page, await createOwnCustomer(page.request))
  await page.goto('/iranyitopult/szallitasi-adatok')
  await fillPlace(page, '21')
  await page.getByRole('button', { name: 'Mentés és tovább' }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Visszaküldési cím' })).toBeFocused()
  await expect(page.getByRole('checkbox', { name: /Ugyanide/ })).toBeChecked()
  // The browser's own back is a step back too, and asks before it loses something typed.
  await page.goBack()
  await page.getByLabel('Házszám').fill('99')
  await page.goForward()
  const question = page.getByRole('dialog', { name: 'Elhagyja az űrlapot?' })
  await question.getByRole('button', { name: 'Elhagyom' }).click()
  // Without a connection it is told, and nothing is saved twice.
  await page.route('**/api/customers/*/addresses', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Mentés és tovább' }).click()
  await expect(page.getByText('Megszakadt a kapcsolat')).toBeVisible()
  await page.unroute('**/api/customers/*/addresses')
  await page.getByRole('button', { name: 'Vissza', exact: true }).click()

  await page.getByRole('radio', { name: 'Új cím megadása' }).check()
  await expect(page.getByRole('combobox', { name: 'Irányítószám' })).toHaveValue('')
  await page.getByRole('radio', { name: /Váci út 21/ }).check()
  await expect(page.getByRole('combobox', { name: 'Irányítószám' })).toHaveValue('1134')
  await expect(page.getByRole('checkbox', { name: 'Ez legyen a számlázási címem is' })).toBeChecked()
  await page.getByRole('button', { name: 'Mentés és tovább' }).press('Enter')
  await page.getByRole('button', { name: 'Mentés és tovább' }).press('Enter')
  await expect(main(page).getByRole('heading', { level: 2, name: 'Kész' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Újrakezdés' }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Felvételi cím' })).toBeFocused()

  await page.goto('/iranyitopult/szamlazasi-adatok')
  await expect(page.getByLabel('Számlázási név')).toHaveValue('Próba Petra')
})

test('basic data: what another tab saved is not overwritten unseen', { tag: onDesktop }, async ({ page, context }) => {
  await signInAsCustomer(page, 'distributor')
  await page.goto('/iranyitopult/alapadatok')
  await screenIsReady(page)
  const other = await context.newPage()
  await other.goto('/iranyitopult/alapadatok')
  await other.getByLabel('Keresztnév', { exact: true }).fill('Botond')
  await other.getByRole('button', { name: 'Mentés' }).first().click()
  await expect(other.getByText('Mentettük az adatait.')).toBeVisible()

  await page.getByLabel('Telefonszám').fill('06 20 123 4567')
  await page.getByRole('button', { name: 'Mentés' }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'Frissítettük: Keresztnév.' })).toBeFocused()
  await expect(page.getByLabel('Keresztnév', { exact: true })).toHaveValue('Botond')
  await expect(page.getByLabel('Telefonszám')).toHaveValue('06 20 123 4567')
  await page.getByLabel('Bankszámlaszám').fill('11773017-11111018')
  await page.getByRole('button', { name: 'Mentés' }).last().click()
  await expect(page.getByRole('link', { name: /bankszámlaszám nem megfelelő/ })).toBeVisible()
})

test('a new order with what the account knows, by keyboard: addresses picked, the new one saved', { tag: onDesktop }, async ({ page }) => {
  await signInAsCustomer(page, 'b2b')
  await page.goto('/iranyitopult')
  await page.getByRole('link', { name: 'Új megrendelés' }).first().press('Enter')
  await expect(page).toHaveURL('/iranyitopult/uj-megrendeles')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Fizetős javítás' }).press('Enter')
  await page.getByRole('link', { name: 'HUAWEI' }).press('Enter')
  await fillDevice(page, { group: 'Mobiltelefon' })
  await goOn(page)
  await fillFault(page)
  await goOn(page)

  await atStep(page, 'Felvétel és címek')
  await expect(page.getByLabel('E-mail-cím')).toHaveValue('b2b@proba.mobilfutar.example')
  await expect(page.getByRole('combobox', { name: 'Irányítószám' })).toHaveValue('9021')
  const pick = page.getByRole('button', { name: 'Mentett cím választása' }).first()
  await pick.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Új cím megadása' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(pick).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Irányítószám' })).toHaveValue('')
  await fillPlace(page, '77')
  await chooseDay(page)
  await goOn(page)
  await atStep(page, 'Számlázás')
  await page.getByRole('button', { name: 'Mentett cím választása' }).press('Enter')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Tóth és Társa/ })
    .press('Enter')
  await expect(page.getByLabel('Számlázási név')).toHaveValue('Tóth és Társa Építőipari Kft.')
  await goOn(page)
  await agree(page)
  await send(page)
  await isDone(page)
  await expect(page).toHaveURL('/iranyitopult/uj-megrendeles/kesz')
  await page.getByRole('button', { name: 'Cím mentése' }).press('Enter')
  await expect(page.getByText('Mentettük a címet.')).toBeVisible()
})
