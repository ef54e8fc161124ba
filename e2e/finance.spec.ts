import { expect, test } from '@playwright/test'
import { expectAccessible, expectFineOnBothScreens } from './accessible.ts'
import { bookByApi, emailTo, linkIn, newEmail, openByEmail } from './followed-request.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop } from './sizes.ts'
import { screenIsReady, watchPage } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
/** What no other run of this test has sent. */
const unique = () => `${Date.now()}${Math.floor(Math.random() * 1000)}`

test('a statement is uploaded, and what is no payment is dismissed', { tag: onDesktop }, async ({ page, baseURL }) => {
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  await signInAsEmployee(page, 'vezeto')
  await page.goto('/iranyitopult/penzugy')
  await screenIsReady(page)
  await expectFineOnBothScreens(page)
  await page.getByRole('link', { name: 'Számlázásra vár' }).click()
  await expect(page.getByText('amiről még nincs számla')).toBeVisible()
  await expectFineOnBothScreens(page)
  await page.getByRole('link', { name: 'Átutalások' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Átutalások' })).toBeVisible()

  const payer = `KAMAT ${unique()}`
  const head = 'könyvelés dátuma;tranzakció azonosító;könyvelési számla;partner számla;partner elnevezése;összeg;összeg devizaneme;közlemény'
  await page.locator('#statement').setInputFiles(csv('kivonat.csv', `${head}\n2026.11.20;${payer};10400023-00012345;;${payer};4522;HUF;köszönjük\n`))
  await expect(page.getByText('Kivonat beolvasva')).toContainText('ebből új: 1')
  const transfer = page.getByRole('listitem').filter({ hasText: payer })
  await expect(transfer).toContainText('Egyik nyitott számlához sem illik.')
  const choose = transfer.getByRole('button', { name: 'Számla kiválasztása' })
  await choose.click()
  await expect(transfer.getByRole('heading', { name: 'Mit fizet ez az átutalás?' })).toBeFocused()
  await expectFineOnBothScreens(page)
  await transfer.getByRole('button', { name: 'Vissza' }).click()
  await expect(choose).toBeFocused()
  await transfer.getByRole('button', { name: 'Nem számla fizetése' }).click()
  await expect(transfer.getByLabel('Megjegyzés')).toBeFocused()
  await transfer.getByLabel('Megjegyzés').fill('Bankkamat')
  await transfer.getByRole('button', { name: 'Mentés' }).click()
  await expect(page.getByText('Rögzítettük.')).toBeFocused()
  await expect(transfer).toHaveCount(0)
  await page.getByRole('link', { name: 'Lezárt' }).click()
  await expect(transfer).toContainText('Nem számla fizetése: Bankkamat')

  await page.locator('#statement').setInputFiles(csv('arlista.csv', 'Név;Ár\nKijelző;45220\n'))
  await expect(page.getByText('Ezt a fájlt nem ismerjük fel.')).toBeVisible()
  expect(watch.errors).toEqual([])
})

test('a file of invoices says which of its days is missing', { tag: onDesktop }, async ({ page }) => {
  await signInAsEmployee(page, 'vezeto')
  await page.goto('/iranyitopult/penzugy')
  await screenIsReady(page)
  const from = page.getByLabel('Ettől')
  await from.fill('')
  await page.getByRole('button', { name: 'CSV letöltése' }).click()
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  await expectFineOnBothScreens(page)
  await from.fill('2026-11-01')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV letöltése' }).click()])
  expect(file.suggestedFilename()).toMatch(/^szamlak-2026-11-01-/)
  await expect(from).not.toHaveAttribute('aria-invalid', 'true')
})

test('a courier’s list shows what differs until somebody closes it', { tag: onDesktop }, async ({ page }) => {
  await signInAsEmployee(page, 'vezeto')
  await page.goto('/iranyitopult/penzugy/utanvetek')
  await screenIsReady(page)
  const [parcel, next, settled] = ['7', '8', '9'].map((first) => `${first}${unique().slice(-9)}`) as [string, string, string]
  const rows = [parcel, next, settled].map((one) => `${one};4520;HUF\n`).join('')
  await page.locator('#cod-list').setInputFiles(csv('utanvet.csv', `Csomagszám;Utánvét összege;Pénznem\n${rows}`))
  await expect(page.getByText('Lista beolvasva')).toContainText('eltérés: 3')
  const lineOf = (of: string) => page.getByRole('listitem').filter({ hasText: of })
  await expect(lineOf(parcel)).toContainText('Nem ismert csomag')
  async function write(of: string) {
    await lineOf(of).getByRole('button', { name: 'Eltérés lezárása' }).press('Enter')
    await lineOf(of).getByLabel('Hogyan zárja le?').selectOption('noted')
    await lineOf(of).getByLabel('Megjegyzés').fill('Nem a mi csomagunk')
  }
  // What is said the second time in the same words takes the focus again.
  for (const one of [parcel, next]) {
    await write(one)
    await expectFineOnBothScreens(page)
    await lineOf(one).getByRole('button', { name: 'Mentés' }).press('Enter')
    await expect(lineOf(one)).toHaveCount(0)
    await expect(page.getByText('Az eltérést lezártuk.')).toBeFocused()
  }

  // A colleague closes it meanwhile.
  await write(settled)
  const headers = { Token: await page.evaluate(() => window.localStorage.getItem('token') ?? ''), Language: 'hu' }
  const { data } = await (await page.request.get('/api/finance-desk/cod-lines?list=differing', { headers })).json()
  const { id } = data.lines.find(({ trackingNumber }: { trackingNumber: string }) => trackingNumber === settled)
  const closing = { headers, data: { resolution: 'noted', note: 'Visszaküldtük' } }
  expect((await page.request.post(`/api/finance-desk/cod-lines/${id}/resolve`, closing)).status()).toBe(200)
  await lineOf(settled).getByRole('button', { name: 'Mentés' }).press('Enter')
  const over = lineOf(settled).getByRole('complementary', { name: 'Lezárult űrlap' })
  await expect(over.getByRole('status')).toBeFocused()
  await expect(lineOf(settled).getByRole('alert')).not.toBeEmpty()
  await expect(lineOf(settled).getByLabel('Megjegyzés')).toHaveValue('Nem a mi csomagunk')
  await expect(lineOf(settled).getByRole('button', { name: 'Mentés' })).toHaveCount(0)
  await expectFineOnBothScreens(page)
  await over.getByRole('button', { name: 'Elvetem' }).press('Enter')
  await expect(lineOf(settled)).toHaveCount(0)
})

test('a fee is transferred by its proforma, another is paid to the courier; both are matched at the finance desk', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const email = newEmail()
  const noFault = { serviceEntry: 'brand=huawei&warrantyType=1', withInvoice: true }
  const { crmRequestId: transferred } = await bookByApi(page.request, email, noFault)
  const { crmRequestId: collected } = await bookByApi(page.request, newEmail(), noFault)
  const desk = await workshop(browser, baseURL)
  await desk.receive(transferred, {})
  await desk.receive(collected, {})
  const prepaidTransfer = 3
  await desk.choosePayment(transferred, prepaidTransfer)
  await desk.findNoFault(transferred)
  await desk.findNoFault(collected)

  const own = await openByEmail(browser, baseURL, email, 'Igényét megkaptuk')
  const invoices = own.getByRole('region', { name: 'Számlák és fizetés' })
  await expect(invoices).toContainText('MF-D-2026-', { timeout: 30_000 })
  await expect(invoices).toContainText('QR-kódot')
  await expect(invoices.getByLabel('Hogyan szeretne fizetni?')).toHaveValue(String(prepaidTransfer))
  const reference = /MF\d+-\d+/.exec(await invoices.innerText())?.[0] ?? ''

  await signInAsEmployee(page, 'vezeto')
  await page.goto('/iranyitopult/penzugy/atutalasok')
  await screenIsReady(page)
  const payer = `NAGY EVA ${unique()}`
  const head = 'könyvelés dátuma;tranzakció azonosító;könyvelési számla;partner számla;partner elnevezése;összeg;összeg devizaneme;közlemény'
  const line = `2026.11.20;${payer};10400023-00012345;;${payer};4522;HUF;${reference}`
  await page.locator('#statement').setInputFiles(csv('kivonat.csv', `${head}\n${line}\n`))
  const transfer = page.getByRole('listitem').filter({ hasText: payer })
  await expect(transfer).toContainText('A közlemény és az összeg is egyezik.')
  await transfer.getByRole('button', { name: 'Jóváhagyás' }).click()
  await expect(transfer.getByRole('heading', { name: 'Mit fizet ez az átutalás?' })).toBeFocused()
  await transfer.getByRole('button', { name: 'Jóváhagyás' }).click()
  await expect(transfer).toHaveCount(0)
  await expect(invoices).toContainText('Kifizetve')
  await page.goto(`/iranyitopult/szerviz/igenyek/${transferred}#courier`)
  await expect(page.getByRole('region', { name: 'Futár', exact: true }).getByRole('button', { name: 'Visszaszállítás megrendelése' })).toBeVisible({
    timeout: 20_000,
  })

  expect(await desk.sendBack(collected)).toBe(4520)
  await page.goto('/iranyitopult/penzugy/utanvetek?list=all')
  await screenIsReady(page)
  const parcel = `7${unique().slice(-9)}`
  await page
    .locator('#cod-list')
    .setInputFiles(csv('utanvet.csv', `Csomagszám;Ügyfél hivatkozás;Utánvét összege;Pénznem\n${parcel};${collected}-K1;4520;HUF\n`))
  await expect(page.getByText('Lista beolvasva')).toContainText('Elszámolva: 1, eltérés: 0')
  await expect(page.getByRole('listitem').filter({ hasText: parcel })).toContainText('Elszámolva')
})

test('a courier brings less cash than was due: its customer reads how much came, and pays the rest by card', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const email = newEmail()
  const { crmRequestId: id } = await bookByApi(page.request, email, { serviceEntry: 'brand=huawei&warrantyType=1', withInvoice: true })
  const desk = await workshop(browser, baseURL)
  await desk.receive(id, {})
  await desk.findNoFault(id)
  expect(await desk.sendBack(id)).toBe(4520)
  const own = await openByEmail(browser, baseURL, email, 'Igényét megkaptuk')
  const invoices = own.getByRole('region', { name: 'Számlák és fizetés' })
  await expect(invoices).toContainText('A futárnak kifizetve')
  await expect(invoices.getByRole('button', { name: /^Fizetés/ })).toHaveCount(0)

  await signInAsEmployee(page, 'vezeto')
  await page.goto('/iranyitopult/penzugy/utanvetek')
  await screenIsReady(page)
  const parcel = `6${unique().slice(-9)}`
  await page
    .locator('#cod-list')
    .setInputFiles(csv('utanvet.csv', `Csomagszám;Ügyfél hivatkozás;Utánvét összege;Pénznem\n${parcel};${id}-K1;4000;HUF\n`))
  const line = page.getByRole('listitem').filter({ hasText: parcel })
  await line.getByRole('button', { name: 'Eltérés lezárása' }).click()
  await line.getByLabel('Hogyan zárja le?').selectOption('taken')
  await line.getByLabel('Megjegyzés').fill('Kevesebbet hozott')
  await line.getByRole('button', { name: 'Mentés' }).click()
  await expect(line).toHaveCount(0)

  await own.goto(linkIn(await emailTo(own.request, email, 'A futártól kevesebb érkezett meg'), '/igeny-reszletei/'))
  await screenIsReady(own)
  await expect(own.getByRole('region', { name: 'Hol tart most?' })).toContainText(/Már csak a számla kifizetése van hátra: 522\sFt/)
  await expect(invoices).toContainText(/Még fizetendő\s*522\sFt/)
  await expect(invoices).toContainText('Utaláskor a közleményt')
  await expect(invoices).not.toContainText(/QR-kód|A futárnak kifizetve|készpénz/i)
  await expectFineOnBothScreens(own)
  await invoices.getByRole('button', { name: /^Fizetés bankkártyával/ }).click()
  await own.getByRole('button', { name: 'Fizetek' }).click()
  await expect(own.getByRole('main')).toContainText('Sikeres tranzakció')
  await own.getByRole('link', { name: 'Igény megnyitása' }).click()
  await expect(invoices).toContainText('Kifizetve')
  await expect(invoices).toContainText(/Utánvét.*Bankkártya|Bankkártya.*Utánvét/)
})

test('a wrong invoice that was paid in part: once it is cancelled its page says what is too much, and issued anew the focus is at what was done', {
  tag: onDesktop,
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  const email = newEmail()
  const { crmRequestId: id } = await bookByApi(page.request, email, { serviceEntry: 'brand=huawei&warrantyType=1', withInvoice: true })
  const desk = await workshop(browser, baseURL)
  await desk.receive(id, {})
  await desk.findNoFault(id)
  const { token } = await signInAsEmployee(page, 'vezeto')
  const call = async (method: string, url: string, data?: object) => {
    const answer = await page.request.fetch(`/api${url}`, { method, headers: { Token: token, Language: 'hu' }, ...(data ? { data } : {}) })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data
  }
  const invoicesOf = async () => (await call('GET', `/customer-requests/${id}/invoices`)).invoices
  await expect(async () => expect(await invoicesOf()).toMatchObject([{ kind: 'final', number: expect.any(String) }])).toPass({ timeout: 30_000 })
  const [wrong] = await invoicesOf()

  await page.goto('/iranyitopult/penzugy/atutalasok')
  await screenIsReady(page)
  const payer = `KIS PAL ${unique()}`
  const head = 'könyvelés dátuma;tranzakció azonosító;könyvelési számla;partner számla;partner elnevezése;összeg;összeg devizaneme;közlemény'
  const line = `2026.11.20;${payer};10400023-00012345;;${payer};1000;HUF;${wrong.transfer.reference}`
  await page.locator('#statement').setInputFiles(csv('kivonat.csv', `${head}\n${line}\n`))
  const transfer = page.getByRole('listitem').filter({ hasText: payer })
  await transfer.getByRole('button', { name: 'Jóváhagyás' }).click()
  await expect(transfer.getByRole('heading', { name: 'Mit fizet ez az átutalás?' })).toBeFocused()
  await transfer.getByRole('button', { name: 'Jóváhagyás' }).click()
  await expect(transfer).toHaveCount(0)
  await call('POST', `/invoices/${wrong.id}/cancel`, { reason: 'Rossz vevő', chargeAgain: true })

  const own = await openByEmail(browser, baseURL, email, 'Igényét megkaptuk')
  const invoices = own.getByRole('region', { name: 'Számlák és fizetés' })
  await expect(invoices).toContainText(/Visszautaljuk vagy elszámoljuk\s*1000\sFt/)
  await expect(own.getByRole('region', { name: 'Hol tart most?' })).toContainText('hamarosan újat állítunk ki')
  await expectFineOnBothScreens(own)

  await page.goto('/iranyitopult/penzugy?state=toInvoice')
  await screenIsReady(page)
  const shown = String(id)
    .replace(/(?=(\d{3})+$)/g, ' ')
    .trim()
  const waiting = page.getByRole('listitem').filter({ hasText: RegExp(shown.replaceAll(' ', '\\s')) })
  await waiting.getByRole('button', { name: 'Kiállítás most' }).press('Enter')
  await expect(page.getByText(/Elkészült a számla, igény:/)).toBeFocused()
  await expect(waiting).toHaveCount(0)
  await expectFineOnBothScreens(page)

  // A colleague settles what came for the wrong one first: whoever comes second reads so where the focus goes, and what is gone is gone.
  const [anew] = await invoicesOf()
  await page.goto('/iranyitopult/penzugy/visszateritesek')
  await screenIsReady(page)
  const surplus = page.getByRole('listitem').filter({ hasText: wrong.number })
  await surplus.getByRole('button', { name: /^Elszámolás ezzel/ }).press('Enter')
  const moved = await page.request.post(`/api/finance-desk/surpluses/${wrong.id}/move`, {
    headers: { Token: token, Language: 'hu', 'Idempotency-Key': `colleague-${unique()}` },
    data: { invoiceId: anew.id, amount: 1000 },
  })
  expect(moved.status(), await moved.text()).toBe(200)
  await surplus.getByRole('button', { name: 'Mentés' }).press('Enter')
  await expect(page.getByText('Ezt az összeget közben más már rendezte.')).toBeFocused()
  await expect(surplus).toHaveCount(0)
  await expectFineOnBothScreens(page)
})

test('a provider’s list is uploaded, and the day agrees once its difference is closed with a reason', { tag: onDesktop }, async ({
  page,
  baseURL,
}) => {
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  await signInAsEmployee(page, 'vezeto')
  // A day of its own: on it nothing else has moved.
  const [transaction, day] = [unique().slice(-12), `2025-0${1 + Math.floor(Math.random() * 9)}-${10 + Math.floor(Math.random() * 18)}`]
  await page.goto(`/iranyitopult/penzugy/napi-zaras?day=${day}`)
  await screenIsReady(page)
  await expect(page.getByRole('heading', { name: 'Egyeztetés a szolgáltató listájával' })).toBeVisible()
  await expectFineOnBothScreens(page)

  const head = 'SimplePay azonosító;Dátum;Típus;Státusz;Összeg;Deviza'
  const rows = `${transaction};${day.replaceAll('-', '.')}. 10:00:00;Bankkártyás fizetés;Sikeres;4522;HUF`
  await page.locator('#provider-list').setInputFiles(csv('simplepay.csv', `${head}\n${rows}\n`))
  await expect(page.getByRole('status').filter({ hasText: 'SimplePay' })).toContainText('Tétel: 1, ebből új vagy változott: 1')
  const difference = page.getByRole('listitem').filter({ hasText: transaction })
  await expect(difference).toContainText('Csak a szolgáltatónál szerepel')
  await expect(difference).toContainText('Nem szerepel')
  await difference.getByRole('button', { name: 'Lezárás indoklással' }).click()
  await expectFineOnBothScreens(page)
  await difference.getByRole('button', { name: 'Mentés' }).click()
  await expect(difference.getByLabel('Megjegyzés')).toBeFocused()
  await difference.getByLabel('Megjegyzés').fill('Próbafizetés volt, a szolgáltatónál visszaadtuk')
  await difference.getByRole('button', { name: 'Mentés' }).click()
  await expect(difference).toContainText('Lezárva: Próbafizetés volt')
  await expect(page.getByText('Az eltérést lezártuk.')).toBeVisible()
  await expectAccessible(page)

  await page.locator('#provider-list').setInputFiles(csv('arlista.csv', 'Név;Ár\nKijelző;45220\n'))
  await expect(page.getByText('Ezt a fájlt nem ismerjük fel.')).toBeVisible()
  expect(watch.errors).toEqual([])
})

test('a technician sees neither the entry nor the screens', { tag: onDesktop }, async ({ page }) => {
  await signInAsEmployee(page, 'technikus')
  for (const address of ['', '/atutalasok', '/utanvetek', '/napi-zaras']) {
    await page.goto(`/iranyitopult/penzugy${address}`)
    await screenIsReady(page)
    await expect(page.getByRole('heading', { name: 'Nincs jogosultsága ehhez a tartalomhoz' })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Pénzügy' })).toHaveCount(0)
})
