import { expect, type Locator, type Page, test } from '@playwright/test'
import { copiedText } from '#testing/pdf-text.ts'
import { expectFineOnEveryScreen } from './accessible.ts'
import { newImei } from './booking-steps.ts'
import { drawSignature } from './draw-signature.ts'
import { scan } from './keyboard-wedge.ts'
import { signInAsCustomer } from './sign-in.ts'
import { onDesktop, tablet } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

async function sign(page: Page) {
  await drawSignature(page)
  await expect(page.getByRole('img', { name: 'Aláírómező, alá van írva' })).toBeVisible()
}

/** The PDF that a button opens, as whoever prints it reads it. */
async function printed(button: Locator, path: RegExp): Promise<string> {
  const page = button.page()
  const [answer, tab] = await Promise.all([
    page.waitForResponse((response) => path.test(response.url())),
    page.context().waitForEvent('page'),
    button.click(),
  ])
  const text = copiedText(await answer.body())
  await tab.close()
  return text
}

const aPhoto = async (page: Page) => {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 320
    canvas.height = 240
    const pen = canvas.getContext('2d')
    if (pen) pen.fillRect(40, 40, 100, 100)
    return canvas.toDataURL('image/png')
  })
  return { name: 'hatlap.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

async function scanDevice(page: Page, imei: string) {
  await page.getByRole('link', { name: 'Készülék átvétele' }).click()
  await screenIsReady(page)
  // A key that is held down, and Enter right after it, is no code: it stays where it was typed.
  const fault = page.getByLabel('A hiba leírása')
  await fault.focus()
  for (let times = 0; times < 12; times++) await page.keyboard.down('-')
  await page.keyboard.press('Enter')
  await page.keyboard.up('-')
  await expect(fault).toHaveValue(`${'-'.repeat(12)}\n`)
  await expect(page.getByLabel('IMEI- vagy gyári szám')).toHaveValue('')
  // Scanned while another field has the focus: nothing of it stays there.
  await page.getByLabel('A hiba leírása').fill('Nem tölt.')
  await scan(page, imei)
  await expect(page.getByLabel('IMEI- vagy gyári szám')).toHaveValue(imei)
  await expect(page.getByLabel('A hiba leírása')).toHaveValue('Nem tölt.')
}

test('a device is handed in, collected, brought back and fetched at the counter of a store', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await page.setViewportSize(tablet)
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  await signInAsCustomer(page, 'store')
  await page.goto('/iranyitopult/bolti-pult')
  await screenIsReady(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Bolti pult' })).toBeVisible()
  await expectFineOnEveryScreen(page)

  const imei = newImei()
  await scanDevice(page, imei)
  await page.getByLabel('Gyártó').selectOption({ label: 'HUAWEI' })
  await page.getByLabel('Készülék fajtája').selectOption({ label: 'Mobiltelefon' })
  await page.getByLabel('Típus', { exact: true }).fill('P30 Pro')
  // A warranty is proved by a photo of its card; another kind of repair does not ask for it.
  await page.getByLabel('A javítás módja').selectOption({ label: 'Garanciális javítás' })
  await page.locator('[id="warranty_card-file"]').setInputFiles({ ...(await aPhoto(page)), name: 'jotallas.png' })
  await expect(page.getByText('jotallas.pdf')).toBeVisible()
  await expectFineOnEveryScreen(page)
  await page.getByLabel('A javítás módja').selectOption({ label: 'Fizetős javítás' })
  await expect(page.getByText('jotallas.pdf')).toHaveCount(0)
  await page.getByLabel('Hibajelenség').selectOption({ index: 1 })
  await page.getByLabel('Korábbi ügyfél keresése').fill('senki@pelda.hu')
  await page.getByRole('button', { name: 'Keresés', exact: true }).click()
  await expect(page.getByText('Nincs ilyen ügyfele ennek az üzletnek.')).toBeVisible()
  await page.getByLabel('Vezetéknév').fill('Nagy')
  await page.getByLabel(/^Keresztnév/).fill('Éva')
  await page.getByLabel('E-mail-cím', { exact: true }).fill(`pult-${imei}@pelda.hu`)
  await page.getByLabel('Telefonszám', { exact: true }).fill('06 30 123 4567')
  await page.getByRole('button', { name: 'Adatok ellenőrzése' }).click()
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
  await page.getByLabel('Irányítószám').fill('9021')
  await expect(page.getByLabel('Település')).toHaveValue('Győr')
  // What is mended is no longer said to be wrong, and everything else still is.
  await expect(page.getByRole('alert').getByRole('link', { name: 'Adja meg az irányítószámot.' })).toHaveCount(0)
  await expect(page.getByRole('alert').getByRole('link', { name: 'Adja meg a házszámot.' })).toBeVisible()
  await page.getByLabel('Közterület neve').fill('Baross Gábor')
  await page.getByLabel('Közterület típusa').fill('út')
  await page.getByLabel('Házszám').fill('12')
  await page.getByLabel('Külső állapot').fill('Karcos hátlap')
  await page.locator('[id="photos[]"]').setInputFiles(await aPhoto(page))
  await expect(page.getByRole('img', { name: /fénykép/i }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Adatok ellenőrzése' }).click()

  await expect(page.getByRole('heading', { name: 'Az ügyfél aláírása' })).toBeFocused()
  await page.getByLabel('Megismertem az adatkezelési tájékoztatót').check()
  await page.getByLabel('Elfogadom az általános szerződési feltételeket').check()
  await page.getByRole('button', { name: 'Átvétel rögzítése' }).click()
  await expect(page.getByText('Kérjük, az ügyfél írja alá a kijelölt mezőben.').first()).toBeVisible()
  await sign(page)
  await expectFineOnEveryScreen(page)
  await page.getByRole('button', { name: 'Átvétel rögzítése' }).dblclick()

  await expect(page.getByText('A készüléket átvettük.')).toBeVisible()
  const id = Number(/keszulekek\/(\d{9})/.exec(page.url())?.[1])
  await expect(page.getByRole('img', { name: '1. fénykép' })).toBeVisible()
  await expectFineOnEveryScreen(page)
  for (const button of ['Nyomtatás A4-es lapra', 'Nyomtatás 80 mm-es szalagra'])
    expect(await printed(page.getByRole('button', { name: button }), /\/receipt/)).toMatch(
      new RegExp(`Átvételi elismervény.*${imei}.*Karcos hátlap.*Nagy Éva`),
    )

  // The same device is not taken in twice: its number leads to it.
  await page.getByRole('link', { name: 'Vissza a pulthoz' }).click()
  await scan(page, imei)
  await expect(page).toHaveURL(new RegExp(`/keszulekek/${id}`))

  await page.getByRole('link', { name: 'Vissza a pulthoz' }).click()
  await page.getByRole('link', { name: /^Átadás a futárnak/ }).click()
  await expect(page.getByRole('button', { name: /^Futár rendelése/ })).toBeVisible()
  await scan(page, String(id))
  await expect(page.getByRole('button', { name: 'Futár rendelése (1 készülék)' })).toBeVisible()
  await expectFineOnEveryScreen(page)
  await page.getByRole('button', { name: 'Futár rendelése (1 készülék)' }).dblclick()
  // The newest stands first.
  const batch = page
    .getByRole('region', { name: /^AT-\d{6}$/ })
    .filter({ hasText: 'Futárra vár' })
    .first()
  await expect(page).toHaveURL(/jegyzek=\d+/)
  await expect(batch).toBeVisible()
  // The form that ordered it is gone.
  await expect(batch.getByText(/^AT-\d{6}$/)).toBeFocused()
  expect(await printed(batch.getByRole('button', { name: 'Átadási jegyzék' }), /\/manifest/)).toMatch(
    new RegExp(`átadási jegyzék.*${imei}.*Futár aláírása`),
  )
  const handOver = batch.getByRole('button', { name: 'A futár itt van: átadás' })
  await handOver.press('Enter')
  await batch.getByRole('button', { name: 'Vissza', exact: true }).press('Enter')
  await expect(handOver).toBeFocused()
  await handOver.press('Enter')
  await page.getByLabel('A futár neve').fill('Futár Feri')
  await expectFineOnEveryScreen(page)
  // The courier is ordered by a job, so it may be a moment.
  await expect(async () => {
    const confirm = page.getByRole('button', { name: 'Átadás rögzítése (1 készülék)' })
    if (await confirm.isVisible()) await confirm.dblclick()
    await expect(page.getByText('Futár Feri')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  // Nothing is left to be pressed: what was handed over is read out.
  await expect(page.getByText(/^AT-\d{6}: az átadást rögzítettük\.$/)).toBeFocused()

  const desk = await workshop(browser, baseURL)
  await desk.receive(id, {})
  await desk.returnUnrepaired(id)
  expect(await desk.sendBack(id)).toBe(0)

  await page.goto('/iranyitopult/bolti-pult')
  await screenIsReady(page)
  await scan(page, imei)
  await expect(page.getByRole('heading', { name: 'Átadás az ügyfélnek' })).toBeVisible()
  await expectFineOnEveryScreen(page)
  await page.getByLabel('Az átvevő neve').fill('Kis Pál')
  await page.getByLabel('Bemutatott okmány').selectOption({ label: 'Személyazonosító igazolvány' })
  await page.getByLabel('Számának utolsó jelei').fill('6ab')
  await page.getByLabel('Név beírásával').check()
  await page.getByRole('button', { name: 'Átadás rögzítése' }).click()
  await expect(page.getByText('A megadott név nem az ügyfélé.').first()).toBeVisible()
  await page.getByLabel('Az átvevő neve').fill('Nagy Éva')
  await page.getByRole('button', { name: 'Átadás rögzítése' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Átadva' })).toBeVisible()
  await expect(page.getByText('Személyazonosító igazolvány, …6AB')).toBeVisible()
  await page.getByRole('link', { name: 'Vissza a pulthoz' }).click()
  await page.getByRole('link', { name: /^Átadva/ }).click()
  await expect(page.getByRole('link', { name: new RegExp(String(id).replace(/(\d{3})/g, '$1.?')) })).toBeVisible()
  await expectFineOnEveryScreen(page)
  expect(watch.errors).toEqual([])
})

test('the first press at the counter says what is wrong with the length of a serial number and with a date, beside what is missing', {
  tag: onDesktop,
}, async ({ page }) => {
  await signInAsCustomer(page, 'store')
  await page.goto('/iranyitopult/bolti-pult/atvetel')
  await screenIsReady(page)
  const problem = (words: RegExp) => page.getByRole('alert').getByRole('link', { name: words })
  const check = page.getByRole('button', { name: 'Adatok ellenőrzése' })
  await page.getByLabel('IMEI- vagy gyári szám').fill('ABC1')
  await page.getByLabel('Vásárlás napja').fill('2099-01-02')
  await check.click()
  // A day to come is too late for whatever will be chosen.
  await expect(problem(/^A vásárlás napja legkorábban: 2000/)).toBeVisible()
  await page.getByLabel('Gyártó').selectOption({ label: 'HUAWEI' })
  const asked = page.waitForResponse(/booking-setup\?brand=huawei&warrantyType=1/)
  await page.getByLabel('A javítás módja').selectOption({ label: 'Garanciális javítás' })
  await asked
  await page.getByLabel('Vásárlás napja').fill('2001-01-02')
  await check.click()
  await expect(problem(/^A vásárlás napja legkorábban: 201/)).toBeVisible()
  await expect(problem(/^Az azonosító 15–25 karakter hosszú legyen, most 4/)).toBeVisible()
  await expect(problem(/^Adja meg a vezetéknevét/)).toBeVisible()
})
