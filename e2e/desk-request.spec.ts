import { expect, type Page, test } from '@playwright/test'
import { arrivalBody } from '#testing/workshop-desk.ts'
import { expectAccessible, expectFineOnBothScreens, expectNoSidewaysScroll } from './accessible.ts'
import { bookByApi, newEmail } from './followed-request.ts'
import { signInAsCustomer, signInAsEmployee } from './sign-in.ts'
import { desktop, onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

// The request page of the service desk: what stands on it, what employees do among themselves, and what happens when two of them do it at once.

const address = (id: number) => `/iranyitopult/szerviz/igenyek/${id}`
const main = (page: Page) => page.getByRole('main')
const news = (page: Page) => main(page).getByRole('status')
const change = (page: Page, what: string) => main(page).getByRole('button', { name: `Módosítás: ${what}` })

async function open(page: Page, id: number) {
  await page.goto(address(id))
  await screenIsReady(page)
  await expect(main(page).getByRole('heading', { name: 'Mi a teendő?' })).toBeVisible()
}

/** A call of the employee whose page it is. */
async function callAs(page: Page, method: string, url: string, { body, form }: { body?: object; form?: object } = {}) {
  const headers = { Token: await page.evaluate(() => window.localStorage.getItem('token') ?? ''), Language: 'hu' }
  const sent = form ? { multipart: { data: JSON.stringify(form) } } : body ? { data: body } : {}
  const answer = await page.request.fetch(`/api${url}`, { method, headers, ...sent })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data
}
const versionOf = async (page: Page, id: number) => (await callAs(page, 'GET', `/service-desk/requests/${id}`)).version as number

/** The device is on the bench: the courier is ordered by a job, so it waits. */
async function receive(page: Page, id: number) {
  await expect(async () => {
    const form = { version: await versionOf(page, id), ...arrivalBody() }
    await callAs(page, 'POST', `/customer-requests/${id}/arrival`, { form })
  }).toPass({ timeout: 30_000 })
}

test('a booked request shows everything, and the employee notes, holds, assigns and promises by keyboard', { tag: onDesktop }, async ({
  page,
  baseURL,
}) => {
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  const email = newEmail()
  const { crmRequestId } = await bookByApi(page.request, email)
  await signInAsEmployee(page, 'vezeto')
  await open(page, crmRequestId)

  await expect(main(page).getByRole('link', { name: email })).toHaveAttribute('href', new RegExp(`^mailto:${encodeURIComponent(email)}\\?subject=`))
  await expect(main(page).getByRole('link', { name: '+36 30 123 4567' }).first()).toHaveAttribute('href', 'tel:%2B36301234567')
  await expect(main(page)).toContainText('1134 Budapest, Váci út 43.')
  await expect(main(page).getByRole('link', { name: /Átadás-átvételi lap/ })).toHaveAttribute('target', '_blank')
  // A tab is offered for what has something to show: nobody has written a quote yet, nor may they.
  await expect(main(page).getByRole('tab', { name: 'Adatjavítás' })).toBeVisible()
  await expect(main(page).getByRole('tab', { name: 'Árajánlat' })).toHaveCount(0)
  await expectFineOnBothScreens(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await main(page).getByRole('navigation', { name: 'Ugrás az oldalon' }).getByRole('link', { name: 'Belső jegyzetek' }).click()
  await expect(main(page).getByRole('heading', { name: 'Belső jegyzetek' })).toBeInViewport()
  await page.setViewportSize(desktop)

  // Notes: nothing is refused silently, nothing is doubled by a second click.
  const add = main(page).getByRole('button', { name: 'Jegyzet hozzáadása' })
  await add.press('Enter')
  await expect(main(page).getByText('Írja be a jegyzetet.')).toBeVisible()
  await main(page).getByLabel('Új jegyzet').fill('Délután hívható.')
  await add.dblclick()
  await expect(news(page).filter({ hasText: 'A jegyzet elmentve.' })).toBeFocused()
  await expect(main(page).getByText('Délután hívható.')).toHaveCount(1)
  await expect(main(page).getByLabel('Új jegyzet')).toHaveValue('')

  await change(page, 'Várakozás').press('Enter')
  await expect(main(page).getByLabel('Mire vár?')).toBeFocused()
  await main(page).getByLabel('Mire vár?').selectOption('Alkatrészre vár')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Várakozásra teszem' }).press('Enter')
  await expect(news(page).filter({ hasText: 'Az igény várakozik: Alkatrészre vár' })).toBeFocused()
  await main(page).getByRole('button', { name: 'Várakozás vége' }).press('Enter')
  await expect(news(page).filter({ hasText: 'nem várakozik többé' })).toBeFocused()

  await main(page).getByRole('button', { name: 'Elvállalom' }).press('Enter')
  await expect(news(page).filter({ hasText: 'Új felelős' })).toBeFocused()
  await expect(main(page).getByText('Simon Judit').first()).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Elvállalom' })).toHaveCount(0)
  await change(page, 'Felelős').press('Enter')
  await main(page).getByLabel('Felelős', { exact: true }).selectOption('Juhász Tamás')
  await main(page).getByRole('button', { name: 'Mentés', exact: true }).press('Enter')
  await expect(news(page).filter({ hasText: 'Új felelős: Juhász Tamás' })).toBeFocused()

  await change(page, 'Az ügyfélnek ígért nap').press('Enter')
  await main(page).getByLabel('Új ígért nap').fill('2020-01-01')
  await main(page).getByLabel('Miért változik a nap?').fill('Alkatrészre várunk.')
  await main(page).getByRole('button', { name: 'Új nap mentése' }).press('Enter')
  await expect(main(page).getByRole('alert')).toBeVisible()
  await main(page).getByRole('button', { name: 'Mégse' }).press('Enter')
  await page.getByRole('dialog', { name: 'Elhagyja az űrlapot?' }).getByRole('button', { name: 'Elhagyom' }).press('Enter')
  await expect(change(page, 'Az ügyfélnek ígért nap')).toBeFocused()

  const history = main(page).getByRole('region', { name: 'Előzmények' })
  await expect(history.getByRole('listitem').first()).toContainText('Felelős kijelölve')
  await expect(history.getByRole('listitem').first()).toContainText('belső')
  await expectAccessible(page)
  expect(watch.errors).toEqual([])
  expect(watch.foreign).toEqual([])
})

test('whoever was slower is told, sees the newest state, and keeps what they typed', { tag: onDesktop }, async ({ page, context }) => {
  const { crmRequestId } = await bookByApi(page.request, newEmail())
  await signInAsEmployee(page, 'vezeto')
  await open(page, crmRequestId)
  await change(page, 'Várakozás').click()
  await main(page).getByLabel('Mire vár?').selectOption('Biztosítóra vár')

  const second = await context.newPage()
  await signInAsEmployee(second, 'vezeto')
  await open(second, crmRequestId)
  await second.getByRole('button', { name: 'Elvállalom' }).click()
  await expect(news(second).filter({ hasText: 'Új felelős' })).toBeVisible()

  await main(page).getByLabel('Új jegyzet').fill('Félig írt jegyzet')
  await main(page).getByRole('button', { name: 'Várakozásra teszem' }).click()
  await expect(main(page).getByRole('alert')).toContainText('állapota időközben megváltozott')
  await expect(main(page).getByText('Simon Judit').first()).toBeVisible()
  await expect(main(page).getByLabel('Mire vár?')).toHaveValue('biztosito')
  await expect(main(page).getByLabel('Új jegyzet')).toHaveValue('Félig írt jegyzet')
  await expectAccessible(page)
  // Now they know, and may decide again.
  await main(page).getByRole('button', { name: 'Várakozásra teszem' }).click()
  await expect(news(page).filter({ hasText: 'Biztosítóra vár' })).toBeVisible()
})

test('whoever comes back to the page sees what a colleague did meanwhile', { tag: onDesktop }, async ({ page }) => {
  const { crmRequestId: id } = await bookByApi(page.request, newEmail())
  await signInAsEmployee(page, 'vezeto')
  await open(page, id)
  await receive(page, id)
  await expect(main(page).getByText('Készülék átvéve')).toHaveCount(0)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(main(page).getByText('Készülék átvéve').first()).toBeVisible()
})

test('for a customer who rings, the pickup is moved and the request cancelled, each in two steps', { tag: onDesktop }, async ({ page }) => {
  const { crmRequestId } = await bookByApi(page.request, newEmail())
  await signInAsEmployee(page, 'ugyfelszolgalat')
  await open(page, crmRequestId)
  const move = main(page).getByRole('button', { name: 'Felvétel áthelyezése' })
  const moving = main(page).getByRole('heading', { name: 'Felvétel áthelyezése az ügyfél nevében' })
  await move.press('Enter')
  await expect(moving).toBeFocused()
  await expect(moving).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Escape')
  await expect(move).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(moving).toBeFocused()
  await main(page).getByRole('button', { name: 'Új időpont mentése' }).click()
  await expect(main(page).getByLabel('Melyik napon menjen a futár?')).toBeFocused()
  await main(page).getByLabel('Melyik napon menjen a futár?').selectOption({ index: 4 })
  await main(page).getByLabel('Melyik idősávban?').selectOption({ index: 1 })
  await expectFineOnBothScreens(page)
  await main(page).getByRole('button', { name: 'Új időpont mentése' }).click()
  await expect(news(page).filter({ hasText: 'Az új felvételi időpont:' })).toBeFocused()

  // What was booked wrong is corrected; a colleague who was quicker is shown beside what was typed, which stays.
  await main(page).getByRole('tab', { name: 'Adatjavítás' }).click()
  await expect(main(page).getByText('Az ügyfél kérte')).toBeVisible()
  await main(page).getByRole('button', { name: 'Ügyfél adatai' }).click()
  await expect(main(page).getByRole('heading', { name: 'Ügyfél adatai javítása' })).toBeFocused()
  const lastName = main(page).getByLabel('Vezetéknév')
  await lastName.fill('Nagyné')
  const version = await versionOf(page, crmRequestId)
  const { contact } = await callAs(page, 'GET', `/service-desk/requests/${crmRequestId}/corrections`)
  const { isCompany: _, ...person } = contact
  const values = { ...person, lastName: 'Nagy-Kis' }
  await callAs(page, 'POST', `/service-desk/requests/${crmRequestId}/corrections`, {
    body: { subject: 'contact', version, reason: 'Kolléga', values },
  })
  const save = main(page).getByRole('button', { name: 'Javítás mentése' })
  await save.click()
  await expect(main(page).getByText('Írja le röviden, miért javítja.')).toBeVisible()
  await main(page).getByLabel('Miért javítja?').fill('Férjhez ment')
  await save.click()
  await expect(main(page).getByRole('row', { name: 'Vezetéknév Nagyné Nagy-Kis' })).toBeVisible()
  await expect(lastName).toHaveValue('Nagyné')
  await expectFineOnBothScreens(page)
  await main(page).getByRole('button', { name: 'Az enyémmel folytatom' }).click()
  await save.click()
  await expect(news(page).filter({ hasText: 'Javítva: Ügyfél adatai.' })).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Ügyfél', exact: true })).toContainText('Nagyné')
  await expect(main(page).getByText('Ok: Férjhez ment')).toBeVisible()

  await main(page).getByRole('button', { name: 'Igény lemondása' }).press('Enter')
  const confirm = main(page).getByRole('button', { name: 'Igen, lemondom az ügyfél nevében' })
  await confirm.click()
  await expect(main(page).getByText('Válassza ki az okot.')).toBeVisible()
  await main(page).getByLabel('Miért mondja le az ügyfél?').selectOption('újra működik a készülék')
  await main(page)
    .getByLabel(/^Megjegyzés az előzményekhez/)
    .fill('Telefonon kérte')
  await expectAccessible(page)
  await confirm.click()
  await expect(news(page).filter({ hasText: 'Az igény lemondva.' })).toBeFocused()
  await expect(main(page).getByRole('region', { name: 'Előzmények' })).toContainText('újra működik a készülék: Telefonon kérte')
  for (const name of ['Felvétel áthelyezése', 'Igény lemondása']) await expect(main(page).getByRole('button', { name })).toHaveCount(0)
})

test('a device on the bench has its clocks; the last step is taken back with a reason', { tag: onDesktop }, async ({ page }) => {
  const { crmRequestId } = await bookByApi(page.request, newEmail(), { serviceEntry: 'brand=huawei&warrantyType=1', withInvoice: true })
  await signInAsEmployee(page, 'vezeto')
  await open(page, crmRequestId)
  await receive(page, crmRequestId)
  await page.reload()
  await screenIsReady(page)
  await expect(main(page).getByRole('region', { name: /A szerviz határidői/ })).toContainText('Javítás (15. nap)')
  await expectAccessible(page)

  const { revision } = (await callAs(page, 'GET', `/customer-requests/${crmRequestId}/worksheet`)).sheet
  const sheet = {
    diagnosis: 'Nem találtunk hibát.',
    workDone: '',
    testResult: '',
    labourMinutes: 0,
    deviceIdentifierOut: '',
    internalNote: '',
    parts: [],
  }
  await callAs(page, 'PUT', `/customer-requests/${crmRequestId}/worksheet`, { body: { revision, ...sheet } })
  const version = await versionOf(page, crmRequestId)
  // An end that costs nothing: what is invoiced is taken back by a storno.
  await callAs(page, 'POST', `/service-desk/requests/${crmRequestId}/return-unrepaired`, {
    body: { version, outcome: 'RETURNED_UNREPAIRED', note: '' },
  })
  await page.reload()
  await screenIsReady(page)

  await main(page).getByRole('button', { name: 'Utolsó lépés visszavonása' }).press('Enter')
  await expect(main(page).getByRole('heading', { name: 'Az utolsó lépés visszavonása' })).toBeFocused()
  await main(page).getByRole('button', { name: 'Visszavonom' }).press('Enter')
  await expect(main(page).getByLabel('Miért vonja vissza?')).toBeFocused()
  await main(page).getByLabel('Miért vonja vissza?').fill('Másik készülék volt.')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Visszavonom' }).press('Enter')
  await expect(news(page).filter({ hasText: 'A lépés visszavonva.' })).toBeFocused()
  const history = main(page).getByRole('region', { name: 'Előzmények' })
  await expect(history.getByRole('listitem').first()).toContainText('Másik készülék volt.')
  await expect(history.getByRole('listitem').nth(1)).toContainText('visszavonva')
  await expectAccessible(page)
})

test('two who write the same quote choose whose words go on', { tag: onDesktop }, async ({ page }) => {
  const { crmRequestId } = await bookByApi(page.request, newEmail())
  await signInAsEmployee(page, 'vezeto')
  await open(page, crmRequestId)
  await receive(page, crmRequestId)
  await page.reload()
  await screenIsReady(page)
  const quote = page.locator('[data-panel="quote"]')
  // The estimate of the booking has begun it.
  const descriptions = quote.getByLabel('Megnevezés')
  const first = descriptions.first()
  await expect(first).toBeVisible()
  const count = await descriptions.count()
  // By keyboard: a new line is typed where it came, its button moves along, and taken out it leaves the focus on what adds another.
  const add = quote.getByRole('button', { name: 'Új tétel' })
  await add.press('Enter')
  await expect(descriptions.nth(count)).toBeFocused()
  await page.keyboard.insertText('Vizsgálat')
  await quote.getByRole('button', { name: `${count + 1}. tétel feljebb` }).press('Enter')
  await expect(descriptions.nth(count - 1)).toHaveValue('Vizsgálat')
  await expect(quote.getByRole('button', { name: `${count}. tétel feljebb` })).toBeFocused()
  await quote.getByRole('button', { name: `${count}. tétel törlése` }).press('Enter')
  await expect(add).toBeFocused()
  await first.fill('Kijelző cseréje')

  const url = `/customer-requests/${crmRequestId}/quote-draft`
  const { revision, lines } = await callAs(page, 'GET', url)
  await callAs(page, 'PUT', url, { body: { revision, lines: lines.map((line: object) => ({ ...line, description: 'A kollégáé' })), note: '' } })
  await quote.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(quote.getByRole('row', { name: /Tételek.*Kijelző cseréje.*A kollégáé/ })).toBeVisible()
  await expect(first).toHaveValue('Kijelző cseréje')
  await expectAccessible(page)
  await quote.getByRole('button', { name: 'Az enyémmel folytatom' }).click()
  await quote.getByRole('button', { name: 'Mentés', exact: true }).click()
  await expect(quote.getByText('Elmentve.')).toBeVisible()
  expect((await callAs(page, 'GET', url)).lines[0].description).toBe('Kijelző cseréje')

  // What the customer says on the phone is being written down when a colleague has done so already: it is told, and nothing typed is lost.
  const sent = (await callAs(page, 'GET', url)).revision
  await callAs(page, 'POST', `/customer-requests/${crmRequestId}/quote`, { body: { version: await versionOf(page, crmRequestId), revision: sent } })
  await page.reload()
  await screenIsReady(page)
  const behalf = quote.getByRole('form', { name: 'Az ügyfél döntésének rögzítése' })
  await behalf.getByLabel('Az ügyfél döntése').selectOption({ index: 1 })
  for (const declared of await behalf.getByRole('checkbox').all()) await declared.press('Space')
  await behalf.getByLabel('Hogyan közölte?').selectOption({ index: 1 })
  await behalf.getByLabel('Megjegyzés').fill('Szombatig kéri.')
  const refused = {
    version: await versionOf(page, crmRequestId),
    quoteVersion: 1,
    quoteAcceptedStatus: false,
    chosenLineIds: [],
    declarations: { startNow: false, startLoss: false },
  }
  const body = { ...refused, method: 'phone', note: 'Túl drága.' }
  await callAs(page, 'POST', `/customer-requests/${crmRequestId}/quote-decision-on-behalf`, { body })
  await behalf.getByRole('button', { name: 'Döntés rögzítése' }).press('Enter')
  const over = quote.getByRole('complementary', { name: 'Lezárult űrlap' })
  await expect(over).toContainText('már nem küldhető el')
  await expect(quote.getByText('Elutasított árajánlat')).toBeVisible()
  await expect(behalf.getByRole('alert')).not.toBeEmpty()
  await expect(behalf.getByLabel('Megjegyzés')).toHaveValue('Szombatig kéri.')
  await expect(behalf.getByRole('button', { name: 'Döntés rögzítése' })).toHaveCount(0)
  await expectFineOnBothScreens(page)
  await over.getByRole('button', { name: 'Elvetem' }).press('Enter')
  await expect(behalf).toBeHidden()
  await expect(over).toBeHidden()
})

test('what is not there says so', { tag: onDesktop }, async ({ page }) => {
  await signInAsEmployee(page, 'vezeto')
  for (const number of ['999999999', 'nincs-ilyen']) {
    await page.goto(`/iranyitopult/szerviz/igenyek/${number}`)
    await screenIsReady(page)
    await expect(main(page).getByRole('heading', { name: 'Nem található ilyen igény' })).toBeVisible()
    await expectAccessible(page)
  }
})

test('a customer sees nothing of it', { tag: onDesktop }, async ({ page }) => {
  const { crmRequestId } = await bookByApi(page.request, newEmail())
  await signInAsCustomer(page, 'b2c')
  await page.goto(address(crmRequestId))
  await screenIsReady(page)
  await expect(main(page).getByRole('alert')).toContainText('Nincs jogosultsága')
  await expect(main(page)).not.toContainText('Váci')
  await expectAccessible(page)
})

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })
  test('the page keeps its contrast', { tag: onDesktop }, async ({ page }) => {
    const { crmRequestId } = await bookByApi(page.request, newEmail())
    await signInAsEmployee(page, 'vezeto')
    await open(page, crmRequestId)
    await main(page).getByLabel('Új jegyzet').fill('Éjszakai műszak')
    await main(page).getByRole('button', { name: 'Jegyzet hozzáadása' }).click()
    await expect(main(page).getByText('Éjszakai műszak')).toBeVisible()
    await expectAccessible(page)
  })
})

test('whoever opens a request asks for nothing that their post may not see', { tag: onDesktop }, async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  const { crmRequestId: id } = await bookByApi(page.request, newEmail(), { serviceEntry: 'brand=huawei&warrantyType=1', withInvoice: true })
  const desk = await workshop(browser, baseURL)
  await desk.receive(id, {})
  await desk.findNoFault(id)
  // The invoice is there, with whatever was paid of it.
  await desk.sendBack(id)
  for (const post of ['atvevo', 'ugyfelszolgalat', 'penzugy']) {
    const own = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'hu-HU', timezoneId: 'Europe/Budapest' })).newPage()
    const watch = await watchPage(own, new URL(baseURL ?? '').origin)
    await signInAsEmployee(own, post)
    await open(own, id)
    await expect(main(own).getByRole('tab', { name: 'Számlák' })).toBeVisible()
    // What the panels ask goes out as they stand; an answer takes no second.
    await own.waitForTimeout(1_000)
    expect(watch.refused, post).toEqual([])
    await own.context().close()
  }
})
