import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { atStep, faultStep, goOn, newImei } from './booking-steps.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onPhone } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'

test('a visitor finds the device with its price, and the estimate goes along with the booking', { tag: onPhone }, async ({ page }) => {
  await page.goto('/igenyles')
  await screenIsReady(page)
  await page.getByLabel('Mi a készüléke?').fill('p30 pr')
  const found = page.getByRole('link', { name: /HUAWEI P30 Pro/ })
  await expect(found).toContainText('14 990')
  await expectAccessible(page)
  await found.click()
  const prices = page.getByRole('region', { name: 'Mennyibe kerül?' })
  await expect(prices).toContainText('54 990')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await prices.getByRole('link', { name: 'Javítást kérek ehhez a készülékhez' }).click()
  await atStep(page, 'A készülék')
  await expect(page.getByRole('combobox', { name: 'A készülék típusa' })).toHaveValue('P30 Pro')
  await page.getByRole('textbox', { name: 'IMEI-szám', exact: true }).fill(newImei())
  await goOn(page)
  await atStep(page, faultStep)
  await page.getByRole('checkbox', { name: 'Kijelző' }).check()
  const estimate = page.getByRole('complementary', { name: 'Tájékoztató ár' })
  await expect(estimate.getByRole('status')).toContainText(/59\s512.*74\s512/)
  await page.getByRole('checkbox', { name: 'Beázás' }).check()
  await expect(estimate).toContainText('Egy része csak bevizsgálás után árazható.')
  await expectAccessible(page)

  await page.goto('/arkalkulator')
  await page.getByLabel('Márka').selectOption({ label: 'Apple' })
  await page.getByLabel('Termékcsoport').selectOption({ label: 'Mobiltelefon' })
  await goOn(page)
  await expect(page.getByRole('link', { name: /^Válassza ki a készülék típusát/ })).toBeVisible()
  await page.getByLabel('Típus').selectOption({ label: 'iPhone 13' })
  await goOn(page)
  await page.getByRole('checkbox', { name: 'Akkumulátor' }).check()
  await goOn(page)
  await page.getByRole('radio', { name: /fizetős/i }).check()
  await page.getByRole('button', { name: 'Mennyibe kerül?' }).click()
  const answer = page.getByRole('region', { name: 'Tájékoztató ár' })
  await expect(answer).toContainText('iPhone 13')
  await expect(answer.getByRole('status')).toContainText(/34\s512.*37\s512/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await answer.getByRole('link', { name: 'Javítást kérek' }).click()
  await atStep(page, 'A készülék')
  await expect(page.getByRole('combobox', { name: 'A készülék típusa' })).toHaveValue('iPhone 13')
  await page.goBack()
  await expect(answer.getByRole('status')).toContainText(/34\s512.*37\s512/)
})

test('of a brand whose paid repair is booked elsewhere it is said whose prices ours are', { tag: onPhone }, async ({ page }) => {
  const whose = /Samsung készülék fizetős javítását a gyártó oldalán lehet megrendelni/
  await page.goto('/igenyles/gyartok/samsung')
  await expect(page.getByRole('region', { name: 'Mennyibe kerül?' })).toContainText(whose)
  await page.goto('/igenyles/gyartok/huawei')
  await expect(page.getByRole('region', { name: 'Mennyibe kerül?' })).toContainText('Mobiltelefon')
  await expect(page.getByText('a gyártó oldalán lehet megrendelni')).toHaveCount(0)
  await page.goto('/arkalkulator?marka=12&csoport=1&hiba=1&javitas=2')
  const answer = page.getByRole('region', { name: 'Tájékoztató ár' })
  await expect(answer).toContainText(whose)
  await expect(answer.getByRole('link', { name: 'Tovább a gyártó oldalára' })).toHaveAttribute('href', /^https:\/\/www\.samsung\.com/)
  await expect(answer.getByRole('link', { name: 'Javítást kérek' })).toHaveCount(0)
  await expectAccessible(page)
})

test('the calculator goes back step by step with the browser, and a reload stays where it is', { tag: onPhone }, async ({ page }) => {
  await page.goto('/impresszum')
  await page.goto('/arkalkulator')
  const [model, battery, water, paid, price] = [
    page.getByLabel('Típus'),
    page.getByRole('checkbox', { name: 'Akkumulátor' }),
    page.getByRole('checkbox', { name: 'Beázás' }),
    page.getByRole('radio', { name: /fizetős/i }),
    page.getByRole('button', { name: 'Mennyibe kerül?' }),
  ]
  const at = (step: string) => page.getByRole('heading', { name: new RegExp(`lépés ${step}`) })
  const answer = page.getByRole('region', { name: 'Tájékoztató ár' })
  await page.getByLabel('Márka').selectOption({ label: 'Apple' })
  await page.getByLabel('Termékcsoport').selectOption({ label: 'Mobiltelefon' })
  await model.selectOption({ label: 'iPhone 13' })
  await goOn(page)
  await expect(at('A hiba')).toBeFocused()
  await page.goBack()
  await expect(model.locator('option:checked')).toHaveText('iPhone 13')
  await page.goForward()
  await battery.check()
  await goOn(page)
  await expect(at('A javítás')).toBeFocused()
  await page.reload()
  await expect(paid).toBeVisible()

  // Forward to what is not to be asked yet stays; several faults are ticked without being led on by the first.
  await page.goBack()
  await battery.uncheck()
  await page.goForward()
  await battery.check()
  await water.check()
  await water.uncheck()
  await goOn(page)
  await paid.check()
  await price.click()
  await expect(answer.getByRole('status')).toContainText(/34\s512.*37\s512/)

  await page.goBack()
  await expect(at('A javítás')).toBeFocused()
  await expect(paid).toBeChecked()
  await page.reload()
  await expect(paid).toBeChecked()
  await page.goForward()
  await expect(answer.getByRole('heading', { level: 2 })).toBeFocused()
  await answer.getByRole('button', { name: 'Módosítom' }).click()
  await expect(at('A készülék')).toBeFocused()
  await expect(model.locator('option:checked')).toHaveText('iPhone 13')
  await page.goBack()
  await answer.getByRole('button', { name: 'Másik készülék' }).click()
  await expect(at('A készülék')).toBeFocused()
  await expect(page.getByLabel('Márka')).toHaveValue('')
  await expect(page).toHaveURL('/arkalkulator')
  await page.goBack()
  await expect(answer).toContainText('iPhone 13')
})

test('what is typed, and sent, before the script is here finds its device; without the code of the search a list of brands stands in', {
  tag: onPhone,
}, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  const field = page.getByLabel('Mi a készüléke?')
  await page.goto('/igenyles', { waitUntil: 'commit' })
  await field.fill('p30 pr')
  await field.press('Enter')
  await page.waitForURL('/igenyles?device=p30+pr', { waitUntil: 'commit' })
  release()
  await expect(page.getByRole('link', { name: /HUAWEI P30 Pro/ })).toBeVisible()
  await expect(field).toHaveValue('p30 pr')
  await field.press('Enter')
  await expect(page.getByRole('region', { name: 'Mennyibe kerül?' })).toContainText('54 990')

  await page.route('**/FoundDevices-*.js', (route) => route.abort())
  await page.goto('/igenyles')
  await screenIsReady(page)
  await field.fill('p30 pr')
  await expect(page.getByRole('link', { name: 'Válasszon gyártó szerint' })).toBeVisible()
  await expect(field).toHaveValue('p30 pr')
})

test('the manager prepares a change by hand and from a file, sees whom it touches and publishes it', { tag: onPhone }, async ({ page }) => {
  await signInAsEmployee(page, 'vezeto')
  await page.goto('/iranyitopult/szerviz/arak')
  await screenIsReady(page)
  await expectAccessible(page)
  const list = page.getByRole('region', { name: 'Érvényes árak' })
  await list.getByLabel('Márka').selectOption({ label: 'Apple' })
  await list.getByLabel('Fajta').selectOption({ index: 1 })
  await expect(page).toHaveURL(/\?marka=\d+&fajta=\w+$/)
  const change = `Tavaszi árak ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('Az új változás neve').fill(change)
  await page.getByRole('button', { name: 'Új változás' }).click()
  await expect(page.getByRole('heading', { level: 1, name: change })).toBeVisible()

  // The way back finds the list as it was filtered, and so does its address by itself.
  await page.getByRole('link', { name: 'Vissza az árakhoz' }).click()
  await expect(list.getByLabel('Márka').locator('option:checked')).toHaveText('Apple')
  await page.reload()
  await expect(list.getByLabel('Márka').locator('option:checked')).toHaveText('Apple')
  await page.getByRole('link', { name: change }).click()

  await page.getByRole('button', { name: 'Sor mentése' }).click()
  await expect(page.getByRole('link', { name: 'Válassza ki a hibát.' })).toBeVisible()
  await page.getByLabel('Márka').selectOption({ label: 'TCL' })
  await page.getByLabel('Hiba').selectOption({ label: 'Kijelző' })
  await page.getByLabel('Nettó ártól (Ft)').fill('20 000')
  await page.getByRole('button', { name: 'Sor mentése' }).click()
  const preview = page.getByRole('region', { name: 'Mit változtat?' })
  await expect(preview.getByRole('listitem')).toContainText('új ár')
  await expect(preview.getByRole('listitem')).toContainText('Egyetlen típus árát sem változtatja')

  const file = (text: string) => ({ name: 'arak.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const header = 'fajta;marka;termekcsoport;hiba;netto_tol;netto_ig\n'
  await page.getByLabel('Fájl kiválasztása').setInputFiles(file(`${header}javítás;TCLL;Mobiltelefon;Kijelző;20000;\n`))
  await expect(page.getByText('2. sor, marka: nem ismert')).toBeVisible()
  await page.getByLabel('Fájl kiválasztása').setInputFiles(file(`${header}javítás;TCL;Mobiltelefon;Kijelző;19000;30000\n`))
  await expect(page.getByText('arak.csv: új 1, változó 0, változatlan 0, hibás 0')).toBeVisible()
  await page.getByRole('button', { name: 'Beolvasás a változásba' }).click()
  await expect(preview.getByRole('listitem').filter({ hasText: 'TCL, Mobiltelefon' })).toContainText('típus ára változik')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByLabel('Ettől a naptól érvényes').fill('2035-01-01')
  await expect(page.getByText('Összehasonlítás napja: 2035. január 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Árak közzététele' }).click()
  await expect(page.getByText('Közzétéve')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sor mentése' })).toHaveCount(0)
})
