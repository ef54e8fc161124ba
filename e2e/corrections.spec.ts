import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectFineOnBothScreens } from './accessible.ts'
import { newImei } from './booking-steps.ts'
import { bookByApi, emailTo, linkIn, newEmail } from './followed-request.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'

// Everything that may have been booked wrong is put right at the desk, by keyboard; who, when, before, after and why stay beside it, and the
// customer is told and sees it.

const main = (page: Page) => page.getByRole('main')

async function correct(page: Page, subject: string, fill: (form: Locator) => Promise<void>) {
  const panel = main(page).getByRole('region', { name: 'Adatok javítása' })
  await panel.getByRole('button', { name: subject, exact: true }).press('Enter')
  await expect(panel.getByRole('heading', { name: `${subject} javítása` })).toBeFocused()
  await fill(panel)
  await expectFineOnBothScreens(page)
  const save = panel.getByRole('button', { name: 'Javítás mentése' })
  await save.press('Enter')
  await expect(panel.getByText('Írja le röviden, miért javítja.')).toBeVisible()
  await panel.getByLabel('Miért javítja?').fill('Az ügyfél telefonon kérte.')
  // The courier's answer to the correction before may come between: what was typed stays, and is sent again.
  await expect(async () => {
    if (await save.isVisible()) await save.press('Enter')
    await expect(panel.getByText(`Javítva: ${subject}.`)).toBeVisible({ timeout: 2000 })
  }).toPass()
}

test('all that was booked wrong is corrected by keyboard, stays in the audit, and reaches the customer', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const watch = await watchPage(page, baseURL ?? '')
  const { crmRequestId: id } = await bookByApi(page.request, newEmail())
  const [email, imei] = [newEmail(), newImei()]
  await signInAsEmployee(page, 'vezeto')
  await page.goto(`/iranyitopult/szerviz/igenyek/${id}`)
  await screenIsReady(page)
  await main(page).getByRole('tab', { name: 'Adatjavítás' }).press('Enter')

  await correct(page, 'Ügyfél adatai', async (form) => {
    await form.getByLabel('Vezetéknév').fill('Nagyné')
    await form.getByLabel('E-mail-cím').fill(email)
    await form.getByLabel('Telefonszám').fill('06 20 765 4321')
  })
  await correct(page, 'Készülék adatai', async (form) => {
    await form.getByLabel('Típus', { exact: false }).first().selectOption({ index: 2 })
    await form.getByLabel('IMEI-szám', { exact: true }).fill(imei)
  })
  await correct(page, 'Hiba és tartozékok', async (form) => {
    await form.getByLabel('Hiba leírása').fill('Csak a töltőn kapcsol be.')
    await form.getByRole('group', { name: 'Tartozékok' }).getByRole('checkbox').first().press('Space')
  })
  await correct(page, 'Felvétel címe', async (form) => {
    await form.getByLabel('Házszám').fill('45')
  })
  await correct(page, 'Visszaszállítás címe', async (form) => {
    await form.getByLabel('Hová vigyük vissza?').selectOption({ label: 'Csomagautomatába' })
    await form.getByLabel('Hálózat').selectOption({ label: 'FOXPOST' })
    await form.getByLabel('Automata kódja').fill('minta-fox-002')
  })
  await correct(page, 'Számlázási adatok', async (form) => {
    await form.getByLabel('Kinek a nevére szóljon a számla?').selectOption({ label: 'Más névre vagy címre' })
    await form.getByLabel('Név', { exact: true }).fill('Nagy Éva egyéni vállalkozó')
    await form.getByLabel('Irányítószám').fill('9021')
    await expect(form.getByLabel('Település')).toHaveValue('Győr')
    await form.getByLabel('Közterület neve').fill('Baross Gábor út 12.')
    await form.getByLabel('Közterület neve').blur()
    await expect(form.getByLabel('Házszám')).toHaveValue('12.')
  })
  await correct(page, 'Javítás fajtája', async (form) => {
    await form.getByLabel('Javítás fajtája', { exact: true }).selectOption({ label: 'biztosításos javítás' })
    await expect(form.getByText('A költségről a biztosító dönt')).toBeVisible()
    await form.getByLabel('Kárszám').fill('AS1234567')
  })

  const made = main(page).getByRole('region', { name: 'Javítások' })
  for (const fact of ['Nagyné', email, imei, 'Csak a töltőn kapcsol be.', 'Váci út 45', 'Lövőház', '9021 Győr', 'AS1234567'])
    await expect(made, fact).toContainText(fact)
  await expect(made.getByText('Ok: Az ügyfél telefonon kérte.')).toHaveCount(7)

  const newestEmail = await emailTo(page.request, email, 'Javítottuk az igény adatait')
  const own = await (await browser.newContext({ locale: 'hu-HU', baseURL: baseURL ?? '' })).newPage()
  await own.goto(linkIn(newestEmail, '/igeny-reszletei/'))
  await screenIsReady(own)
  for (const fact of [imei.slice(-4), 'Csak a töltőn kapcsol be.', 'AS1234567']) await expect(main(own), fact).toContainText(fact)
  // Who pays is another now, so what a repair may cost is nothing to them.
  await expect(main(own)).not.toContainText('Tájékoztató ár')
  await expectFineOnBothScreens(own)
  await own.context().close()
  expect(watch.errors).toEqual([])
})
