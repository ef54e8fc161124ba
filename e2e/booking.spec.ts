import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import {
  agree,
  atStep,
  type Device,
  type Fault,
  faultStep,
  fillBilling,
  fillDevice,
  fillFault,
  fillPickup,
  goOn,
  isDone,
  newImei,
  type Pickup,
  samplePdf,
  send,
} from './booking-steps.ts'
import { pressByKeyboard, writeByKeyboard } from './by-keyboard.ts'
import { emailTo } from './followed-request.ts'
import { signInAsCustomer } from './sign-in.ts'
import { onDesktop, onPhone, phone as phoneSize } from './sizes.ts'
import { gaveWay, watchForGivingWay } from './watch-page.ts'

type ServiceEntry = { address: string; title: string; device: Device; fault: Fault; pickup?: Pickup; inDetail?: boolean; onBothSizes?: boolean }

const serviceEntries: readonly ServiceEntry[] = [
  {
    address: '/igenyles/gyartok/huawei/garancialis-javitasok',
    title: 'HUAWEI: Garanciális javítás',
    device: { group: 'Mobiltelefon' },
    fault: { withInvoice: true },
    inDetail: true,
    onBothSizes: true,
  },
  {
    address: '/igenyles/gyartok/apple/fizetos-javitasok',
    title: 'Apple: Fizetős javítás',
    device: { group: 'Mobiltelefon', type: 'iphone' },
    fault: {},
    pickup: { locker: '1134' },
    inDetail: true,
  },
  {
    address: '/igenyles/telekom/garancialis-javitas',
    title: 'Telekom: Garanciális javítás',
    device: { brand: 'Nokia', group: 'Mobiltelefon', type: 'Nokia valami', isTypedOnly: true },
    fault: { withInvoice: true },
  },
  {
    address: '/igenyles/telekom/fizetos-javitas',
    title: 'Telekom: Fizetős javítás',
    device: { brand: 'Samsung', group: 'Mobiltelefon', type: 'galaxy' },
    fault: {},
  },
  {
    address: '/igenyles/vodafone/garancialis-javitas',
    title: 'Vodafone: Garanciális javítás',
    device: { brand: 'Xiaomi', group: 'Mobiltelefon', type: 'redmi' },
    fault: { withInvoice: true },
  },
  {
    address: '/igenyles/vodafone/fizetos-javitas',
    title: 'Vodafone: Fizetős javítás',
    device: { brand: 'vivo', type: 'v' },
    fault: {},
  },
  {
    address: '/igenyles/vodafone/karrendezes',
    title: 'Vodafone: Kárrendezés',
    device: { brand: 'Samsung', group: 'Mobiltelefon', type: 'galaxy' },
    fault: { claim: 'vf1234567' },
    inDetail: true,
  },
  {
    address: '/igenyles/biztositasi-szervizgarancia',
    title: 'Biztosítási szerviz',
    device: { brand: 'HONOR', group: 'Mobiltelefon', type: 'honor' },
    fault: { claim: 'AS1234567' },
  },
  {
    address: '/igenyles/szervizgarancia-futarszolgaltatas/uj-megrendeles',
    title: 'Szervizgarancia futárszolgáltatás',
    device: { brand: 'OPPO', group: 'Mobiltelefon', type: 'reno' },
    fault: {},
  },
]

/** The whole screen, from its top: what a sticky bar covers is no finding. */
async function look(page: Page, inDetail = false) {
  if (!inDetail) return
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
}

async function book(page: Page, { device, fault, pickup, inDetail }: Pick<ServiceEntry, 'device' | 'fault' | 'pickup' | 'inDetail'>) {
  const imei = await fillDevice(page, device)
  await look(page, inDetail)
  await goOn(page)
  await fillFault(page, fault)
  await look(page, inDetail)
  await goOn(page)
  await fillPickup(page, pickup)
  await look(page, inDetail)
  await goOn(page)
  await fillBilling(page)
  await look(page, inDetail)
  await goOn(page)
  await agree(page)
  await look(page, inDetail)
  return imei
}

for (const { address, title, ...serviceEntry } of serviceEntries)
  test(`${address} takes a booking`, { tag: serviceEntry.onBothSizes ? [] : onPhone }, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await book(page, serviceEntry)
    await send(page)
    expect(await isDone(page)).toMatch(/^\d{9}$/)
    await look(page, serviceEntry.inDetail)
    await expect(page.getByRole('link', { name: /Átadás-átvételi lap letöltése/ })).toBeVisible()
    await page.reload()
    await isDone(page)
  })

const paid = '/igenyles/gyartok/huawei/fizetos-javitasok'
const phone: Device = { group: 'Mobiltelefon' }

test('the employees’ service entry asks for login', async ({ page }) => {
  await page.goto('/igenyles/dolgozoknak')
  await expect(page.getByRole('heading', { name: 'Bejelentkezés szükséges' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Bejelentkezés' })).toHaveAttribute('href', '/bejelentkezes')
  await look(page, true)
})

test('an employee books for themselves, as a person', { tag: onPhone }, async ({ page }) => {
  const address = 'atvevo@proba.mobilfutar.example'
  await page.goto('/bejelentkezes')
  await page.getByLabel('E-mail-cím').fill(address)
  // The page is prerendered: an Enter that comes before its script is pressed again, as people do.
  const password = page.getByLabel('Jelszó', { exact: true })
  await expect(async () => {
    await page.getByLabel('E-mail-cím').press('Enter')
    await expect(password).toBeVisible({ timeout: 2000 })
  }).toPass()
  await password.fill('Proba-Futar-26')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Belépési kód')).toBeFocused()
  const [, code = ''] = /Belépési kód: (\d{6})/.exec(await emailTo(page.request, address, 'kód')) ?? []
  await page.getByLabel('Belépési kód').fill(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/iranyitopult\/szerviz$/)
  await page.goto('/igenyles/dolgozoknak')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dolgozói javítás')
  await book(page, { device: { brand: 'Samsung', group: 'Mobiltelefon', type: 'galaxy' }, fault: {} })
  await send(page)
  await isDone(page)
})

/** As the server tells of a repair of somebody whose data it hides. */
const previous = {
  crmRequestId: 123456789,
  gsmWorksheetId: 'GSM-1',
  brandId: 12,
  productGroupId: 1,
  productType: null,
  productTypeOther: 'Galaxy S99',
  deviceColourId: null,
  identifierKind: 'imei',
  identifier: '•••••••••••0987',
  name: 'K••••• A•••',
  email: 'k•••@p••••.hu',
  phone: '•••••••4567',
  address: '11•• Budapest',
  warrantyUntil: '2027-01-31',
  fits: true,
}

/** The setup of a booking that leans on an earlier repair. @returns the addresses that were asked */
async function leanOnEarlierRepair(page: Page, over: object = {}): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route('**/api/booking-setup?*', async (route) => {
    asked.push(route.request().url())
    const answer = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/&?identicalHash=[^&]*/, ''),
    })
    const { data } = (await answer.json()) as { data: object }
    // Another booking leans on nothing.
    const isClaim = route.request().url().includes('identicalHash=')
    await route.fulfill({ json: { status: 200, data: isClaim ? { ...data, previous: { ...previous, ...over } } : data } })
  })
  return asked
}

test('an earlier repair fills in the device and hides the person', async ({ page }) => {
  const asked = await leanOnEarlierRepair(page)
  await page.goto('/igenyles/szervizgarancia-futarszolgaltatas/abc123')
  const earlier = page.getByRole('region', { name: 'A korábbi javítás' })
  await expect(earlier).toContainText('123\u00A0456\u00A0789')
  await expect(earlier).toContainText('K••••• A•••')
  await expect(earlier).toContainText('A szervizgarancia érvényes eddig: 2027. január 31.')
  expect(asked.join()).toContain('identicalHash=abc123')
  await page.getByRole('button', { name: 'Más címet vagy adatot adok meg' }).click()
  await expect(page.getByRole('combobox', { name: 'A készülék típusa' })).toHaveValue('Galaxy S99')
  // The link knows the number.
  await expect(page.getByRole('textbox', { name: 'IMEI-szám', exact: true })).toBeHidden()
  await goOn(page)
  await atStep(page, 'A hiba és az iratok')
})

test('a warranty that is over is told, and leads to a paid repair of the same device', async ({ page }) => {
  await leanOnEarlierRepair(page, { brandId: 7, warrantyUntil: '2026-10-31', fits: false })
  await page.goto('/igenyles/szervizgarancia-futarszolgaltatas/abc123')
  await expect(page.getByText('Ismételt javítást már nem kérhet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Tovább' })).toHaveCount(0)
  await look(page, true)
  await page.getByRole('link', { name: 'Fizetős javítást kérek ezzel a készülékkel' }).click()
  await page.waitForURL('**/fizetos-javitasok')
  await expect(page.getByRole('combobox', { name: 'A készülék típusa' })).toHaveValue('Galaxy S99')
  // Whoever came by the link was shown the end of the number only.
  await expect(page.getByRole('textbox', { name: 'IMEI-szám', exact: true })).toHaveValue('')
})

test('a repeat claim from inside leans on the repair of its address, and names it when it is sent', { tag: onPhone }, async ({ page }) => {
  await signInAsCustomer(page, 'b2c')
  const asked = await leanOnEarlierRepair(page)
  await page.route('**/api/customer-requests/123456789/show', (route) =>
    route.fulfill({ json: { status: 200, data: { crmRequestId: 123456789, serviceWarranty: { until: '2027-01-31', identicalHash: 'abc123' } } } }),
  )
  await page.goto('/iranyitopult/szervizgarancia/uj-megrendeles/123456789')
  await expect(page.getByRole('region', { name: 'A korábbi javítás' })).toContainText('123\u00A0456\u00A0789')
  expect(asked.join()).toContain('identicalHash=abc123')
  await page.getByLabel('Mi a hiba most?').fill('Megint nem tölt.')
  await page.getByRole('group', { name: 'A futár napja' }).locator('input:enabled').first().check()
  await page.getByRole('group', { name: 'Napszak' }).locator('input:enabled').first().check()
  await look(page, true)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.route('**/api/customer-requests/repeat-claim', (route) => {
    const { serviceRequest } = route.request().postDataJSON() as { serviceRequest: object }
    const data = { crmRequestId: 987654321, requestNumber: '987 654 321', email: 'k•••@p••••.hu', nextSteps: ['emailComes', 'courierComes'] }
    const hidden = { handoverDocumentHash: null, pickupCalendarUrl: null, expectedRepairWorkingDays: [7, 10] }
    return route.fulfill({ json: { status: 200, data: { ...data, ...serviceRequest, ...hidden } } })
  })
  const sent = page.waitForRequest('**/api/customer-requests/repeat-claim')
  await page.getByRole('button', { name: 'A futárt megrendelem' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ identicalHash: 'abc123', serviceRequest: { troubleDescription: 'Megint nem tölt.' } })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Igényét elküldtük')
  await expect(page.getByText('987 654 321')).toBeVisible()
})

test('whose repair is over, or somebody else’s, is told instead of a form', { tag: onPhone }, async ({ page }) => {
  await signInAsCustomer(page, 'b2c')
  await page.route('**/api/customer-requests/123456789/show', (route) =>
    route.fulfill({ json: { status: 200, data: { crmRequestId: 123456789, serviceWarranty: null } } }),
  )
  await page.goto('/iranyitopult/szervizgarancia/uj-megrendeles/123456789')
  await expect(page.getByRole('heading', { name: 'Erre a javításra most nem kérhető ismételt javítás' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Megnyitom az igényt' })).toHaveAttribute('href', '/iranyitopult/igeny-reszletei/123456789')
  await expectAccessible(page)
})

test('a brand without this repair says so', { tag: onPhone }, async ({ page }) => {
  await page.goto('/igenyles/gyartok/apple/garancialis-javitasok')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apple: ezt a javítást nem kínáljuk')
})

test('a link to a repeat claim that opens nothing any more says what to do', { tag: onPhone }, async ({ page }) => {
  await page.goto('/igenyles/szervizgarancia-futarszolgaltatas/nincs-ilyen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ez a hivatkozás nem nyitja meg a korábbi javítást')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'A javítás megnyitása' }).click()
  await expect(page).toHaveURL(/\/nyomonkovetes$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Megrendelés hivatkozás nélkül' }).click()
  await atStep(page, 'A készülék')
})

test('what is wrong is listed, takes the focus and leads to its field', async ({ page }) => {
  await page.goto(paid)
  await atStep(page, 'A készülék')
  await goOn(page)
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Válassza ki, milyen készülékről van szó.',
    'Adja meg a készülék IMEI-számát vagy gyári számát.',
  ])
  await summary.getByRole('link', { name: /IMEI/ }).click()
  const imei = page.getByRole('textbox', { name: 'IMEI-szám', exact: true })
  await expect(imei).toBeFocused()
  await expect(imei).toHaveAccessibleDescription(/Adja meg a készülék IMEI-számát/)
  await imei.fill('123456789012345')
  await imei.blur()
  await expect(page.getByText('az ellenőrző számjegy nem egyezik').first()).toBeVisible()
  await imei.fill('4901542032375101')
  await page.getByRole('button', { name: 'Ezt használom' }).click()
  await expect(imei).toHaveValue('490154203237518')
  await expect(page.getByText('Az IMEI-szám megfelelő.')).toBeVisible()
  await look(page, true)
})

test('a tap right after a wrong claim number is not lost, though the sentence about it moves what was tapped', { tag: onPhone }, async ({ page }) => {
  await page.goto('/igenyles/biztositasi-szervizgarancia')
  await fillDevice(page, { brand: 'HONOR', group: 'Mobiltelefon', type: 'honor' })
  await goOn(page)
  await atStep(page, faultStep)
  await page.getByLabel('Kárszám').fill('XX123')
  const display = page.getByRole('checkbox', { name: 'Kijelző' })
  await display.click()
  await expect(display).toBeChecked()
  await expect(page.getByText('A kárszám AS vagy VF betűvel kezdődik')).toBeVisible()
})

test('an address at a mistyped provider is asked about, and taken over as it was meant', { tag: onPhone }, async ({ page }) => {
  await page.goto('/igenyles/gyartok/huawei/fizetos-javitasok')
  await fillDevice(page, phone)
  await goOn(page)
  await fillFault(page)
  await goOn(page)
  const email = page.getByLabel('E-mail-cím')
  await email.fill('kovacs.anna@freemail.h')
  await page.getByLabel('Telefonszám', { exact: true }).focus()
  await page.getByRole('button', { name: 'Ezt írom be' }).click()
  await expect(email).toHaveValue('kovacs.anna@freemail.hu')
  await expect(email).toBeFocused()
})

test('a wrong file is refused by name, a photo becomes a PDF', { tag: onPhone }, async ({ page }) => {
  await page.goto('/igenyles/gyartok/huawei/garancialis-javitasok')
  await fillDevice(page, phone)
  await goOn(page)
  await atStep(page, faultStep)
  const upload = page.getByLabel(/^(Fájl kiválasztása|Másik fájl választása): A számla másolata/)
  await upload.setInputFiles({ name: 'nem-pdf.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF') })
  await expect(page.getByText('nem-pdf.pdf: PDF-fájlt válasszon, amely nem üres (nagyobb, mint 0 kB).')).toBeVisible()
  await upload.setInputFiles({ name: 'blokk.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') })
  await expect(page.getByText('blokk.heic: Ezt a fájlt nem tudjuk beolvasni. Válasszon PDF-, JPG- vagy PNG-fájlt.')).toBeVisible()
  await upload.setInputFiles({ name: 'nagy.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-1.4 ') })
  await expect(page.getByText('nagy.pdf: A fájl legfeljebb 5 MB lehet')).toBeVisible()
  const photo = await page.locator('header').first().screenshot({ type: 'jpeg' })
  await upload.setInputFiles({ name: 'blokk.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByRole('button', { name: 'blokk.pdf eltávolítása' })).toBeVisible()
  await upload.setInputFiles(samplePdf)
  await expect(page.getByRole('button', { name: 'számla.pdf eltávolítása' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'blokk.pdf eltávolítása' })).toBeHidden()
})

test('a photographed receipt is taken by the server', { tag: onPhone }, async ({ page }) => {
  await page.goto('/igenyles/gyartok/huawei/garancialis-javitasok')
  await fillDevice(page, phone)
  await goOn(page)
  await fillFault(page)
  const photo = await page.locator('header').first().screenshot({ type: 'png' })
  await page.getByLabel('Fájl kiválasztása: A jótállási jegy').setInputFiles({ name: 'jegy.png', mimeType: 'image/png', buffer: photo })
  await expect(page.getByRole('button', { name: 'jegy.pdf eltávolítása' })).toBeVisible()
  await goOn(page)
  await fillPickup(page)
  await goOn(page)
  await fillBilling(page)
  await goOn(page)
  await agree(page)
  await send(page)
  await isDone(page)
})

test('a reload loses nothing, not even the files', { tag: onPhone }, async ({ page }) => {
  await page.goto('/igenyles/gyartok/huawei/garancialis-javitasok')
  const imei = await fillDevice(page, phone)
  await goOn(page)
  await fillFault(page, { withInvoice: true })
  await goOn(page)
  await fillPickup(page)
  await page.reload()
  await atStep(page, 'Felvétel és címek')
  await expect(page.getByText('Visszatöltöttük')).toBeVisible()
  await expect(page.getByLabel('Vezetéknév')).toHaveValue('Kovács')
  await page.goBack()
  await atStep(page, faultStep)
  await expect(page.getByRole('button', { name: 'számla.pdf eltávolítása' })).toBeVisible()
  await page.goBack()
  await atStep(page, 'A készülék')
  await expect(page.getByRole('textbox', { name: 'IMEI-szám', exact: true })).toHaveValue(imei)
  await page.goForward()
  await atStep(page, faultStep)
  await page.getByRole('button', { name: 'Újrakezdem' }).click()
  await page.getByRole('button', { name: 'Igen, törlöm' }).click()
  await atStep(page, 'A készülék')
  await expect(page.getByRole('textbox', { name: 'IMEI-szám', exact: true })).toHaveValue('')
})

test('an address cannot jump over what is not filled in', { tag: onPhone }, async ({ page }) => {
  await page.goto(`${paid}?step=4`)
  await atStep(page, 'A készülék')
  await expect(page).toHaveURL(paid)
})

test('the steps after the first come while it is filled in; if they do not, that is said and nothing typed is lost', { tag: onPhone }, async ({
  page,
}) => {
  const later = '**/assets/later-*.js'
  const notThere = page.getByText('Lehet, hogy megszakadt a kapcsolat')
  await page.route(later, (route) => route.abort())
  await page.goto(paid)
  await fillDevice(page, phone)
  await page.getByRole('button', { name: 'Tovább' }).click()
  await expect(page.getByRole('alert').and(notThere)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'A készülék típusa' })).not.toHaveValue('')
  await page.getByRole('alert').getByRole('button', { name: 'Az oldal újratöltése' }).click()
  await expect(notThere).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'A készülék típusa' })).not.toHaveValue('')
  await goOn(page)
  await expect(page.getByRole('alert').and(notThere)).toBeVisible()
  await page.unroute(later)
  await goOn(page)
  await atStep(page, faultStep)

  // The draft is stored: the step is opened by its address.
  await page.route(later, (route) => route.abort())
  await page.reload()
  await expect(notThere).toBeVisible()
  await page.unroute(later)
  await page.getByRole('button', { name: 'Újrapróbálom' }).click()
  await atStep(page, faultStep)
})

test('suggestions are walked by the arrows, taken by Enter and let go by Escape', { tag: onDesktop }, async ({ page }) => {
  await page.goto(paid)
  await page.getByRole('radio', { name: 'Mobiltelefon', exact: true }).check()
  const type = page.getByRole('combobox', { name: 'A készülék típusa' })
  const list = page.getByRole('listbox', { name: 'Javaslatok' })
  const options = list.getByRole('option')
  await type.fill('p')
  await expect(options.nth(1)).toBeVisible()
  await type.press('ArrowDown')
  await type.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(type).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '')
  await type.press('Escape')
  await expect(list).toBeHidden()
  await expect(type).toHaveValue('p')
  await type.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  const chosen = await options.last().locator('span').first().innerText()
  await type.press('Enter')
  await expect(type).toHaveValue(chosen)
  await expect(list).toBeHidden()
  await expect(page).toHaveURL(paid)
})

test('what was told stands beside the steps that follow, and folded above them on a phone', { tag: onDesktop }, async ({ page }) => {
  await page.goto(paid)
  const beside = page.getByRole('complementary', { name: 'Amit eddig megadott' })
  await expect(beside).toContainText('HUAWEI')
  const imei = await fillDevice(page, phone)
  await expect(beside).toContainText(imei)
  await goOn(page)
  await fillFault(page)
  // A step tells of itself once it is left.
  await expect(beside).not.toContainText('Leesett')
  await goOn(page)
  await atStep(page, 'Felvétel és címek')
  await expect(beside).toContainText('Leesett, és azóta nem kapcsol be.')
  await expect(page.getByRole('complementary', { name: 'Tájékoztató ár' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(phoneSize)
  await expect(beside).toHaveCount(0)
  const fault = page.getByRole('region', { name: 'Hiba és iratok', exact: true })
  await expect(fault).toHaveCount(0)
  await page.locator('summary').getByText('Amit eddig megadott').click()
  await expect(fault).toContainText('Kijelző')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('an answer is changed from the last step and comes back to it', { tag: onPhone }, async ({ page }) => {
  await page.goto(paid)
  await book(page, { device: phone, fault: {} })
  await page
    .getByRole('region', { name: 'Hiba és iratok' })
    .getByRole('button', { name: /^Módosítás/ })
    .click()
  await atStep(page, faultStep)
  await page.getByLabel('Írja le a hibát').fill('Mégis bekapcsol, de nem tölt.')
  await goOn(page)
  await atStep(page, 'Ellenőrzés és elküldés')
  await expect(page.getByText('Mégis bekapcsol, de nem tölt.')).toBeVisible()
})

test('a double click sends one booking', { tag: onPhone }, async ({ page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/customer-requests/pickup-return')) sent++
  })
  await page.goto(paid)
  await book(page, { device: phone, fault: {} })
  await page.getByRole('button', { name: 'Futár megrendelése' }).dblclick()
  const number = await isDone(page)
  expect(sent).toBe(1)

  // Whoever goes back finds an empty form, and what became of the full one.
  await page.goBack()
  await expect(page.getByText(/Az előző igényét elküldtük, azonosítója: [\d\s]+\. Ez egy új, üres űrlap\./)).toBeVisible()
  await page.getByRole('link', { name: 'A visszaigazolás megnyitása' }).click()
  expect(await isDone(page)).toBe(number)
})

test('a lost connection keeps everything, and the retry makes one request', { tag: onPhone }, async ({ page, context }) => {
  await page.goto(paid)
  await book(page, { device: phone, fault: {} })
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('alert')).toContainText('Megszakadt a kapcsolat. Az adatai megmaradtak, próbálja meg újra.')
  await context.setOffline(false)
  await send(page)
  await isDone(page)
})

test('an answer that never came is asked for again, and the request is the same', { tag: onPhone }, async ({ page }) => {
  let first = ''
  await page.route('**/api/customer-requests/pickup-return', async (route) => {
    const answer = await route.fetch()
    first = ((await answer.json()) as { data: { crmRequestId: number } }).data.crmRequestId.toString()
    await route.abort()
  })
  await page.goto(paid)
  await book(page, { device: phone, fault: {} })
  await send(page)
  await expect(page.getByRole('alert')).toContainText('Megszakadt a kapcsolat')
  await page.unroute('**/api/customer-requests/pickup-return')
  await send(page)
  expect(await isDone(page)).toBe(first)
})

test('an expired form token is renewed without a word', { tag: onPhone }, async ({ page, context }) => {
  await page.goto(paid)
  await book(page, { device: phone, fault: {} })
  await context.clearCookies()
  await send(page)
  await isDone(page)
})

test('a device with an open request is refused at its field', { tag: onPhone }, async ({ page }) => {
  const imei = newImei()
  await page.goto(paid)
  await book(page, { device: { ...phone, imei }, fault: {} })
  await send(page)
  await isDone(page)
  await page.goto(paid)
  await book(page, { device: { ...phone, imei }, fault: {} })
  await send(page)
  await atStep(page, 'A készülék')
  const refusal = 'Ehhez az IMEI- vagy gyári számhoz már tartozik folyamatban lévő igény.'
  await expect(page.getByRole('alert').getByRole('link', { name: refusal })).toBeVisible()
  await page.getByRole('textbox', { name: 'IMEI-szám', exact: true }).fill(newImei())
  await goOn(page)
  await atStep(page, faultStep)
})

test('a window that filled up leads back to the days', { tag: onPhone }, async ({ page }) => {
  await page.route('**/api/customer-requests/pickup-return', (route) =>
    route.fulfill({
      status: 409,
      json: {
        status: 409,
        code: 'PICKUP_WINDOW_FULL',
        message: 'Ez az idősáv időközben betelt.',
        fields: [{ path: 'serviceRequest.pickupWindow', code: 'PICKUP_WINDOW_FULL', message: 'Ez az idősáv időközben betelt.' }],
      },
    }),
  )
  await page.goto(paid)
  await book(page, { device: phone, fault: {} })
  await send(page)
  await atStep(page, 'Felvétel és címek')
  await expect(page.getByRole('alert')).toContainText('Ez az idősáv időközben betelt.')
  await expect(page.getByRole('group', { name: 'Nap', exact: true }).getByRole('radio', { checked: true })).toHaveCount(0)
})

test('a postal code of several towns asks which, an unknown one stops nobody', { tag: onPhone }, async ({ page }) => {
  await page.goto(paid)
  await fillDevice(page, phone)
  await goOn(page)
  await fillFault(page)
  await goOn(page)
  const code = page.getByRole('combobox', { name: 'Irányítószám' })
  const town = page.getByRole('combobox', { name: 'Település' })
  for (const pasted of [' 1134 ', 'H-1134']) {
    await code.fill(pasted)
    await expect(town, pasted).toHaveValue('Budapest')
    await expect(code).toHaveValue('1134')
    await code.fill('')
    await town.fill('')
  }
  // As an address is written, in the first field that asks for it.
  await code.pressSequentially('1134 Budapest', { delay: 30 })
  await expect(code).toHaveValue('1134 Budapest')
  await town.focus()
  await expect(code).toHaveValue('1134')
  await expect(town).toHaveValue('Budapest')
  await code.fill('7838')
  await page
    .getByRole('group', { name: /több település/ })
    .getByRole('radio', { name: 'Hirics' })
    .check()
  await expect(page.getByRole('combobox', { name: 'Település' })).toHaveValue('Hirics')
  await code.fill('9999')
  await expect(page.getByText('Ezt az irányítószámot nem ismerjük: 9999.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Település' }).fill('szege')
  await page
    .getByRole('option', { name: /Szeged/ })
    .first()
    .click()
  await expect(page.getByRole('combobox', { name: 'Település' })).toHaveValue('Szeged')
  await expect(code).toHaveValue(/^67\d\d$/)
})

// A phone has no Tab key.
test('a booking by keyboard alone', { tag: onDesktop }, async ({ page }) => {
  await page.goto('/igenyles/gyartok/roborock/fizetos-javitasok')
  await atStep(page, 'A készülék')
  const { keyboard } = page
  const press = (target: Locator, key?: 'Space') => pressByKeyboard(page, target, key)
  const write = (name: string | RegExp, text: string) => writeByKeyboard(page, page.getByLabel(name).and(page.locator('input, textarea')), text)
  await write('A készülék típusa', 's')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await write('Gyári szám (sorozatszám)', `RB${Date.now()}${Math.floor(Math.random() * 900 + 100)}`)
  await keyboard.press('Enter')
  await atStep(page, faultStep)
  await press(page.getByRole('checkbox', { name: 'Akkumulátor', exact: true }), 'Space')
  await write('Írja le a hibát', 'Nem tölt.')
  await press(page.getByRole('button', { name: 'Tovább' }))
  await atStep(page, 'Felvétel és címek')
  await write('Vezetéknév', 'Nagy')
  await write(/^Keresztnév/, 'Éva')
  await write('E-mail-cím', 'nagy.eva@pelda.hu')
  await write('Telefonszám', '+36 20 123 4567')
  await write('Irányítószám', '6720')
  await expect(page.getByLabel('Település')).toHaveValue('Szeged')
  await write('Közterület neve', 'Kárász')
  // A list of suggestions is no stop of its own.
  await keyboard.press('Tab')
  await expect(page.getByRole('listbox', { name: 'Javaslatok' })).toBeVisible()
  await keyboard.press('Tab')
  await expect(page.getByLabel('Házszám')).toBeFocused()
  await keyboard.press('Shift+Tab')
  await write('Közterület típusa', 'utca')
  await write('Házszám', '5')
  await press(page.getByRole('group', { name: 'Nap', exact: true }).locator('input:enabled').first(), 'Space')
  await press(page.getByRole('group', { name: 'Idősáv' }).locator('input:enabled').first(), 'Space')
  await press(page.getByRole('button', { name: 'Tovább' }))
  await atStep(page, 'Számlázás')
  await press(page.getByRole('button', { name: 'Tovább' }))
  await atStep(page, 'Ellenőrzés és elküldés')
  for (const box of await page.getByRole('region', { name: 'Nyilatkozatok' }).getByRole('checkbox').all()) {
    await press(box, 'Space')
  }
  await press(page.getByRole('button', { name: 'Futár megrendelése' }))
  await isDone(page)
})

test('what the page reads ahead is asked for once, in the language of the page', { tag: onPhone }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'de-DE' })
  const page = await context.newPage()
  const asked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/booking-setup')) asked.push(request.headers().language)
  })
  // Drawn by its script alone: no HTML of it is Hungarian.
  await page.goto('/igenyles/telekom/garancialis-javitas')
  await expect(page.getByRole('heading', { level: 2, name: 'Das Gerät' })).toBeVisible()
  expect(asked).toEqual(['de'])
  await context.close()
})

test('another language keeps what is typed', { tag: onPhone }, async ({ page }) => {
  await page.goto(paid)
  const imei = await fillDevice(page, phone)
  await page.evaluate(() => window.localStorage.setItem('language', 'de-DE'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Das Gerät' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'IMEI-Nummer', exact: true })).toHaveValue(imei)

  // A later step is fetched by itself, and is shown when its words are here too.
  await page.getByRole('main').getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Der Fehler' })).toBeVisible()
  await page.addInitScript(watchForGivingWay)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Der Fehler' })).toBeVisible()
  await expect(page.getByLabel('Beschreiben Sie den Fehler')).toBeVisible()
  expect(await gaveWay(page)).toBe(false)
})
