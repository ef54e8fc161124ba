import { expect, type Page, test } from '@playwright/test'
import { expectFineOnBothScreens } from './accessible.ts'
import { bookByApi, emailTo, linkIn, newEmail, openByEmail } from './followed-request.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

/** As the form on the site does. */
async function sendForm(page: Page, to: 'complaints' | 'withdrawals', data: object) {
  const { data: form } = (await (await page.request.get('/api/create-csrf-token')).json()) as { data: { token: string } }
  const headers = { 'X-CSRF-Token': form.token, 'Idempotency-Key': crypto.randomUUID() }
  expect((await page.request.post(`/api/${to}`, { headers, data })).status()).toBe(200)
}

test('a complaint stands on the request page and at the desk, and its answer reaches the customer', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  const watch = await watchPage(page, baseURL ?? '')
  const email = newEmail()
  const { crmRequestId: id } = await bookByApi(page.request, email)
  await sendForm(page, 'complaints', {
    name: 'Nagy Éva',
    email,
    requestNumber: String(id),
    subject: 'Karcos lett a kijelző',
    message: 'A készüléket karcosan kaptam vissza.',
  })
  await emailTo(page.request, email, 'Panaszát megkaptuk')

  await signInAsEmployee(page, 'vezeto')
  await page.goto('/iranyitopult/szerviz/panaszok')
  await screenIsReady(page)
  const item = page.getByRole('listitem').filter({ hasText: email })
  await expect(item.getByText('Megkaptuk')).toBeVisible()
  await expectFineOnBothScreens(page)

  await page.goto(`/iranyitopult/szerviz/igenyek/${id}#statements`)
  await screenIsReady(page)
  const panel = page.getByRole('region', { name: 'Panasz és elállás' })
  await panel.getByRole('button', { name: 'Lezárás' }).press('Enter')
  await panel.getByRole('button', { name: 'Lezárás és elküldés' }).press('Enter')
  await expect(panel.getByText('Válassza ki, mi lett az eredménye.')).toBeVisible()
  await panel.getByLabel('Mi lett az eredménye?').selectOption('Részben adtunk helyt a panasznak')
  await panel.getByLabel('Üzenet az ügyfélnek').fill('A kijelzőt térítés nélkül kicseréljük, a hátlapon a karc már átvételkor látszott.')
  await expectFineOnBothScreens(page)
  await panel.getByRole('button', { name: 'Lezárás és elküldés' }).press('Enter')
  await expect(panel.getByRole('status')).toContainText('a levelet elküldjük az ügyfélnek')
  await expect(panel.getByText('Részben adtunk helyt a panasznak')).toHaveCount(2)

  const link = linkIn(await emailTo(page.request, email, 'Válasz a panaszára'), '/igeny-reszletei/')
  const customers = await browser.newContext({
    locale: 'hu-HU',
    baseURL: baseURL ?? '',
  })
  const own = await customers.newPage()
  await own.goto(link)
  await screenIsReady(own)
  const card = own.getByRole('region', { name: 'Panasz és elállás' })
  await expect(card.getByText('a hátlapon a karc már átvételkor látszott')).toBeVisible()
  await card.getByText('A beküldött panasz szövege').click()
  await expect(card.getByText('A készüléket karcosan kaptam vissza.')).toBeVisible()
  await expectFineOnBothScreens(own)
  await customers.close()
  expect(watch.errors).toEqual([])
})

test('a withdrawal after the device was handed back waits for its answer in sight, and who answers it reads what it depends on', {
  tag: onDesktop,
}, async ({ page, browser, baseURL }) => {
  const email = newEmail()
  const { crmRequestId: id } = await bookByApi(page.request, email)
  const desk = await workshop(browser, baseURL)
  await desk.receive(id, {})
  await desk.returnUnrepaired(id)
  await sendForm(page, 'withdrawals', { name: 'Nagy Éva', email, contract: String(id) })
  expect(await emailTo(page.request, email, 'Elállási nyilatkozatát megkaptuk')).toContain('az elállási jog nem illeti meg')
  await signInAsEmployee(page, 'vezeto')
  await page.goto(`/iranyitopult/szerviz/igenyek/${id}`)
  const note = page.getByText('A munka már véget ért: küldje el a döntést indokolással.')
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Az elállás megnyitása' }).press('Enter')
  const panel = page.getByRole('region', { name: 'Panasz és elállás' })
  await expect(panel.getByText('Még nem rendelte meg')).toBeVisible()
  await panel.getByRole('button', { name: 'Lezárás' }).press('Enter')
  await expect(panel.getByText('Az elfogadás magától nem küldi vissza a készüléket')).toBeVisible()
  await panel.getByLabel('Mi lett az eredménye?').selectOption('Az elállást nem fogadtuk el')
  await panel.getByLabel('Üzenet az ügyfélnek').fill('A készüléket javítás nélkül már visszaküldtük.')
  await expectFineOnBothScreens(page)
  await panel.getByRole('button', { name: 'Lezárás és elküldés' }).press('Enter')
  await expect(note).toHaveCount(0)
})

test('who works on a device reads that its customer withdrew, before the tools of the work', { tag: onDesktop }, async ({ page }) => {
  const email = newEmail()
  const { crmRequestId: id } = await bookByApi(page.request, email)
  await sendForm(page, 'withdrawals', { name: 'Nagy Éva', email, contract: String(id) })
  await emailTo(page.request, email, 'Elállási nyilatkozatát megkaptuk')
  await signInAsEmployee(page, 'technikus')
  await page.goto(`/iranyitopult/szerviz/igenyek/${id}`)
  await expect(page.getByText('ne kezdje meg és ne folytassa a munkát')).toBeVisible()
  await page.getByRole('button', { name: 'Az elállás megnyitása' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Panasz és elállás' }).getByText('Nagy Éva', { exact: false }).first()).toBeVisible()
  await expectFineOnBothScreens(page)
})

test('who withdrew before the courier came is not told to pack the device, and the desk is led to cancelling', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail()
  const { crmRequestId: id } = await bookByApi(page.request, email)
  await sendForm(page, 'withdrawals', { name: 'Nagy Éva', email, contract: String(id) })
  const own = await openByEmail(browser, baseURL, email, 'Igényét megkaptuk')
  const where = own.getByRole('region', { name: 'Hol tart most?' })
  await expect(where).toContainText('Elállt a szerződéstől')
  await expect(where).toContainText('A készüléket nem kell átadnia a futárnak.')
  await expect(where).toContainText('lemondja az igényt')
  await expect(where).not.toContainText('Csomagolja be')
  await expectFineOnBothScreens(own)

  await signInAsEmployee(page, 'vezeto')
  await page.goto(`/iranyitopult/szerviz/igenyek/${id}#statements`)
  const panel = page.getByRole('region', { name: 'Panasz és elállás' })
  await panel.getByRole('button', { name: 'Lezárás' }).press('Enter')
  await panel.getByLabel('Mi lett az eredménye?').selectOption('Az elállást elfogadtuk')
  await panel.getByLabel('Üzenet az ügyfélnek').fill('A futárt lemondjuk.')
  await panel.getByRole('button', { name: 'Lezárás és elküldés' }).press('Enter')
  await expect(page.getByText('A készülék még az ügyfélnél van: mondja le az igényt', { exact: false })).toBeVisible()
})

test('whoever answers a withdrawal reads the term and the state of the work; accepted, the way back comes first, and a repair is asked about again', {
  tag: onDesktop,
}, async ({ page, browser, baseURL }) => {
  const email = newEmail()
  const { crmRequestId: id } = await bookByApi(page.request, email)
  const desk = await workshop(browser, baseURL)
  await desk.receive(id, {})
  await desk.sendQuote(id)
  await desk.acceptQuote(id)
  const worksheet = /MC\d{8}/.exec(await emailTo(page.request, email, 'Megérkezett a készülék'))?.[0] ?? ''
  // The number that stands on the paper before them.
  await sendForm(page, 'withdrawals', { name: 'Nagy Éva', email, contract: `Munkalap: ${worksheet}` })
  await emailTo(page.request, email, 'Elállási nyilatkozatát megkaptuk')
  await signInAsEmployee(page, 'vezeto')
  await page.goto(`/iranyitopult/szerviz/igenyek/${id}#statements`)
  const panel = page.getByRole('region', { name: 'Panasz és elállás' })
  await expect(panel).toContainText('a nyilatkozat időben érkezett')
  await expect(panel).toContainText('a megrendelés után nincs feljegyzett munka')
  const steps = page.getByRole('region', { name: 'Mi a teendő?' }).getByRole('button')
  await expect(steps.first()).toHaveText('Kész a javítás')
  await panel.getByRole('button', { name: 'Lezárás' }).press('Enter')
  await panel.getByLabel('Mi lett az eredménye?').selectOption('Az elállást elfogadtuk')
  await panel.getByLabel('Üzenet az ügyfélnek').fill('A javítást még nem kezdtük meg.')
  await panel.getByRole('button', { name: 'Lezárás és elküldés' }).press('Enter')
  await expect(steps.first()).toHaveText('Visszaküldés javítás nélkül')
  await expectFineOnBothScreens(page)
  await steps.first().press('Enter')
  await page.getByRole('button', { name: 'A javítás elkészült' }).press('Enter')
  await expect(page.getByText('Az ügyfél elállását elfogadtuk, a készülék javítás nélkül megy vissza.', { exact: false })).toBeVisible()
  await expectFineOnBothScreens(page)

  const own = await openByEmail(browser, baseURL, email, 'Válasz az elállási')
  await expect(own.getByRole('region', { name: 'Panasz és elállás' })).toContainText('az eredetivel azonos fizetési móddal')
  await expect(own.getByRole('region', { name: 'Hol tart most?' })).toContainText('Elállását elfogadtuk')
  await expect(own.getByRole('region', { name: 'Hol tart most?' })).not.toContainText('javítjuk a készüléket')
})
