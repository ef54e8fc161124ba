import { expect, type Page, test } from '@playwright/test'
import { arrivalBody, wholeWorksheet } from '#testing/workshop-desk.ts'
import { expectFineOnBothScreens } from './accessible.ts'
import { bookByApi, emailTo, newEmail } from './followed-request.ts'
import { createEmployee, type Employee } from './repair-people.ts'
import { type RepairPortal, startRepairPortal } from './repair-portal.ts'
import { onDesktop } from './sizes.ts'

let portal: RepairPortal
test.beforeEach(async () => {
  portal = await startRepairPortal()
})
test.afterEach(() => portal.stop())

const insurer = {
  ...{ name: 'Minta Biztosító Zrt.', postalCode: '1134', city: 'Budapest', address: 'Váci út 1.', taxNumber: '12345676-2-41', dueDays: 30 },
  email: newEmail(),
}

/** Insured repairs that are done in November, a display each; of the second nobody said which insurer was asked. */
async function repairedInNovember({ page, call }: Employee): Promise<void> {
  const { id: insurerId } = await call('POST', '/finance-desk/insurers', { body: insurer })
  const ids: number[] = []
  for (const insuranceNumber of ['AS1234567', 'VF7654321'])
    ids.push(
      (await bookByApi(page.request, newEmail(), { serviceEntry: 'service=120&brand=huawei', serviceRequest: { insuranceNumber } })).crmRequestId,
    )
  await portal.moveTo('2026-11-25T09:30')
  for (const [index, id] of ids.entries()) {
    const url = `/customer-requests/${id}`
    const version = async () => (await call('GET', `/service-desk/requests/${id}`)).version
    await expect(async () => {
      await call('POST', `${url}/arrival`, { form: { version: await version(), ...arrivalBody({}) } })
    }).toPass({ timeout: 30_000 })
    const line = { kind: 'part', description: 'Kijelző cseréje', quantity: 1, netUnit: 32_000, choice: 'always', group: null }
    await call('PUT', `${url}/quote-draft`, { body: { revision: 0, lines: [line], note: '' } })
    await call('POST', `${url}/insurer-quote`, {
      body: { version: await version(), revision: 1, insurerId: index === 0 ? insurerId : null, email: insurer.email },
    })
    await call('POST', `${url}/insurer-answer`, { body: { version: await version(), insurerVersion: 1, answer: 'accepted', ownShare: null } })
    await call('PUT', `${url}/worksheet`, { body: { revision: 0, ...wholeWorksheet() } })
    await call('POST', `/service-desk/requests/${id}/finish-repair`, { body: { version: await version() } })
  }
}

const csv = (text: string) => ({ name: 'kivonat.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

async function transferComes(page: Page, amount: number, text: string) {
  const head = 'könyvelés dátuma;tranzakció azonosító;könyvelési számla;partner számla;partner elnevezése;összeg;összeg devizaneme;közlemény'
  await page.locator('#statement').setInputFiles(csv(`${head}\n2026.12.02;T1;10400023-00012345;;MINTA BIZTOSITO;${amount};HUF;${text}\n`))
  await expect(page.getByText('Kivonat beolvasva')).toContainText('ebből új: 1')
}

test('an insurer is invoiced for a month, pays too much, the invoice is cancelled, and its money settles the new one', { tag: onDesktop }, async ({
  browser,
}) => {
  // Employees' screens and a portal of its own, by the clock: on a busy machine slow.
  test.setTimeout(300_000)
  const clerk = await createEmployee(browser, portal, 'vezeto')
  const { page } = clerk
  await repairedInNovember(clerk)
  const card = page.getByRole('listitem').filter({ hasText: insurer.taxNumber })
  await clerk.go('/iranyitopult/penzugy/biztositok')
  const unknown = page.getByRole('listitem').filter({ hasText: 'Nincs megadva, melyik biztosító' })
  await unknown.getByText('1 javítás').click()
  await unknown.getByLabel('Melyik biztosító fizeti?').selectOption(insurer.name)
  await expectFineOnBothScreens(page)
  await unknown.getByRole('button', { name: 'Biztosító mentése' }).press('Enter')
  await expect(page.getByText('A biztosítót mentettük, a tartozás nála szerepel.')).toBeFocused()
  await expect(unknown).toHaveCount(0)
  await expect(card).toContainText('A hónap lezárása után számlázható.')
  await expect(card.getByRole('button', { name: 'Gyűjtőszámla kiállítása' })).toHaveCount(0)

  await portal.moveTo('2026-12-02T09:00')
  await clerk.go('/iranyitopult/penzugy/biztositok?honap=2026-11')
  await card.getByText('2 javítás').click()
  await expectFineOnBothScreens(page)
  await card.getByRole('button', { name: 'Gyűjtőszámla kiállítása' }).click()
  await expect(card.getByRole('heading', { name: 'Gyűjtőszámla: 2026. november' })).toBeFocused()
  await expect(card).toContainText(insurer.email)
  await expectFineOnBothScreens(page)
  await card.getByRole('button', { name: 'Kiállítom és elküldöm' }).press('Enter')
  const issued = card.getByRole('listitem').filter({ hasText: 'Gyűjtőszámla' })
  await expect(issued).toContainText('Fizetésre vár')
  await expect(issued).toContainText('81 280')
  await expectFineOnBothScreens(page)
  const saved = page.waitForEvent('download')
  await issued.getByRole('button', { name: 'PDF letöltése' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Számla MF-2026-\d{6}\.pdf$/)
  const email = await emailTo(page.request, insurer.email, 'Gyűjtőszámla a javításokról, 2026. november')
  const reference = /MF0-\d+/.exec(email)?.[0] ?? ''

  await clerk.go(`/iranyitopult/penzugy?text=${reference}`)
  await expect(page.getByRole('link', { name: '2026. november' })).toBeVisible()
  await expectFineOnBothScreens(page)

  await clerk.go('/iranyitopult/penzugy/atutalasok')
  await transferComes(page, 82_000, `Karrendezes ${reference}`)
  const transfer = page.getByRole('listitem').filter({ hasText: reference })
  await expect(transfer).toContainText('A közlemény egyezik, de több érkezett')
  await transfer.getByRole('button', { name: 'Jóváhagyás' }).click()
  await transfer.getByRole('button', { name: 'Jóváhagyás' }).click()
  // It is decided before the other list is read.
  await expect(transfer).toHaveCount(0)
  await page.getByRole('link', { name: 'Visszautalandó' }).click()
  await transfer.getByRole('button', { name: 'Visszautalás rögzítése' }).click()
  await transfer.getByLabel('Hová ment vissza?').selectOption('A számlára, amelyről jött')
  await transfer.getByLabel('Megjegyzés').fill('December 2-án visszautalva')
  await expectFineOnBothScreens(page)
  await transfer.getByRole('button', { name: 'Mentés' }).press('Enter')
  await emailTo(page.request, insurer.email, 'Visszatérítés')

  await clerk.go('/iranyitopult/penzugy/biztositok?honap=2026-11')
  await expect(issued).toContainText('Fizetve')
  await issued.getByRole('button', { name: 'Sztornózás' }).click()
  await issued.getByLabel('Indok').fill('Téves tétel')
  await expectFineOnBothScreens(page)
  await issued.getByRole('button', { name: 'Sztornózom és elküldöm' }).press('Enter')
  await expect(page.getByText('A gyűjtőszámla sztornózását rögzítettük.')).toBeFocused()
  await expect(card.getByRole('listitem').filter({ hasText: 'Sztornószámla' })).toBeVisible()
  await card.getByRole('button', { name: 'Gyűjtőszámla kiállítása' }).click()
  await card.getByRole('button', { name: 'Kiállítom és elküldöm' }).press('Enter')
  await expect(issued.filter({ hasText: 'Fizetésre vár' })).toBeVisible()
  await expectFineOnBothScreens(page)

  await clerk.go('/iranyitopult/penzugy/visszateritesek')
  const surplus = page.getByRole('listitem').filter({ hasText: 'Sztornózott számlára érkezett' })
  await expectFineOnBothScreens(page)
  await surplus.getByRole('button', { name: /^Elszámolás ezzel: MF-2026-/ }).click()
  await expectFineOnBothScreens(page)
  await surplus.getByRole('button', { name: 'Mentés' }).press('Enter')
  await expect(page.getByText('Elszámoltuk a másik számlával.')).toBeVisible()
  await clerk.go('/iranyitopult/penzugy/biztositok?honap=2026-11')
  await expect(issued.filter({ hasText: 'Fizetve' })).toBeVisible()
})
