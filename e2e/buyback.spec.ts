import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { agree, atStep, fillPickup, goOn, isDone, newImei, send } from './booking-steps.ts'
import { receive, scan } from './repair-actions.ts'
import { type Customer, createCustomer, createEmployee } from './repair-people.ts'
import { type RepairPortal, startRepairPortal } from './repair-portal.ts'
import { onDesktop } from './sizes.ts'

// A device is sold, from the first question to the payout; the customer holds a phone.

let portal: RepairPortal
test.beforeEach(async () => {
  portal = await startRepairPortal()
})
test.afterEach(() => portal.stop())

const main = ({ page }: Customer) => page.getByRole('main')
const next = (customer: Customer) => main(customer).getByRole('button', { name: 'Tovább' }).click()

/** The second press comes when the first has done its work, as a hand's does. */
async function doubleClick(customer: Customer, button: string) {
  const box = await main(customer).getByRole('button', { name: button }).boundingBox()
  if (!box) throw new Error(`${button} is not on the screen`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await customer.page.mouse.click(x, y)
  await customer.page.waitForTimeout(120)
  await customer.page.mouse.down({ clickCount: 2 })
  await customer.page.mouse.up({ clickCount: 2 })
}

async function answer(customer: Customer, question: string, choice: string) {
  await main(customer).getByRole('group', { name: question }).getByRole('radio', { name: choice, exact: true }).check()
}

/** Told at once; a reload keeps it. */
async function askForPrice(customer: Customer) {
  const { page } = customer
  await page.goto('/felvasarlas')
  await page.getByLabel('Márka').selectOption({ label: 'Apple' })
  await page.getByLabel('Típus').selectOption({ label: 'iPhone 14' })
  await answer(customer, 'Tárhely', '128 GB')
  await doubleClick(customer, 'Tovább')
  await expect(page.getByRole('heading', { name: 'Működik?' })).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: /lépés A készülék/ })).toBeFocused()
  await page.goForward()
  await answer(customer, 'Bekapcsol', 'Igen')
  await answer(customer, 'Fiókhoz van kötve?', 'Igen')
  await expect(page.getByRole('heading', { name: 'Előbb oldja fel a zárolást' })).toBeVisible()
  await expect(main(customer).getByRole('button', { name: 'Tovább' })).toHaveCount(0)
  await answer(customer, 'Fiókhoz van kötve?', 'Nem')
  await answer(customer, 'Érte víz', 'Nem')
  await next(customer)
  await answer(customer, 'Milyen a kijelző?', 'hibátlan')
  await answer(customer, 'Milyen a ház?', 'újszerű')
  await expectAccessible(page)
  await page.goBack()
  await expect(main(customer).getByRole('group', { name: 'Érte víz' }).getByRole('radio', { name: 'Nem', exact: true })).toBeChecked()
  await page.goForward()
  const display = main(customer).getByRole('group', { name: 'Milyen a kijelző?' }).getByRole('radio', { name: 'hibátlan', exact: true })
  await expect(display).toBeChecked()
  await page.reload()
  await expect(display).toBeChecked()
  await next(customer)
  await page.getByLabel('Az akkumulátor állapota').fill('92')
  await next(customer)
  for (const accessory of ['eredeti töltő', 'kábel', 'doboz']) await page.getByRole('checkbox', { name: accessory }).check()
  await page.reload()
  for (const accessory of ['eredeti töltő', 'kábel', 'doboz']) await expect(page.getByRole('checkbox', { name: accessory })).toBeChecked()
  await answer(customer, 'Megvan a vásárlást', 'Igen')
  await main(customer).getByRole('button', { name: 'Mennyit kapok érte?' }).click()
  await expect(page.getByText('98 000 Ft')).toBeVisible()
  await page.reload()
  await expect(page.getByText('98 000 Ft')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'eredeti töltő' })).toBeChecked()
  await page.goForward()
  await expect(page.getByText('98 000 Ft')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

/** @returns the number of the request */
async function orderCourier(customer: Customer): Promise<number> {
  const { page, email } = customer
  await page.getByRole('link', { name: 'Futárt kérek érte' }).click()
  await atStep(page, 'A készülék')
  await page.getByRole('textbox', { name: 'IMEI-szám', exact: true }).fill(newImei())
  await goOn(page)
  await atStep(page, 'Állapot és iratok')
  await goOn(page)
  await fillPickup(page, { email })
  await goOn(page)
  await atStep(page, 'Eladó és kifizetés')
  await goOn(page)
  await expect(page.getByRole('link', { name: 'Adja meg a bankszámlaszámot.' })).toBeVisible()
  // A private seller is told that no invoice is needed.
  await expect(
    main(customer)
      .getByRole('group', { name: 'Mi az eladó címe?' })
      .getByRole('radio', { name: /^A felvételi cím/ }),
  ).toBeChecked()
  await page.getByRole('radio', { name: 'Másik cím' }).check()
  await page.getByLabel('Az eladó neve').fill('')
  await goOn(page)
  await expect(page.getByRole('link', { name: 'Adja meg az eladó nevét.' })).toBeVisible()
  await page.getByRole('radio', { name: /^A felvételi cím/ }).check()
  await page.getByLabel('Bankszámlaszám').fill('117730161111101800000000')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await goOn(page)
  await expect(page.getByText('11773016-11111018-00000000')).toBeVisible()
  await agree(page)
  await send(page)
  return Number(await isDone(page))
}

test('a phone is sold: price, courier, inspection, a lower offer, acceptance, payout', { tag: onDesktop }, async ({ browser }) => {
  test.setTimeout(120_000)
  const customer = await createCustomer(browser, portal, 'phone')
  const { page } = customer
  await askForPrice(customer)
  const id = await orderCourier(customer)

  await portal.moveTo('2026-11-25T09:30')
  const employee = await createEmployee(browser, portal, 'vezeto')
  await scan(employee, id)
  await receive(employee)

  await employee.open(id)
  const desk = await employee.tool('Felvásárlás')
  await desk.getByRole('group', { name: 'Milyen a kijelző?' }).getByRole('radio', { name: 'karcos' }).check()
  await desk.getByRole('button', { name: 'Ezt írom be' }).click()
  await expect(desk.getByLabel('Végleges ár, forint')).toHaveValue('83500')
  await desk.getByLabel('Miért alacsonyabb?').fill('A kijelzőn hosszú karc van.')
  await expectAccessible(employee.page)
  await desk.getByRole('button', { name: 'Ajánlat elküldése' }).click()
  await expect(desk.getByText(/^Az ügyfél eddig dönthet:/)).toBeVisible()
  // Of all that is missing the first on the page is led to.
  await desk.getByRole('button', { name: 'Döntés rögzítése' }).click()
  await expect(desk.getByRole('radio', { name: 'elfogadta', exact: true })).toBeFocused()

  await customer.follow('Elkészült a végleges vételi ajánlatunk')
  await expect(page.getByText('hibátlan helyett karcos')).toBeVisible()
  await expect(page.getByText('Számla másolata')).toBeVisible()
  await expect(page.getByText('Jótállási jegy')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Elfogadom', exact: true }).click()
  const sell = page.getByRole('button', { name: 'Elfogadom az ajánlatot, és eladom a készüléket' })
  await sell.click()
  await expect(page.getByRole('link', { name: /nyilatkozzon arról/ })).toBeVisible()
  await page.getByRole('checkbox', { name: /a készülék a tulajdonom/ }).check()
  await sell.click()
  await expect(page.getByText(/^Elfogadta az ajánlatot:/)).toBeVisible()

  await employee.page.goto('/iranyitopult/szerviz/kifizetesek')
  await expect(employee.page.getByText('11773016-11111018-00000000')).toBeVisible()
  await employee.page.getByRole('main').getByRole('link').first().click()
  const payout = await employee.tool('Felvásárlás')
  await payout.getByLabel('Az átutalás napja').fill('2026-11-25')
  await payout.getByRole('button', { name: 'Kifizetve, az igény lezárása' }).click()
  await customer.emailAbout('Átutaltuk a vételárat')
  await page.reload()
  await expect(page.getByText(/^Átutaltuk: 83/)).toBeVisible()
  await expect(page.getByText('Elszámolás a felvásárlásról')).toBeVisible()
})

/** Up to the step of the functions, which works and has a battery. */
async function answerOfLiving(customer: Customer) {
  const { page } = customer
  await page.goto('/felvasarlas')
  await page.getByLabel('Márka').selectOption({ label: 'Apple' })
  await page.getByLabel('Típus').selectOption({ label: 'iPhone 14' })
  await answer(customer, 'Tárhely', '128 GB')
  await next(customer)
  await answer(customer, 'Bekapcsol', 'Igen')
  await answer(customer, 'Fiókhoz van kötve?', 'Nem')
  await answer(customer, 'Érte víz', 'Nem')
  await next(customer)
  await answer(customer, 'Milyen a kijelző?', 'törött vagy foltos')
  await answer(customer, 'Milyen a ház?', 'újszerű')
  await next(customer)
  await page.getByLabel('Az akkumulátor állapota').fill('92')
  await page.getByRole('checkbox', { name: 'kamerák' }).check()
}

test('a device that does not switch on is not asked what works on it, even where it was answered before', { tag: onDesktop }, async ({ browser }) => {
  const customer = await createCustomer(browser, portal, 'phone')
  const { page } = customer
  const at = (step: string) => expect(page.getByRole('heading', { name: step })).toBeFocused()
  await answerOfLiving(customer)
  await next(customer)
  await at('5/5. lépés Tartozékok')
  for (const step of ['Akkumulátor', 'Külső állapot', 'Működik?']) {
    await page.goBack()
    await expect(page.getByRole('heading', { name: step })).toBeVisible()
  }
  await answer(customer, 'Bekapcsol', 'Nem')
  await next(customer)
  await at('3/4. lépés Külső állapot')
  await next(customer)
  await at('4/4. lépés Tartozékok')
  await page.reload()
  await expect(page.getByRole('heading', { name: '4/4. lépés Tartozékok' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '3/4. lépés Külső állapot' })).toBeVisible()
  await next(customer)
  await main(customer).getByRole('button', { name: 'Vissza' }).click()
  await at('3/4. lépés Külső állapot')
  await next(customer)
  await answer(customer, 'Megvan a vásárlást', 'Nem')
  await main(customer).getByRole('button', { name: 'Mennyit kapok érte?' }).click()
  await expect(page.getByText('D – hibás')).toBeVisible()
  // What was answered of a living device is not told of a dead one.
  await page.getByText('Az Ön válaszai').click()
  await expect(page.getByText('Vásárlási bizonylat')).toBeVisible()
  await expect(page.getByText('Akkumulátor')).toHaveCount(0)
  await expect(page.getByText('kamerák')).toHaveCount(0)
})

test('the entry of a step that is skipped since reads as the next one', { tag: onDesktop }, async ({ browser }) => {
  const customer = await createCustomer(browser, portal, 'phone')
  const { page } = customer
  await answerOfLiving(customer)
  for (const step of ['Külső állapot', 'Működik?']) {
    await page.goBack()
    await expect(page.getByRole('heading', { name: step })).toBeVisible()
  }
  await answer(customer, 'Bekapcsol', 'Nem')
  await page.goForward()
  await expect(page.getByRole('heading', { name: '3/4. lépés Külső állapot' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { name: '4/4. lépés Tartozékok' })).toBeVisible()
})
