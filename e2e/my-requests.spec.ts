import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { orderFor } from '#testing/factories.ts'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { signInAsCustomer } from './sign-in.ts'
import { screenIsReady } from './watch-page.ts'
import { workshop } from './workshop-by-calls.ts'

// One's own requests in the personal area: what changes is seen without a reload, by whoever changed it.

/** Books as the logged in customer would. @returns the number of the request */
async function book(page: Page): Promise<number> {
  const token = (await page.evaluate(() => window.localStorage.getItem('token'))) ?? ''
  const answered = async (answer: { json: () => Promise<unknown> }) => ((await answer.json()) as { data: never }).data
  const setup = await answered(await page.request.get('/api/booking-setup?brand=huawei&warrantyType=2'))
  const form: { token: string } = await answered(await page.request.get('/api/create-csrf-token'))
  const answer = await page.request.post('/api/customer-requests/pickup-return', {
    headers: { 'X-CSRF-Token': form.token, 'Idempotency-Key': randomUUID(), Token: token },
    multipart: { data: JSON.stringify(orderFor(setup)) },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { crmRequestId: number } }).data.crmRequestId
}

test('a customer finds a request, decides on its quote, and the list that stands open beside shows it', async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  test.setTimeout(120_000)
  await signInAsCustomer(page, 'b2c')
  await page.goto('/iranyitopult')
  await expect(page).toHaveURL('/iranyitopult/leadott-igenyek')
  await screenIsReady(page)
  const id = await book(page)
  const card = (on: Page) =>
    on
      .getByRole('listitem')
      .filter({ hasText: String(id).replace(/\B(?=(\d{3})+$)/g, '\u00A0') })
      .filter({ has: on.getByRole('heading') })
  // The courier may have been ordered meanwhile.
  await expect(card(page), 'a new request comes by itself').toContainText(/Rögzítettük az igényét|A futárt megrendeltük/)

  const search = page.getByRole('searchbox')
  await search.fill(String(id))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`text=${id}`))
  await expect(page.getByRole('status').filter({ hasText: 'igény' })).toHaveText('1 igény, mind látható')
  // While it is read anew what stood there before is dimmed.
  await screenIsReady(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const desk = await workshop(browser, baseURL)
  await desk.receive(id, {})
  await expect(card(page)).toContainText('A készülék a szervizben van')
  await desk.sendQuote(id)
  await expect(card(page)).toContainText('Döntsön az árajánlatról')

  const beside = await page.context().newPage()
  await beside.goto(`/iranyitopult/leadott-igenyek?text=${id}`)
  await expect(card(beside)).toContainText('Döntsön az árajánlatról')
  if (!isMobile) {
    await beside.getByRole('button', { name: 'Táblázat' }).click()
    await expect(beside.getByRole('grid').getByRole('row')).toHaveCount(2)
  }

  await card(page).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/iranyitopult/igeny-reszletei/${id}`)
  await screenIsReady(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Elutasítom az árajánlatot' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Elutasítom, kérem vissza a készüléket' }).click()
  await expect(page.getByText(/^Elutasította az árajánlatot:/)).toBeVisible()
  await expect(beside.getByText('A készüléket javítás nélkül küldjük vissza').last()).toBeVisible()
})
