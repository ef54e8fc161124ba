import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type APIResponse, type Browser, expect, type Page } from '@playwright/test'
import { type Overrides, orderFor } from '#testing/factories.ts'
import { samplePdf } from './booking-steps.ts'
import { screenIsReady } from './watch-page.ts'

async function answered<T>(answer: APIResponse): Promise<T> {
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: T }).data
}

/** A person no other test writes to. */
export const newEmail = () => `e2e-${randomUUID()}@pelda.hu`

/** Books a Huawei phone through the API, as the booking screen would. */
export async function bookByApi(
  request: APIRequestContext,
  email: string,
  {
    serviceEntry = 'brand=huawei&warrantyType=2',
    withInvoice = false,
    ...overrides
  }: Overrides & { serviceEntry?: string; withInvoice?: boolean } = {},
) {
  const setup = await answered<Parameters<typeof orderFor>[0]>(await request.get(`/api/booking-setup?${serviceEntry}`))
  const { token } = await answered<{ token: string }>(await request.get('/api/create-csrf-token'))
  const order = orderFor(setup, { customer: { email }, ...overrides })
  const answer = await request.post('/api/customer-requests/pickup-return', {
    headers: { 'X-CSRF-Token': token, 'Idempotency-Key': randomUUID() },
    multipart: { data: JSON.stringify(order), ...(withInvoice ? { invoice: samplePdf } : {}) },
  })
  return answered<{ crmRequestId: number; pickupDay: string; handoverDocumentHash: string }>(answer)
}

/** The plain text of the newest email to somebody whose subject holds `about`; emails are written by jobs, so it waits. */
export async function emailTo(request: APIRequestContext, email: string, about: string): Promise<string> {
  let address: string | undefined
  await expect
    .poll(async () => {
      // The server closes connections at rest, sometimes just as one is used again.
      const rows = (await (await request.get('/dev/mails', { maxRetries: 2 })).text()).split('<tr>')
      const row = rows.find((text) => text.includes(email) && text.includes(about))
      address = row?.match(/\/dev\/mails\/[\w-]+/)?.[0]
      return address
    })
    .toBeTruthy()
  return (await request.get(`${address}`, { maxRetries: 2 })).text()
}

/** The address an email leads to, below the portal. */
export function linkIn(newestEmail: string, path: string): string {
  const link = new RegExp(`https?://[^\\s<"]+(${path}[^\\s<"]*)`).exec(newestEmail)?.[1]
  if (!link) throw new Error(`No link to ${path} in the letter`)
  return link
}

/** The page of a request that an email leads to, in a browser that is its customer's own. */
export async function openByEmail(browser: Browser, baseURL: string | undefined, email: string, about: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'hu-HU', timezoneId: 'Europe/Budapest' })).newPage()
  await page.goto(linkIn(await emailTo(page.request, email, about), '/igeny-reszletei/'))
  await screenIsReady(page)
  return page
}
