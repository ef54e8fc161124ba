import { expect, test } from '@playwright/test'
import { expectAccessible, expectFineOnBothScreens, expectNoSidewaysScroll } from './accessible.ts'
import { linkIn } from './followed-request.ts'
import { bookOnScreen, finishRepair, issueReport, orderDelivery, receive, scan, sendBackUnrepaired, sendQuote } from './repair-actions.ts'
import { booked, type Customer, createCustomer, createEmployee } from './repair-people.ts'
import { type RepairPortal, startRepairPortal } from './repair-portal.ts'

// Whole repairs, by everybody who has a hand in them: the customer by the links of their emails, the courier (the simulator, moved by
// the clock), and three employees. Each walk chooses the screens of its people.

let portal: RepairPortal
test.beforeEach(async () => {
  portal = await startRepairPortal()
})
test.afterEach(() => portal.stop())

const stands = (customer: Customer, where: string) => expect(customer.page.getByText(where, { exact: true })).toBeVisible()

/** What a job of the portal does is seen at the next look. */
const comesToShow = ({ page }: Customer, text: string) =>
  expect(async () => {
    await page.reload()
    await expect(page.getByText(text)).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })

test('a paid repair, from a phone: booked, fetched, quoted, accepted, repaired, brought back, rated', async ({ browser }) => {
  test.setTimeout(120_000)
  const customer = await createCustomer(browser, portal, 'phone')
  const atTheServiceEntry = await createEmployee(browser, portal, 'atvevo')
  const technician = await createEmployee(browser, portal, 'technikus')
  const dispatcher = await createEmployee(browser, portal, 'logisztika')
  const { page } = customer

  const id = await bookOnScreen(customer, '/igenyles/gyartok/huawei/fizetos-javitasok')
  await customer.follow('Igényét megkaptuk')
  await comesToShow(customer, `SIM-${id}-B1`)
  await stands(customer, 'A futárt megrendeltük')

  // The courier rings at ten on Tuesday and is at the workshop on Wednesday morning.
  await portal.moveTo('2026-11-25T09:30')
  await scan(atTheServiceEntry, id)
  await receive(atTheServiceEntry)
  await customer.emailAbout('Megérkezett a készülék')

  await technician.open(id)
  await sendQuote(technician, 'Kijelző cseréje', 32_000)

  await customer.follow('Elkészült az árajánlat')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Elfogadom az árajánlatot' }).click()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  for (const declaration of await page.getByRole('region', { name: 'Árajánlat a javításra' }).getByRole('checkbox').all()) {
    await expect(declaration).not.toBeChecked()
    await declaration.check()
  }
  await page.getByRole('button', { name: /fizetési kötelezettséggel/i }).click()
  await expect(page.getByText(/^Elfogadta az árajánlatot:/)).toBeVisible()
  await customer.emailAbout('Megrendelte a javítást')

  await portal.moveTo('2026-11-27T09:00')
  await technician.open(id)
  await finishRepair(technician, 'A kijelző eltört.', 'Kijelző cserélve, próba rendben.')
  await customer.emailAbout('Elkészült a javítás')
  // The invoice follows by itself: 32 000 Ft, the work and the courier of the estimate, and 27 % VAT, paid to the courier.
  await customer.follow('Számla: ')
  const invoices = page.getByRole('region', { name: 'Számlák és fizetés' })
  await expect(invoices.getByRole('heading', { name: /^Számla: MF-2026-\d{6}/ })).toBeVisible()
  await expect(invoices.getByText('Fizetésre vár')).toBeVisible()
  await expect(invoices.getByText('60 402 Ft', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await dispatcher.open(id)
  await orderDelivery(dispatcher)

  // Told before three, the courier comes on the same day, and rings at the customer's on the next working day.
  await portal.moveTo('2026-11-27T17:30')
  await customer.follow('Készüléke úton van Önhöz')
  await stands(customer, 'A készülék úton van Önhöz')
  await expect(page.getByText(`SIM-${id}-K1`)).toBeVisible()
  await portal.moveTo('2026-11-30T12:30')

  const last = await customer.emailAbout('Átvette a készüléket')
  await page.goto(linkIn(last, '/ertekeles/'))
  await page.getByRole('radio', { name: /Nagyon elégedett/ }).check()
  await page.getByLabel(/Mit csináltunk jól/).fill('Gyorsan elkészült, és mindent tudtam, ami történik.')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Értékelés elküldése' }).click()
  await expect(page.getByText('Köszönjük az értékelését!')).toBeVisible()

  await technician.open(id)
  await expect(technician.page.getByText('Gyorsan elkészült, és mindent tudtam, ami történik.')).toBeVisible()
})

test('a warranty repair, from a desktop: a question on the way, repaired at no charge, rated on its page', async ({ browser }) => {
  test.setTimeout(120_000)
  const customer = await createCustomer(browser, portal, 'desktop')
  const atTheServiceEntry = await createEmployee(browser, portal, 'atvevo')
  const clerk = await createEmployee(browser, portal, 'ugyfelszolgalat')
  const technician = await createEmployee(browser, portal, 'technikus')
  const dispatcher = await createEmployee(browser, portal, 'logisztika')
  const { page } = customer

  const id = await bookOnScreen(customer, '/igenyles/gyartok/huawei/garancialis-javitasok', { withInvoice: true })
  await customer.follow('Igényét megkaptuk')
  await page.getByRole('textbox', { name: 'Üzenet a szerviznek' }).fill('Küldjem a töltőt is?')
  await page.getByRole('button', { name: 'Üzenet küldése' }).click()
  await expect(page.getByText('Az üzenetet elküldtük.')).toBeVisible()
  await clerk.home()
  await clerk.page
    .getByRole('link', { name: /Üzenetek/ })
    .first()
    .click()
  await expect(clerk.page.getByRole('heading', { level: 1, name: 'Megválaszolatlan üzenetek' })).toBeVisible()
  await clerk.page
    .getByRole('link', { name: new RegExp(String(id).replace(/\B(?=(\d{3})+$)/g, '\\s')) })
    .first()
    .click()
  await expect(clerk.page.getByText('Küldjem a töltőt is?')).toBeVisible()
  await clerk.page.getByRole('textbox', { name: 'Válasz az ügyfélnek' }).fill('Nem szükséges, csak a készüléket kérjük.')
  await clerk.page.getByRole('button', { name: 'Üzenet küldése' }).click()
  await customer.follow('Üzenete érkezett')
  await expect(page.getByText('Nem szükséges, csak a készüléket kérjük.')).toBeVisible()

  await portal.moveTo('2026-11-25T09:30')
  await scan(atTheServiceEntry, id)
  await receive(atTheServiceEntry)
  await technician.open(id)
  await finishRepair(technician, 'Gyártási hiba: a kijelző elengedett.', 'Kijelző cserélve garanciában.')
  await dispatcher.open(id)
  await orderDelivery(dispatcher)
  await portal.moveTo('2026-11-26T12:30')

  await customer.follow('Átvette a készüléket')
  await stands(customer, 'Lezárt igény: a készüléket visszajuttattuk')
  await stands(customer, 'A készüléket megjavítottuk.')
  await expect(page.getByRole('link', { name: 'Ismételt javítást kérek' })).toBeVisible()
  await page
    .getByRole('radio', { name: /Elégedett/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Értékelés elküldése' }).click()
  await expect(page.getByText('Köszönjük az értékelését!')).toBeVisible()
  await expectAccessible(page)
})

test('what goes otherwise: refused, run out, reported and refused, cancelled, and a courier who rang in vain twice', async ({ browser }) => {
  test.setTimeout(180_000)
  const customer = await createCustomer(browser, portal, 'phone')
  const atTheServiceEntry = await createEmployee(browser, portal, 'atvevo')
  const technician = await createEmployee(browser, portal, 'technikus')
  const { page } = customer

  const cancelled = await booked(customer)
  await customer.follow('Igényét megkaptuk')
  await page.getByRole('button', { name: 'Lemondom az igényt' }).click()
  await page.getByRole('radio', { name: 'Újra működik a készülék' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Igen, lemondom' }).click()
  await stands(customer, 'Ezt az igényt lemondta.')
  await customer.emailAbout('Igényét lemondta')

  // Nobody ever opens at number 1313 (the simulator's rule).
  const nobodyOpens = await createCustomer(browser, portal, 'phone')
  const missed = await booked(nobodyOpens, { streetNumber: '1313' })
  const refusing = await createCustomer(browser, portal, 'phone')
  const refused = await booked(refusing)
  const silent = await createCustomer(browser, portal, 'desktop')
  const forgotten = await booked(silent)
  const claimant = await createCustomer(browser, portal, 'phone')
  const claimed = await booked(claimant, { isWarranty: true })

  await portal.moveTo('2026-11-24T18:00')
  await nobodyOpens.emailAbout('Nem sikerült átvennünk a készüléket')
  await portal.moveTo('2026-11-25T18:00')
  await nobodyOpens.follow('Válasszon új időpontot a futárnak')
  await stands(nobodyOpens, 'Felvételi időpontra várunk')
  await nobodyOpens.page.getByRole('button', { name: 'Időpontot választok' }).click()
  await nobodyOpens.page.getByRole('group', { name: 'Melyik napon jöjjön a futár?' }).getByRole('radio').first().check()
  await nobodyOpens.page.getByRole('group', { name: 'Melyik idősávban?' }).getByRole('radio').first().check()
  await expectAccessible(nobodyOpens.page)
  await nobodyOpens.page.getByRole('button', { name: 'Időpont mentése' }).click()
  await nobodyOpens.emailAbout('A felvétel új időpontja')
  await comesToShow(nobodyOpens, `SIM-${missed}-B3`)

  for (const id of [refused, forgotten, claimed]) {
    await atTheServiceEntry.open(id)
    await receive(atTheServiceEntry)
  }
  for (const id of [refused, forgotten]) {
    await technician.open(id)
    await sendQuote(technician, 'Alaplap cseréje', 90_000, 'Az alaplapot is cserélni kell.')
  }
  await technician.open(claimed)
  await issueReport(technician, 'A készülékbe folyadék került.')

  await refusing.follow('Elkészült az árajánlat')
  // It costs more than was told before the booking, and says why.
  await expect(refusing.page.getByText(/^Az ajánlat magasabb a megrendelés előtt közölt tájékoztató árnál/)).toBeVisible()
  await expect(refusing.page.getByText('Az alaplapot is cserélni kell.')).toBeVisible()
  await refusing.page.getByRole('button', { name: 'Elutasítom az árajánlatot' }).click()
  // What it costs is said before it is said for good.
  await expect(refusing.page.getByText('Bevizsgálási díj', { exact: true })).toBeVisible()
  await expect(refusing.page.getByText('Logisztikai díj', { exact: true })).toBeVisible()
  await expectAccessible(refusing.page)
  await refusing.page.getByRole('button', { name: 'Elutasítom, kérem vissza a készüléket' }).click()
  await expect(refusing.page.getByText(/^Elutasította az árajánlatot:/)).toBeVisible()
  await technician.open(refused)
  await sendBackUnrepaired(technician, 'Az alaplap hibás.')

  // They change their mind when they hear that it comes back: a new quote, and what the refusal cost is let off.
  const invoicesOfRefused = refusing.page.getByRole('region', { name: 'Számlák és fizetés' })
  await comesToShow(refusing, 'Fizetésre vár')
  await technician.open(refused)
  await technician.page.getByRole('button', { name: 'Új árajánlat a visszaküldés helyett' }).click()
  await sendQuote(technician, 'Alaplap cseréje, bontott', 60_000, 'Az alaplapot is cserélni kell.')
  await refusing.follow('Elkészült az árajánlat')
  await refusing.page.getByRole('button', { name: 'Elfogadom az árajánlatot' }).click()
  for (const declaration of await refusing.page.getByRole('region', { name: 'Árajánlat a javításra' }).getByRole('checkbox').all())
    await declaration.check()
  await refusing.page.getByRole('button', { name: /fizetési kötelezettséggel/i }).click()
  await expect(refusing.page.getByText(/^Elfogadta az árajánlatot:/)).toBeVisible()
  await expect(invoicesOfRefused).toContainText('Sztornószámla')
  await expectAccessible(refusing.page)

  await claimant.follow('Jegyzőkönyv a bevizsgálásról')
  await expectAccessible(claimant.page)
  await claimant.page.getByRole('button', { name: 'Elutasítom, kérem vissza a készüléket' }).click()
  await expect(claimant.page.getByText(/4\s?522/).first()).toBeVisible()
  await claimant.page.getByRole('button', { name: 'Elutasítom, kérem vissza a készüléket' }).click()
  await expect(claimant.page.getByText(/^Elutasította a jegyzőkönyvet/)).toBeVisible()
  await stands(claimant, 'A hiba nem tartozik a garancia körébe.')

  // Twenty working days later, and a day more.
  await portal.moveTo('2026-12-23T09:00')
  await silent.follow('Lejárt az árajánlat')
  await stands(silent, 'A készüléket javítás nélkül küldjük vissza')
  await expect(silent.page.getByRole('button', { name: 'Elfogadom az árajánlatot' })).toHaveCount(0)

  // What was promised and not kept is counted in its week.
  const manager = await createEmployee(browser, portal, 'vezeto')
  await manager.go('/iranyitopult/szerviz/hataridok')
  const weeks = manager.page.getByRole('table', { name: 'Ígéretek hetenként' })
  await weeks
    .getByRole('link', { name: /Elmulasztott: [1-9]/ })
    .first()
    .click()
  await expect(manager.page.getByRole('heading', { name: /^Igények: / })).toBeVisible()
  await expect(manager.page.getByRole('link', { name: /számú igény/ }).first()).toBeVisible()
  await expectFineOnBothScreens(manager.page)
  await technician.open(cancelled)
  await expect(
    technician.page
      .getByText('Ebben az állapotban Önnek most nincs teendője.')
      .or(technician.page.getByText('Ezzel az igénnyel már nincs teendő.'))
      .first(),
  ).toBeVisible()
})
