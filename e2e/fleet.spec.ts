import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectFineOnEveryScreen } from './accessible.ts'
import { newImei } from './booking-steps.ts'
import { companyAdministrator } from './company-administrator.ts'
import { emailTo, newEmail } from './followed-request.ts'
import { demoPassword, signInAsCustomer } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

type Administrator = Awaited<ReturnType<typeof companyAdministrator>>

/** What the administrator does by calls, as their own pages would; those pages have walks of their own. */
async function callAs(page: Page, method: string, url: string, data?: object) {
  const token = await page.evaluate(() => window.localStorage.getItem('token') ?? '')
  const answer = await page.request.fetch(`/api${url}`, { method, headers: { Token: token, Language: 'hu' }, ...(data ? { data } : {}) })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data
}

/** Somebody of the company, who was invited and opened their account by the link of the email. */
async function colleague(browser: Browser, administrator: Administrator, companyId: number, person: object) {
  const email = newEmail()
  await callAs(administrator, 'POST', `/companies/${companyId}/invitations`, { email, lastName: 'Minta', ...person })
  const link = /ceges-meghivo\/([\w-]+)/.exec(await emailTo(administrator.request, email, 'Meghívó'))?.[1] ?? ''
  const page = await (await browser.newContext({ baseURL: new URL(administrator.url()).origin, locale: 'hu-HU' })).newPage()
  const { data: setup } = await (await page.request.get('/api/registration-setup')).json()
  const { data: form } = await (await page.request.get('/api/create-csrf-token')).json()
  const data = { password: demoPassword, passwordConfirm: demoPassword, gdpr: true, termsAndCond: true, textVersions: setup.textVersions }
  const accepted = await page.request.post(`/api/company-invitations/${link}`, { headers: { 'X-CSRF-Token': form.token }, data })
  expect(accepted.status(), await accepted.text()).toBe(200)
  await signInAsCustomer(page, email)
  return { page, email }
}

async function personOf(administrator: Administrator, companyId: number, email: string) {
  const { people } = await callAs(administrator, 'GET', `/companies/${companyId}`)
  return people.find((person: { email: string }) => person.email === email)
}

async function changePerson(administrator: Administrator, companyId: number, email: string, change: object) {
  const { accountId, version } = await personOf(administrator, companyId, email)
  await callAs(administrator, 'PUT', `/companies/${companyId}/people/${accountId}`, { version, ...change })
}

async function orderOne(page: Page) {
  await page.goto('/iranyitopult/uj-megrendeles/tomeges')
  await screenIsReady(page)
  await page.getByRole('button', { name: '2. készülék törlése' }).click()
  const device = page.getByRole('group', { name: '1. készülék' })
  await device.getByLabel('Javítás típusa').selectOption('2')
  await device.getByLabel('Márka').selectOption({ label: 'HUAWEI' })
  await device.getByLabel('Termékcsoport').selectOption({ label: 'Mobiltelefon' })
  await device.getByLabel('Típus', { exact: true }).fill('P30 Pro')
  await device.getByLabel('IMEI- vagy gyári szám').fill(newImei())
  await device.getByLabel('Mi romlott el?').selectOption({ index: 1 })
  await device.getByLabel('Költséghely').selectOption({ label: '1200 – Logisztika' })
  await device.getByLabel('Hiba leírása').fill('Nem kapcsol be.')
  // What is typed stays in this tab until it is sent.
  await page.reload()
  await screenIsReady(page)
  await expect(page.getByRole('complementary', { name: 'Korábban megkezdett űrlap' })).toBeVisible()
  await expect(page.getByLabel('Hiba leírása')).toHaveValue('Nem kapcsol be.')
  await page.getByLabel('Mentett cím').selectOption({ index: 1 })
  await expect(page.getByLabel('Város', { exact: true })).toHaveValue('Győr')
  await page.getByLabel('Felvétel napja és idősávja').selectOption({ index: 1 })
  await page.getByLabel('Telefonszám', { exact: true }).fill('06 30 123 4567')
  await page.getByRole('button', { name: 'Ellenőrzés' }).click()
  await page.getByLabel('Megismertem az adatkezelési tájékoztatót').check()
  await page.getByLabel('Elfogadom az általános szerződési feltételeket').check()
  await expectFineOnEveryScreen(page)
  await page.getByRole('button', { name: 'Megrendelés fizetési kötelezettséggel: 1 készülék' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /megrendelés$/ })).toBeVisible()
}

test('a fleet: a member orders, the quote is above their limit, an approver accepts it in one step, and the device comes back', {
  tag: onDesktop,
}, async ({ browser, baseURL }) => {
  test.slow()
  const administrator = await companyAdministrator(browser, baseURL)
  await administrator.goto('/iranyitopult/leadott-igenyek')
  await screenIsReady(administrator)
  await expect(administrator.getByText('Még nincs igény')).toBeVisible()
  const { company } = await callAs(administrator, 'GET', '/login/validator')
  const centre = await callAs(administrator, 'POST', `/companies/${company.id}/cost-centres`, { code: '1200', name: 'Logisztika' })
  const site = {
    addressType: { id: 1 },
    label: 'Győri telephely',
    postalCode: '9021',
    city: 'Győr',
    publicPlaceName: 'Baross',
    publicPlaceType: 'út',
  }
  await callAs(administrator, 'POST', `/companies/${company.id}/addresses`, { ...site, streetNumber: '12' })
  const member = await colleague(browser, administrator, company.id, { firstName: 'Mária', role: 'member', decisionLimit: 20_000 })
  const approver = await colleague(browser, administrator, company.id, { firstName: 'Jenő', role: 'approver', costCentreIds: [centre.id] })
  await approver.page.goto('/iranyitopult/osszes-megrendeles')
  await screenIsReady(approver.page)
  await expect(approver.page.getByText('nem kerülnek a cég megrendelései közé')).toBeVisible()
  await expectFineOnEveryScreen(approver.page)
  const watch = await watchPage(member.page, new URL(baseURL ?? '').origin)

  await orderOne(member.page)
  await member.page.goto('/iranyitopult/leadott-igenyek')
  await screenIsReady(member.page)
  const row = member.page.getByRole('row', { name: /HUAWEI P30 Pro/ })
  await expect(row).toContainText('1200')
  const id = Number((await row.innerText()).match(/\d{3}\s\d{3}\s\d{3}/)?.[0].replace(/\s/g, ''))

  const desk = await workshop(browser, baseURL)
  await desk.receive(id, {})
  await desk.sendQuote(id)
  // The list of a company changes while it is looked at.
  await expect(row).toContainText('Árajánlat elkészült')
  await member.page.goto(`/iranyitopult/igeny-reszletei/${id}`)
  await screenIsReady(member.page)
  await expect(member.page.getByText('meghaladja').first()).toBeVisible()
  await expectFineOnEveryScreen(member.page)

  // The email leads the approver to the request; in the list several could be accepted at once.
  const email = await emailTo(approver.page.request, approver.email, 'jóváhagyására')
  const page = approver.page
  await page.goto(/\/iranyitopult\/igeny-reszletei\/\d+/.exec(email)?.[0] ?? '')
  await screenIsReady(page)
  await expect(page.getByText(/Az igényt küldte: Minta Mária\. Az ajánlat meghaladja a küldő keretét \(20\s000\sFt\)/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vissza az igényeinkhez' })).toBeVisible()
  await expectFineOnEveryScreen(page)
  // Refused with its reason, which whoever sent it reads where they stand and in the email; the workshop quotes again.
  const reason = 'Jövőre lecseréljük, ennyit már nem ér meg.'
  await page.getByRole('button', { name: 'Elutasítom az árajánlatot' }).click()
  await page.getByLabel('Az elutasítás oka').fill(reason)
  await expectFineOnEveryScreen(page)
  await page.getByRole('button', { name: 'Elutasítom, kérem vissza a készüléket' }).click()
  await expect(page.getByRole('heading', { name: 'Árajánlat a javításra' })).toBeFocused()
  await expect(member.page.getByText(reason)).toBeVisible()
  await expectFineOnEveryScreen(member.page)
  expect(await emailTo(page.request, member.email, 'Elutasították')).toContain(reason)
  // With a choice the sender orders what is within their limit; the button for the dearer one is not theirs.
  const display = { kind: 'part', quantity: 1, choice: 'alternative', group: 1 }
  await desk.sendQuoteOf(id, [
    { ...display, description: 'Gyári kijelző', netUnit: 32_000 },
    { ...display, description: 'Utángyártott kijelző', netUnit: 12_000 },
  ])
  const accept = member.page.getByRole('button', { name: 'Elfogadom az árajánlatot' })
  await member.page.getByRole('radio', { name: /Gyári/ }).check()
  await expect(member.page.getByText(/Ez a választás meghaladja az Ön 20\s000\sFt összegű keretét/)).toBeVisible()
  await expect(accept).toHaveCount(0)
  await expectFineOnEveryScreen(member.page)
  await member.page.getByRole('radio', { name: /Utángyártott/ }).check()
  // The limit is another by the time of the last word, which leads back to who decides now.
  await accept.click()
  await changePerson(administrator, company.id, member.email, { role: 'member', decisionLimit: 0 })
  await member.page.getByRole('button', { name: 'Fizetési kötelezettséggel járó megrendelés' }).click()
  await expect(member.page.getByText(/^Ez az összeg meghaladja azt a keretet/)).toBeFocused()
  await expect(member.page.getByText('Az ajánlatról a cég jóváhagyója dönt.')).toBeVisible()
  await expect(accept).toHaveCount(0)
  await expectFineOnEveryScreen(member.page)
  await desk.sendQuote(id)
  await page.goto('/iranyitopult/leadott-igenyek')
  await screenIsReady(page)
  await page.getByRole('button', { name: 'Nézet mentése' }).click()
  await page.getByLabel('A nézet neve').fill('Döntésre vár')
  await expectFineOnEveryScreen(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Elhagyja az űrlapot?' }).getByRole('button', { name: 'Maradok' }).click()
  await page.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(page.getByText('A nézetet mentettük: Döntésre vár')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Kijelölés:/ }).check()
  await expectFineOnEveryScreen(page)
  await page.getByRole('button', { name: 'Üzenet írása' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Mikor lesz kész?')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Elhagyja az űrlapot?' }).getByRole('button', { name: 'Elhagyom' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Árajánlatok elfogadása' }).click()
  await expect(page.getByRole('dialog')).toContainText(/40\s640\sFt/)
  await expectFineOnEveryScreen(page)
  await page.getByRole('dialog').getByRole('button').first().click()
  await expect(page.getByText('1 sikerült, 0 nem.')).toBeFocused()
  await expectFineOnEveryScreen(page)
  await page.getByRole('button', { name: 'Bezárás' }).click()
  await expect(page.getByRole('row', { name: /HUAWEI P30 Pro/ })).toContainText('Árajánlat elfogadva')
  // How it is paid is not the approver's to choose, so nothing is said of it.
  await page.goto(`/iranyitopult/igeny-reszletei/${id}`)
  await screenIsReady(page)
  await expect(page.getByRole('heading', { name: 'Árajánlat a javításra' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Számlák és fizetés' })).toHaveCount(0)
  // The member is told of the decision, which is the approver's.
  await member.page.reload()
  await screenIsReady(member.page)
  await expect(member.page.getByText(/elfogadta|Elfogadva|elfogadott/).first()).toBeVisible()

  await desk.finishRepair(id)
  // A company pays later: nothing waits for its money.
  await expect(async () => {
    const { invoices } = await callAs(member.page, 'GET', `/customer-requests/${id}/invoices`)
    expect(invoices).toMatchObject([{ status: 'pending', number: expect.any(String) }])
  }).toPass({ timeout: 30_000 })
  await member.page.reload()
  await screenIsReady(member.page)
  await expect(member.page.getByText('Előkészítjük a visszaszállítást').first()).toBeVisible()
  await expect(member.page.getByText('A számla kiegyenlítése után visszaküldjük a készüléket')).toHaveCount(0)
  await expectFineOnEveryScreen(member.page)
  await desk.sendBack(id)
  await member.page.goto('/iranyitopult/leadott-igenyek?state=closed')
  await screenIsReady(member.page)
  await expect(member.page.getByRole('row', { name: /HUAWEI P30 Pro/ })).toContainText('Visszaadva')
  await administrator.goto('/iranyitopult/szamlazasi-adatok')
  await screenIsReady(administrator)
  await expect(administrator.getByRole('region', { name: 'Fizetési feltételek' })).toContainText('Hitelkeret')
  await expectFineOnEveryScreen(administrator)
  await administrator.goto('/iranyitopult/cimek-kezelese')
  await screenIsReady(administrator)
  await expect(administrator.getByRole('heading', { name: 'Győri telephely' })).toBeVisible()
  await expectFineOnEveryScreen(administrator)

  // Whoever is let go keeps nothing of the company on a screen that stands open.
  const { accountId, version } = await personOf(administrator, company.id, member.email)
  await callAs(administrator, 'POST', `/companies/${company.id}/people/${accountId}/leave`, { version })
  await expect(member.page).toHaveURL(/\/bejelentkezes/, { timeout: 20_000 })
  expect(watch.errors).toEqual([])
})
