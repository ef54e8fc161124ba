import { expect, test } from '@playwright/test'
import { expectFineOnBothScreens } from './accessible.ts'
import { receive, scan } from './repair-actions.ts'
import { booked, createCustomer, createEmployee } from './repair-people.ts'
import { type RepairPortal, startRepairPortal } from './repair-portal.ts'
import { demoAddress } from './sign-in.ts'
import { onPhone } from './sizes.ts'

// A neglected workshop: what was promised first is late until it is done, a customer hears of it twice and then from a person, a swapped device is
// noticed, and whoever leaves leaves nobody's requests behind. The head reads in the log who did what. Its people choose their screens.

let portal: RepairPortal
test.beforeEach(async () => {
  portal = await startRepairPortal()
})
test.afterEach(() => portal.stop())

test('a promise that is missed twice is a task for a person; a swapped device and a colleague who left are seen', { tag: onPhone }, async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const customer = await createCustomer(browser, portal, 'phone')
  const other = await createCustomer(browser, portal, 'phone')
  const desk = await createEmployee(browser, portal, 'atvevo')
  const service = await createEmployee(browser, portal, 'ugyfelszolgalat')
  const head = await createEmployee(browser, portal, 'vezeto')
  const id = await booked(customer)
  const second = await booked(other)

  await portal.moveTo('2026-11-25T09:30')
  // Of the two boxes the other one is opened first: what stands on the device belongs to the request of the first.
  const { device } = (await desk.call('GET', `/service-desk/requests/${id}`)) as { device: { identifier: string } }
  await scan(desk, second)
  const arrival = await desk.tool('Átvétel')
  await arrival.getByLabel('A készülékről leolvasott IMEI- vagy gyári szám').fill(device.identifier)
  await expect(arrival.getByText('egy másik nyitott igényé')).toBeVisible()
  await expect(arrival.getByRole('link', { name: /^Másik igény/ })).toHaveAttribute('href', `/iranyitopult/szerviz/igenyek/${id}`)
  await expectFineOnBothScreens(desk.page)
  await arrival.getByLabel('A készülékről leolvasott IMEI- vagy gyári szám').fill('')
  await receive(desk)
  await scan(desk, id)
  await receive(desk)
  await service.open(id)
  await service.page.getByRole('button', { name: 'Elvállalom' }).press('Enter')
  await expect(service.page.getByRole('status').filter({ hasText: 'Új felelős' })).toBeVisible()

  // Nobody looks at it: one email with a new day, a second one, and then no more.
  await portal.moveTo('2026-12-08T09:30')
  await customer.follow('Késünk')
  await expect(customer.page.getByText('A tervezettnél tovább tart.')).toBeVisible()
  await expect(customer.page.getByText(/^Eredetileg ígért nap/)).toBeVisible()
  await expectFineOnBothScreens(customer.page)
  const apologies = async () => {
    const rows = (await (await customer.page.request.get('/dev/mails')).text()).split('<tr>')
    return rows.filter((row) => row.includes(customer.email) && row.includes('Késünk')).length
  }
  // A job writes it, some time after the clock was moved.
  await portal.moveTo('2026-12-21T09:30')
  await expect.poll(apologies, { timeout: 20_000 }).toBe(2)
  for (const day of ['2027-01-11', '2027-01-20']) await portal.moveTo(`${day}T09:30`)

  await head.go('/iranyitopult/szerviz?bucket=late')
  await expect(head.page.getByRole('main').locator(`a[href*="/igenyek/${id}"]`).first()).toBeVisible()
  await expectFineOnBothScreens(head.page)

  // The colleague leaves: whose requests they looked after, nobody does now, and the history says why.
  await head.go('/iranyitopult/szerviz/munkatarsak')
  const member = head.page.getByRole('listitem').filter({ hasText: demoAddress('ugyfelszolgalat') })
  await member.getByRole('button', { name: /^Hozzáférés lezárása/ }).press('Enter')
  await member.getByRole('button', { name: 'Hozzáférés lezárása' }).press('Enter')
  await expect(member).toContainText('Lezárva')

  await head.open(id)
  await expect(head.page.getByText('A portál már két levelet küldött a késésről')).toBeVisible()
  await expect(head.page.getByText('A felelős hozzáférését lezárták.')).toBeVisible()
  expect(await apologies()).toBe(2)
  await head.page.getByRole('button', { name: 'Módosítás: Az ügyfélnek ígért nap' }).press('Enter')
  await head.page.getByLabel('Új ígért nap').fill('2027-01-27')
  await head.page.getByLabel('Miért változik a nap?').fill('Az alkatrész 26-án érkezik.')
  await head.page.getByLabel('Miért változik a nap?').press('Enter')
  await expect(head.page.getByRole('status').filter({ hasText: 'január 27' })).toBeVisible()
  await expect.poll(() => customer.emailAbout('Késünk')).toContain('Az alkatrész 26-án érkezik.')
  // A new day never ends lateness.
  await expect(head.page.getByText('Az elsőként ígért naphoz képest késik.')).toBeVisible()

  await head.go('/iranyitopult/szerviz/naplo')
  await expect(head.page.getByRole('main').getByText('(nem kötelező)')).toHaveCount(0)
  await head.page.getByLabel('Mi történt?').selectOption('permissions')
  await head.page.getByRole('button', { name: 'Szűrés' }).press('Enter')
  await expect(head.page.getByRole('listitem').filter({ hasText: /^Hozzáférés lezárása/ })).toHaveCount(1)
  await expectFineOnBothScreens(head.page)
})
