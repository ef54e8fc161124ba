import { expect, type Page, test } from '@playwright/test'
import { paymentResultTexts } from '#payments/result-texts.ts'
import { expectAccessible, expectFineOnBothScreens, expectNoSidewaysScroll } from './accessible.ts'
import { atStep, bookFromPickup, fillFault, goOn, newImei } from './booking-steps.ts'
import { bookByApi, emailTo, linkIn, newEmail } from './followed-request.ts'
import { signInAsEmployee } from './sign-in.ts'
import { onDesktop, onPhone } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

const { hu } = paymentResultTexts

async function follow(page: Page, email: string, about: string) {
  await page.goto(linkIn(await emailTo(page.request, email, about), '/igeny-reszletei/'))
  await screenIsReady(page)
}
const invoices = (page: Page) => page.getByRole('region', { name: 'Számlák és fizetés' })
const payButtons = (page: Page) => invoices(page).getByRole('button', { name: /^Fizetés (PayPallal|bankkártyával)/ })
const result = (page: Page) => page.getByRole('heading', { level: 1 })

/** From the price list to the sent booking, as somebody does whose phone broke. @returns the number of the request */
async function bookFromEstimate(page: Page, email: string): Promise<number> {
  await page.goto('/igenyles')
  await screenIsReady(page)
  await page.getByLabel('Mi a készüléke?').fill('p30 pr')
  await page.getByRole('link', { name: /HUAWEI P30 Pro/ }).click()
  await page.getByRole('region', { name: 'Mennyibe kerül?' }).getByRole('link', { name: 'Javítást kérek ehhez a készülékhez' }).click()
  await atStep(page, 'A készülék')
  await page.getByRole('textbox', { name: 'IMEI-szám', exact: true }).fill(newImei())
  const day = page.getByLabel('A vásárlás napja')
  if (await day.isVisible()) await day.fill('2026-03-07')
  await goOn(page)
  await fillFault(page)
  await expect(page.getByRole('complementary', { name: 'Tájékoztató ár' }).getByRole('status')).toContainText(/59\s512.*74\s512/)
  await goOn(page)
  return bookFromPickup(page, email)
}

test('from the estimate to the payment: a quote above it says why, is accepted, invoiced and paid by PayPal; double click, back button and a second return change nothing', {
  tag: onPhone,
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(150_000)
  const email = newEmail()
  const id = await bookFromEstimate(page, email)
  const desk = await workshop(browser, baseURL)
  await desk.receive(id, {})
  const reason = 'A keret is eltört, azt is cserélni kell.'
  await desk.sendQuote(id, { netUnit: 80_000, aboveEstimateReason: reason })
  expect(await emailTo(page.request, email, 'Elkészült az árajánlat')).toContain(reason)
  await follow(page, email, 'Elkészült az árajánlat')
  const quote = page.getByRole('region', { name: 'Árajánlat a javításra' })
  await expect(quote).toContainText(/59\s512.*74\s512/)
  await expect(quote).toContainText(reason)
  await quote.getByRole('button', { name: 'Elfogadom az árajánlatot' }).click()
  for (const declaration of await quote.getByRole('checkbox').all()) await declaration.check()
  await quote.getByRole('button', { name: /fizetési kötelezettséggel/i }).click()
  await expect(page.getByText(/^Elfogadta az árajánlatot/)).toBeVisible()
  // Nothing is to be paid yet; who would rather pay in advance chooses it here.
  await expect(invoices(page)).toContainText('a díjbekérőt azonnal elküldjük')
  await expect(payButtons(page)).toHaveCount(0)
  await desk.finishRepair(id)

  // The invoice is written by a job; the page hears of it.
  await expect(invoices(page)).toContainText('MF-2026-', { timeout: 30_000 })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const request = page.url()
  const pay = invoices(page).getByRole('button', { name: /^Fizetés PayPallal/ })
  await pay.dblclick()
  await expect(result(page)).toHaveText('Próbafizetés')
  const simulator = page.url()
  await page.goBack()
  await screenIsReady(page)
  await pay.click()
  await expect(page).toHaveURL(simulator)
  await page.getByRole('button', { name: 'Fizetek' }).click()
  await expect(result(page)).toHaveText(hu.success.title)
  await expectAccessible(page)
  await page.reload()
  await expect(result(page)).toHaveText(hu.success.title)
  await page.goto(simulator)
  await expect(page.getByRole('button', { name: 'Fizetek' })).toHaveCount(0)
  await page.goto(request)
  await screenIsReady(page)
  await expect(invoices(page)).toContainText('Kifizetve')
  await expect(payButtons(page)).toHaveCount(0)
})

test('a fee is paid by card: first refused, then cancelled, then paid; the desk gives it back', { tag: onDesktop }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000)
  const email = newEmail()
  const { crmRequestId: id } = await bookByApi(page.request, email, { serviceEntry: 'brand=huawei&warrantyType=1', withInvoice: true })
  const desk = await workshop(browser, baseURL)
  await desk.receive(id, {})
  await desk.findNoFault(id)
  await follow(page, email, 'Igényét megkaptuk')
  const request = page.url()
  const choose = async (choice: string, title: string, sentence: RegExp) => {
    await page.goto(request)
    await expect(invoices(page)).toContainText(/4\s?522/, { timeout: 30_000 })
    await invoices(page)
      .getByRole('button', { name: /^Fizetés bankkártyával/ })
      .click()
    await page.getByRole('button', { name: choice }).click()
    await expect(result(page)).toHaveText(title)
    await expect(page.getByRole('main')).toContainText(sentence)
  }
  await choose('A bank elutasítja a fizetést', hu.failed.title, /Sikertelen tranzakció\. SimplePay tranzakció azonosító: \d+/)
  await choose('Megszakítom a fizetést', hu.aborted.title, /Ön megszakította a fizetést/)
  await choose('Fizetek', hu.success.title, /Sikeres tranzakció\. SimplePay tranzakció azonosító: \d+/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Igény megnyitása' }).click()
  await expect(page).toHaveURL(request)
  await screenIsReady(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('igény', { ignoreCase: true })
  await expect(invoices(page)).toContainText('Kifizetve')
  await expect(payButtons(page)).toHaveCount(0)

  // The finance desk gives it back, below the limit without another's yes; its customer is told.
  const clerk = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'hu-HU', timezoneId: 'Europe/Budapest' })).newPage()
  await signInAsEmployee(clerk, 'vezeto')
  await clerk.goto('/iranyitopult/penzugy/visszateritesek')
  await screenIsReady(clerk)
  await clerk.getByLabel('Kifizetett számla keresése').fill(String(id))
  await clerk.getByLabel('Kifizetett számla keresése').press('Enter')
  await clerk.getByRole('button', { name: /^Kiválasztás: / }).click()
  const reason = `Méltányosságból: ${id}`
  await clerk.getByLabel('Indok').fill(reason)
  await expectFineOnBothScreens(clerk)
  await clerk.getByRole('button', { name: 'Visszatérítés kérése' }).press('Enter')
  await expect(clerk.getByText('Rögzítettük: a szolgáltató visszatéríti.')).toBeVisible()
  await emailTo(page.request, email, 'Visszatérítés')
  await clerk.reload()
  await expect(clerk.getByRole('listitem').filter({ hasText: reason })).toContainText('Visszatérítve')
  await expectFineOnBothScreens(clerk)
})
