import { expect, type Page, test } from '@playwright/test'
import { formatRequestNumber } from '#requests/request-number.ts'
import { expectFineOnBothScreens } from './accessible.ts'
import { bookByApi, emailTo, linkIn, newEmail } from './followed-request.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

/** The courier's panel on the desk's page of a request; jobs order the courier, so it waits. */
async function openCourier(page: Page, id: number) {
  const address = `/iranyitopult/szerviz/igenyek/${id}#courier`
  // An address with a fragment that stands open already is not loaded anew.
  await (page.url().endsWith(address) ? page.reload() : page.goto(address))
  await screenIsReady(page)
  const panel = page.getByRole('region', { name: 'Futár', exact: true })
  await expect(panel).toBeVisible()
  return panel
}

/** Until the courier's own answer stands there; it changes the request, so a step taken meanwhile is refused as of an older state. */
async function courierAnswers(page: Page, id: number, answer: string, leg?: string) {
  await expect(async () => {
    const panel = await openCourier(page, id)
    const place = leg === undefined ? panel : panel.getByRole('region', { name: leg })
    await expect(place.getByText(answer)).toBeVisible({ timeout: 2000 })
  }).toPass()
}

async function failPickup(page: Page, id: number, note: string) {
  const panel = await openCourier(page, id)
  await panel.getByRole('button', { name: 'A felvétel nem sikerült' }).press('Enter')
  await expect(panel.getByRole('heading', { name: 'A futár nem tudta átvenni a készüléket?' })).toBeFocused()
  await panel.getByLabel('Megjegyzés').fill(note)
  await panel.getByRole('button', { name: 'Rögzítem, hogy nem sikerült' }).press('Enter')
  await expect(panel.getByText('Rögzítette a sikertelen felvételt.')).toBeVisible()
}

test('after two pickups in vain the customer is written to, chooses again, and the courier is ordered', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  const watch = await watchPage(page, baseURL ?? '')
  const email = newEmail()
  const { crmRequestId: id } = await bookByApi(page.request, email)

  await signInAsEmployee(page, 'vezeto')
  await failPickup(page, id, 'A kapucsengő nem szól')
  expect(await emailTo(page.request, email, 'Nem sikerült átvennünk')).not.toContain('kapucsengő')
  await courierAnswers(page, id, `SIM-${id}-B2`)
  await expectFineOnBothScreens(page)
  await failPickup(page, id, '')
  await expect(page.getByText('Az ügyfélnek új felvételi időpontot kell választania')).toBeVisible()

  const link = linkIn(await emailTo(page.request, email, 'Válasszon új időpontot a futárnak'), '/igeny-reszletei/')
  const customers = await browser.newContext({ locale: 'hu-HU', baseURL: baseURL ?? '' })
  const own = await customers.newPage()
  await own.goto(link)
  await screenIsReady(own)
  const parcels = own.getByRole('region', { name: 'A csomag útja' })
  await expect(parcels.getByText('A futár többször is hiába kereste Önt')).toBeVisible()
  await expect(parcels).not.toContainText('kapucsengő')
  await expectFineOnBothScreens(own)
  await parcels.getByRole('link', { name: 'Új időpontot választok' }).click()
  await own.getByRole('button', { name: 'Időpontot választok' }).click()
  await own.locator('input[name="pickupDay"]:enabled').last().check({ force: true })
  await own.locator('input[name="pickupWindow"]:enabled').first().check({ force: true })
  await own.getByRole('button', { name: 'Időpont mentése' }).click()
  // Loaded anew before that, the page would take back what was not sent yet.
  await expect(own.getByText(/Az új felvételi időpont: /)).toBeVisible()
  await expect(async () => {
    await own.reload()
    await screenIsReady(own)
    await expect(parcels.getByText(`SIM-${id}-B3`)).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expect(parcels.getByText('A futár többször is hiába kereste Önt')).toHaveCount(0)
  await customers.close()
  expect(watch.errors).toEqual([])
})

test('a courier is called off, another one brings the parcel back without a word, and the device is handed over at the counter', {
  tag: onDesktop,
}, async ({ page, browser, baseURL }) => {
  const watch = await watchPage(page, baseURL ?? '')
  const email = newEmail()
  const { crmRequestId: id } = await bookByApi(page.request, email)
  const atWork = await workshop(browser, baseURL)
  await atWork.receive(id, {})
  await atWork.returnUnrepaired(id)

  await signInAsEmployee(page, 'vezeto')
  const panel = await openCourier(page, id)
  const take = async (open: string, confirm: string) => {
    await panel.getByRole('button', { name: open, exact: true }).press('Enter')
    await panel.getByRole('button', { name: confirm, exact: true }).press('Enter')
  }
  await take('Visszaszállítás megrendelése', 'Megrendelem')
  await expect(panel.getByText('A visszaszállítást megrendelte.')).toBeVisible()
  await courierAnswers(page, id, `SIM-${id}-K1`)
  await expect(panel.getByRole('button', { name: 'Személyes átadás' })).toHaveCount(0)
  await take('Futárrendelés visszavonása', 'Visszavonom')
  await expect(panel.getByText('Ehhez a készülékhez nincs érvényes futárrendelés.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'A futár elvitte' })).toHaveCount(0)
  await courierAnswers(page, id, 'A futárszolgálat tud a visszavonásról.', 'Vissza az ügyfélhez')

  // Sent after all, it is here again, and its courier says nothing.
  await take('Visszaszállítás megrendelése', 'Megrendelem')
  await expect(panel.getByText('A visszaszállítást megrendelte.')).toBeVisible()
  await courierAnswers(page, id, `SIM-${id}-K2`)
  await take('A futár elvitte', 'Rögzítem, hogy elvitte')
  await expect(panel.getByText('Rögzítette, hogy a csomag úton van.')).toBeVisible()
  await panel.getByRole('button', { name: 'A csomag visszakerült hozzánk' }).press('Enter')
  await expect(panel.getByRole('heading', { name: 'Visszakerült a csomag a szervizbe?' })).toBeFocused()
  await expectFineOnBothScreens(page)
  await panel.getByRole('button', { name: 'Átvettem a csomagot' }).press('Enter')
  await expect(panel.getByText('Átvette a visszakerült csomagot.')).toBeVisible()
  const own = await (await browser.newContext({ locale: 'hu-HU', baseURL: baseURL ?? '' })).newPage()
  await own.goto(linkIn(await emailTo(page.request, email, 'Visszakerült hozzánk a készüléke'), '/igeny-reszletei/'))
  await screenIsReady(own)
  await expect(own.getByRole('region', { name: 'Hová vigyük a készüléket?' })).toBeVisible()
  await own.context().close()

  await take('Személyes átadás', 'Átadtam, lezárom az igényt')
  await expect(panel.getByLabel('Ki vette át')).toBeFocused()
  await panel.getByLabel('Ki vette át').fill('Nagy Éva')
  await panel.getByLabel('Milyen okmánnyal igazolta magát').selectOption('Személyi igazolvány')
  await expectFineOnBothScreens(page)
  await panel.getByRole('button', { name: 'Átadtam, lezárom az igényt' }).press('Enter')
  await expect(page.getByText('Személyi igazolvány: Nagy Éva')).toBeVisible()
  expect(watch.errors).toEqual([])
})

test('a parcel that is lost is decided about by keyboard, and its customer is told what they are paid', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  const watch = await watchPage(page, baseURL ?? '')
  const email = newEmail()
  const { crmRequestId: id } = await bookByApi(page.request, email)
  const atWork = await workshop(browser, baseURL)
  await atWork.receive(id, {})
  await atWork.returnUnrepaired(id)
  await signInAsEmployee(page, 'vezeto')
  const panel = await openCourier(page, id)
  const press = (name: string) => panel.getByRole('button', { name, exact: true }).press('Enter')
  for (const name of ['Visszaszállítás megrendelése', 'Megrendelem']) await press(name)
  await expect(panel.getByText('A visszaszállítást megrendelte.')).toBeVisible()
  await courierAnswers(page, id, `SIM-${id}-K1`)
  for (const name of ['A futár elvitte', 'Rögzítem, hogy elvitte']) await press(name)
  await expect(panel.getByText('Rögzítette, hogy a csomag úton van.')).toBeVisible()
  await press('Elveszett a csomag')
  await press('Vissza')
  await expect(panel.getByRole('button', { name: 'Elveszett a csomag' })).toBeFocused()
  // A colleague is about to decide the same.
  const colleague = await page.context().newPage()
  const theirs = await openCourier(colleague, id)
  await theirs.getByRole('button', { name: 'Elveszett a csomag' }).press('Enter')
  await theirs.getByLabel('Hogyan alakult ki az összeg').fill('Megegyeztünk.')
  await press('Elveszett a csomag')
  await press('Elveszett, lezárom az igényt')
  await expect(panel.getByLabel('Kártalanítás, Ft')).toBeFocused()
  await panel.getByLabel('Kártalanítás, Ft').fill('45 000')
  await panel.getByLabel('Hogyan alakult ki az összeg').fill('A futárszolgálat elismerte.')
  await expectFineOnBothScreens(page)
  await press('Elveszett, lezárom az igényt')
  await expect(page.getByText('A csomagot elveszettnek nyilvánította, az ügyfelet értesítjük.')).toBeVisible()
  await theirs.getByLabel('Kártalanítás, Ft').fill('40 000')
  await theirs.getByRole('button', { name: 'Elveszett, lezárom az igényt' }).press('Enter')
  await expect(theirs.getByRole('complementary')).toContainText('Amit beírt, itt maradt')
  // The button that can be pressed no more goes, and the sentence that says so takes the focus.
  await expect(theirs.getByRole('button', { name: 'Elveszett, lezárom az igényt' })).toHaveCount(0)
  await expect(theirs.getByRole('complementary').getByRole('status')).toBeFocused()
  await expect(theirs.getByLabel('Hogyan alakult ki az összeg')).toHaveValue('Megegyeztünk.')
  await theirs.getByRole('button', { name: 'Elvetem' }).click()
  await expect(theirs.getByLabel('Hogyan alakult ki az összeg')).toHaveCount(0)

  // The request is closed, and its customer waits for the money: the head of the page says so, and what is written down below changes it.
  const todo = page.getByRole('region', { name: 'Mi a teendő?' })
  await expect(todo.getByText('Az ügyfél megadja, melyik bankszámlára kéri a kártalanítást: 45')).toBeVisible()
  await todo.getByRole('button', { name: 'Kártalanítás megnyitása' }).press('Enter')
  await press('Bankszámla rögzítése az ügyfél helyett')
  await panel.getByLabel('Bankszámlaszám').fill('11773016 11111018')
  await panel.getByLabel('Számlatulajdonos neve').fill('Nagy Éva')
  await panel.getByRole('radio', { name: 'telefonon' }).press('Space')
  await panel.getByLabel('Mit mondott, mivel igazolható?').fill('Születési dátummal azonosítva.')
  await press('Bankszámla rögzítése')
  await expect(todo.getByText('A pénzügy átutalja a kártalanítást: 45')).toBeVisible()
  await expectFineOnBothScreens(page)
  const lostEmail = await emailTo(page.request, email, 'Elveszett a csomagja')
  expect(lostEmail).toMatch(/45.000/)
  await page.goto(linkIn(lostEmail, '/igeny-reszletei/'))
  await screenIsReady(page)
  await expectFineOnBothScreens(page)
  expect(watch.errors).toEqual([])
})

test('where the compensation goes is said on the page of the request, and finance pays it', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  const watch = await watchPage(page, baseURL ?? '')
  const email = newEmail()
  const { crmRequestId: id } = await bookByApi(page.request, email)
  const atWork = await workshop(browser, baseURL)
  await atWork.receive(id, {})
  await atWork.returnUnrepaired(id)
  await atWork.lose(id, 45_000)
  const own = await (await browser.newContext({ locale: 'hu-HU', baseURL: baseURL ?? '' })).newPage()
  await own.goto(linkIn(await emailTo(page.request, email, 'Elveszett a csomagja'), '/igeny-reszletei/'))
  await screenIsReady(own)
  await signInAsEmployee(page, 'vezeto')
  const panel = await openCourier(page, id)
  const todo = page.getByRole('region', { name: 'Mi a teendő?' })
  await expect(todo.getByText('Az ügyfél megadja, melyik bankszámlára kéri a kártalanítást: 45')).toBeVisible()
  await expect(panel.getByText('Bankszámlára vár')).toBeVisible()
  const compensation = own.getByRole('region', { name: 'Kártalanítás' })
  await compensation.getByRole('button', { name: 'Bankszámla megadása' }).press('Enter')
  await expect(compensation.getByLabel('Bankszámlaszám')).toBeFocused()
  await compensation.getByLabel('Bankszámlaszám').fill('12345678-12345678')
  await compensation.getByLabel('Számlatulajdonos neve').fill('Nagy Éva')
  await compensation.getByRole('button', { name: 'Vissza' }).press('Enter')
  await own.getByRole('dialog').getByRole('button', { name: 'Maradok' }).press('Enter')
  await expect(compensation.getByLabel('Számlatulajdonos neve')).toHaveValue('Nagy Éva')
  await compensation.getByRole('button', { name: 'Bankszámla mentése' }).press('Enter')
  await expect(compensation.getByText('A bankszámlaszám nem megfelelő.')).toBeVisible()
  await expectFineOnBothScreens(own)
  await compensation.getByLabel('Bankszámlaszám').fill('11773016 11111018')
  await compensation.getByRole('button', { name: 'Bankszámla mentése' }).press('Enter')
  await expect(compensation.getByText('A bankszámlát rögzítettük')).toBeFocused()
  await page.reload()
  await expect(todo.getByText('A pénzügy átutalja a kártalanítást: 45')).toBeVisible()
  await page.goto('/iranyitopult/penzugy/kartalanitasok')
  await screenIsReady(page)
  const row = page.getByRole('listitem').filter({ hasText: formatRequestNumber(id) })
  await expect(row).toContainText('11773016-11111018')
  await row.getByRole('button', { name: 'Átutalás rögzítése' }).press('Enter')
  await row.getByLabel('Az átutalás napja').fill('2020-01-01')
  await row.getByRole('button', { name: 'Átutaltam' }).press('Enter')
  await expect(row.getByText('Az átutalás napja nem lehet későbbi a mainál')).toBeVisible()
  await expectFineOnBothScreens(page)
  await row.getByLabel('Az átutalás napja').fill(Temporal.Now.plainDateISO('Europe/Budapest').toString())
  await row.getByRole('button', { name: 'Átutaltam' }).press('Enter')
  await expect(page.getByText('Az átutalást rögzítettük, az ügyfelet értesítjük.')).toBeFocused()
  // Without a reload.
  await expect(compensation.getByText('A kártalanítást átutaltuk')).toBeVisible()
  await expect(compensation.getByRole('button')).toHaveCount(0)
  // What is paid leads to its request, and that back to what was paid.
  await page.getByRole('link', { name: 'Átutalva' }).click()
  await page.getByRole('link', { name: formatRequestNumber(id) }).press('Enter')
  await screenIsReady(page)
  await page.getByRole('link', { name: 'Vissza ide: Kártalanítások' }).press('Enter')
  await expect(page).toHaveURL(/\/penzugy\/kartalanitasok\?/)
  await expect(page.getByRole('link', { name: formatRequestNumber(id) })).toBeFocused()
  await openCourier(page, id)
  await expect(todo.getByText('Ezzel az igénnyel már nincs teendő.')).toBeVisible()
  await panel.getByText('Ami eddig történt').click()
  await expect(panel.getByText('Bankszámla megadva: 1018, az oldalán')).toBeVisible()
  await expectFineOnBothScreens(page)
  expect(watch.errors).toEqual([])
})

test('a parcel without a request is noted, found by its code and joined to the request it belongs to', { tag: onDesktop }, async ({
  page,
  baseURL,
}) => {
  const watch = await watchPage(page, baseURL ?? '')
  const { crmRequestId: id } = await bookByApi(page.request, newEmail())
  await signInAsEmployee(page, 'vezeto')
  await page.goto('/iranyitopult/szerviz/ismeretlen-csomagok')
  await screenIsReady(page)
  await page.getByRole('button', { name: 'Új csomag rögzítése' }).press('Enter')
  const code = `XQ${String(id).slice(0, 7)}`
  await page.getByLabel('Azonosítók').fill(code)
  await page.getByRole('button', { name: 'Rögzítés', exact: true }).press('Enter')
  await expect(page.getByRole('main').getByRole('alert').first()).toBeFocused()
  await page.getByLabel('Mikor érkezett?').fill('2026-11-20')
  await page.getByLabel('Mi van a csomagban?').fill('Fekete telefon, átadólap nélkül.')
  await expectFineOnBothScreens(page)
  await page.getByRole('button', { name: 'Rögzítés', exact: true }).press('Enter')
  // Not in the form, where it stands until it is saved.
  const parcel = page.getByRole('listitem').filter({ hasText: 'Fekete telefon, átadólap nélkül.' })
  await expect(parcel).toBeVisible()

  await page.keyboard.press('F2')
  await page.getByLabel('Kód vagy igényszám').fill(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ismeretlen-csomagok\?kod=/)
  await parcel.getByRole('button', { name: 'Hozzárendelés igényhez' }).press('Enter')
  await parcel.getByLabel('Igényszám').fill(String(id))
  await expectFineOnBothScreens(page)
  await parcel
    .getByRole('button', { name: /^Hozzárendelés/ })
    .last()
    .press('Enter')
  await expect(page.getByText('csomag: igényhez rendelte.')).toBeVisible()
  await page.goto(`/iranyitopult/szerviz/igenyek/${id}`)
  await screenIsReady(page)
  await expect(page.getByText('Azonosítatlanként érkezett csomag')).toBeVisible()
  expect(watch.errors).toEqual([])
})
