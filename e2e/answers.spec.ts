import { expect, type Page, test } from '@playwright/test'
import { arrivalBody } from '#testing/workshop-desk.ts'
import { expectFineOnBothScreens } from './accessible.ts'
import { bookByApi, emailTo, linkIn, newEmail } from './followed-request.ts'
import { onPhone } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

// What customers see of a device that has come, and what becomes of an answer that somebody has given before them.

async function follow(page: Page, email: string, about: string) {
  await page.goto(linkIn(await emailTo(page.request, email, about), '/igeny-reszletei/'))
  await screenIsReady(page)
}

test('the page tells how the device arrived; an answer that comes too late shows at once what is true now', { tag: onPhone }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const email = newEmail()
  const { crmRequestId: id } = await bookByApi(page.request, email)
  const desk = await workshop(browser, baseURL)
  await follow(page, email, 'Igényét megkaptuk')
  await expect(page.getByRole('heading', { name: 'Így érkezett meg' })).toHaveCount(0)

  await desk.receive(id, { checks: { ...arrivalBody().checks, display: { finding: 'damaged', note: 'repedt a sarkán' } } })
  await desk.sendQuote(id)
  await follow(page, email, 'Elkészült az árajánlat')
  const arrived = page.getByRole('region', { name: 'Így érkezett meg' })
  await expect(arrived).toContainText('repedt a sarkán')
  await expect(arrived).not.toContainText('Hátlap')
  await expectFineOnBothScreens(page)

  // In a browser of its own: opened twice in one, the later session would end the earlier.
  const second = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'hu-HU', timezoneId: 'Europe/Budapest' })).newPage()
  // Where no change can be heard (an old proxy), an answer may come too late.
  await second.route('**/api/customer-requests/live', (route) => route.abort())
  await follow(second, email, 'Elkészült az árajánlat')
  await second.getByRole('button', { name: 'Elfogadom az árajánlatot' }).click()
  // Whoever goes back stands where they were.
  const reject = page.getByRole('button', { name: 'Elutasítom az árajánlatot' })
  await reject.press('Enter')
  await page.getByRole('button', { name: 'Vissza', exact: true }).press('Enter')
  await expect(reject).toBeFocused()
  await reject.press('Enter')
  await page.getByRole('button', { name: 'Elutasítom, kérem vissza a készüléket' }).click()
  await expect(page.getByText(/^Elutasította az árajánlatot:/)).toBeVisible()

  const quote = second.getByRole('region', { name: 'Árajánlat a javításra' })
  for (const declaration of await quote.getByRole('checkbox').all()) await declaration.check()
  await quote.getByRole('button', { name: /fizetési kötelezettséggel/i }).click()
  await expect(quote.getByRole('alert')).toContainText('időközben megváltozott')
  await expect(quote.getByRole('alert')).toBeFocused()
  await expect(quote.getByText(/^Elutasította az árajánlatot:/)).toBeVisible()
  await expect(quote.getByRole('button', { name: 'Vissza' })).toHaveCount(0)
  await expectFineOnBothScreens(second)
})

test('a decision somebody else takes while its step is open is in sight at once, with what was ticked or without', { tag: onPhone }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const desk = await workshop(browser, baseURL)
  const quote = page.getByRole('region', { name: 'Árajánlat a javításra' })
  for (const isTicked of [true, false]) {
    const email = newEmail()
    const { crmRequestId: id } = await bookByApi(page.request, email)
    await desk.receive(id, {})
    await desk.sendQuote(id)
    await follow(page, email, 'Elkészült az árajánlat')
    await quote.getByRole('button', { name: 'Elfogadom az árajánlatot' }).click()
    await expect(page.getByRole('heading', { name: 'A javítás megrendelése' })).toBeFocused()
    if (isTicked) for (const declaration of await quote.getByRole('checkbox').all()) await declaration.check()
    await desk.acceptQuote(id)
    const over = quote.getByRole('complementary', { name: 'Lezárult űrlap' })
    await expect(isTicked ? over.getByRole('status') : quote.getByRole('heading', { level: 2 })).toBeFocused()
    await expect(isTicked ? over : quote.getByText(/^Elfogadta az árajánlatot/)).toBeInViewport({ ratio: 1 })
    await expect(quote.getByRole('button', { name: /fizetési kötelezettséggel/i })).toHaveCount(0)
    await expectFineOnBothScreens(page)
  }
})
