import { type Browser, expect, test } from '@playwright/test'
import { expectAccessible, expectFineOnBothScreens, expectNoSidewaysScroll } from './accessible.ts'
import { bookByApi } from './followed-request.ts'
import { orderDelivery, receive, scan, sendBackUnrepaired } from './repair-actions.ts'
import { createCustomer, createEmployee } from './repair-people.ts'
import { type RepairPortal, startRepairPortal } from './repair-portal.ts'
import { onPhone } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'

// What comes next after a delivery in vain: the customer is told, and chooses from the link. Its people choose their screens.

let portal: RepairPortal
test.beforeEach(async () => {
  portal = await startRepairPortal()
})
test.afterEach(() => portal.stop())

/** Sent home to a house where nobody ever opens, number 1313 (the simulator's rule), and back again. */
async function cameBack(browser: Browser, screen: 'phone' | 'desktop') {
  const customer = await createCustomer(browser, portal, screen)
  const desk = await createEmployee(browser, portal, 'atvevo')
  const technician = await createEmployee(browser, portal, 'technikus')
  const dispatcher = await createEmployee(browser, portal, 'logisztika')
  const place = { countryCode: 'HUN', postalCode: '1134', city: 'Budapest', publicPlaceName: 'Váci', publicPlaceType: 'út', other: '' }
  const deliveryOutAddress = { kind: 'address', ...place, streetNumber: '1313', contactName: 'Nagy Éva', contactPhone: '+36301234567' }
  const { crmRequestId: id } = await bookByApi(customer.page.request, customer.email, { deliveryOutAddress })

  await portal.moveTo('2026-11-25T09:30')
  await scan(desk, id)
  await receive(desk)
  await technician.open(id)
  await sendBackUnrepaired(technician, 'Kérésre.')
  await dispatcher.open(id)
  await orderDelivery(dispatcher)
  await portal.moveTo('2026-11-30T18:00')
  await portal.moveTo('2026-12-03T18:00')
  await customer.follow('Visszakerült hozzánk a készüléke')
  return { id, customer, dispatcher, page: customer.page }
}

test('the parcel came back: another address and day, or the counter', { tag: onPhone }, async ({ browser }) => {
  test.setTimeout(180_000)
  const { id, page, dispatcher } = await cameBack(browser, 'phone')

  const next = page.getByRole('region', { name: 'Hová vigyük a készüléket?' })
  await next.getByRole('button', { name: 'Választás elküldése' }).press('Enter')
  await expect(next.getByText('Válassza ki, hogyan kapja meg a készüléket.')).toBeVisible()
  await next.getByRole('radio', { name: 'Csomagautomatába' }).press('Space')
  await expect(next.getByRole('group', { name: 'Csomagautomata' }).getByRole('radio').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.screenshot({ path: test.info().outputPath('locker.png'), fullPage: true })
  await next.getByRole('radio', { name: 'Másik címre' }).check()
  await next.getByRole('combobox', { name: 'Irányítószám' }).fill('6720')
  await expect(next.getByRole('combobox', { name: 'Település' })).toHaveValue('Szeged')
  await next.getByRole('combobox', { name: 'Közterület neve' }).fill('Kárász utca 5.')
  await next.getByRole('combobox', { name: 'Közterület neve' }).blur()
  await expect(next.getByRole('combobox', { name: 'Közterület típusa' })).toHaveValue('utca')
  await next.getByLabel('Ezen a napon induljon el leghamarabb').selectOption({ index: 2 })
  await expectFineOnBothScreens(page)
  await page.screenshot({ path: test.info().outputPath('address.png'), fullPage: true })
  await next.getByRole('button', { name: 'Választás elküldése' }).press('Enter')
  await expect(next.getByText(/^Köszönjük. A futárt megrendeljük ide: 6720 Szeged/)).toBeVisible()
  await expectNoSidewaysScroll(page)

  await dispatcher.open(id)
  const courier = await dispatcher.tool('Futár')
  await expect(courier.getByText(/Az ügyfél választott .*6720 Szeged/)).toBeVisible()
  await dispatcher.page.screenshot({ path: test.info().outputPath('desk.png'), fullPage: true })

  await next.getByRole('button', { name: 'Mást választok' }).press('Enter')
  await next.getByRole('radio', { name: /^Személyesen veszem át/ }).check()
  await next.getByRole('button', { name: 'Választás elküldése' }).press('Enter')
  await expect(next.getByText(/^Köszönjük. A készüléket félretettük/)).toBeVisible()
  await dispatcher.page.reload()
  await screenIsReady(dispatcher.page)
  await expect((await dispatcher.tool('Futár')).getByText(/a készüléket személyesen veszi át/)).toBeVisible()
})

test('nobody takes the device over: its page names the last day, and the desk decides what becomes of it', { tag: onPhone }, async ({ browser }) => {
  test.setTimeout(180_000)
  const { id, customer, page } = await cameBack(browser, 'desktop')
  await expect(page.getByRole('region', { name: 'Készüléke nálunk vár Önre' })).toContainText('Eddig őrizzük díjmentesen: 2027. február 28.')
  await expectFineOnBothScreens(page)
  const noticesSent = async () => (await (await page.request.get('/dev/mails')).text()).split('Készüléke nálunk várja Önt').length - 1
  for (const [index, day] of ['2026-12-17', '2027-01-18'].entries()) {
    await portal.moveTo(`${day}T11:00`)
    // The next day comes when the notice of this one is written.
    await expect.poll(noticesSent).toBe(index + 1)
  }
  await portal.moveTo('2027-02-17T11:00')
  await customer.follow('Utolsó értesítés')
  await expect(page.getByRole('region', { name: 'Készüléke nálunk vár Önre' })).toContainText('2027. március 4.')

  await portal.moveTo('2027-03-05T11:00')
  const finance = await createEmployee(browser, portal, 'penzugy')
  await finance.page.goto('/impresszum')
  await finance.open(id)
  const panel = finance.page.getByRole('region', { name: 'Elhagyott készülék' })
  await panel.getByRole('button', { name: 'Elhagyott készülék' }).press('Enter')
  await panel.getByRole('button', { name: 'Döntök, lezárom az igényt' }).press('Enter')
  await expect(panel.getByText('Válassza ki, mi lesz a készülékkel.')).toBeVisible()
  await expect(panel.getByLabel('Értéke vagy bevétele (Ft)')).toBeVisible()
  await panel.getByLabel('Mi lesz a készülékkel?').selectOption('Ártalmatlaníttatjuk')
  await expect(panel.getByLabel('Értéke vagy bevétele (Ft)')).toHaveCount(0)
  await panel.getByLabel('A készüléken lévő adatokat töröltük').press('Space')
  await panel.getByLabel('Indoklás').fill('Háromszor írtunk, nem jelentkezett.')
  await expectFineOnBothScreens(finance.page)
  await panel.getByRole('button', { name: 'Döntök, lezárom az igényt' }).press('Enter')
  await expect(panel.getByText('A készüléket elhagyottnak nyilvánította')).toBeVisible()
  await customer.follow('Elszámolás az át nem vett készülékről')
  await expect(page.getByText('A készüléket a megőrzési idő végéig nem vette át').first()).toBeVisible()
})
