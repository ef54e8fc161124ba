import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { type Overrides, orderFor } from '#testing/factories.ts'
import { samplePdf } from './booking-steps.ts'

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
  { door = 'brand=huawei&warrantyType=2', withInvoice = false, ...overrides }: Overrides & { door?: string; withInvoice?: boolean } = {},
) {
  const setup = await answered<Parameters<typeof orderFor>[0]>(await request.get(`/api/booking-setup?${door}`))
  const { token } = await answered<{ token: string }>(await request.get('/api/create-csrf-token'))
  const order = orderFor(setup, { customer: { email }, ...overrides })
  const answer = await request.post('/api/customer-requests/pickup-return', {
    headers: { 'X-CSRF-Token': token, 'Idempotency-Key': randomUUID() },
    multipart: { data: JSON.stringify(order), ...(withInvoice ? { invoice: samplePdf } : {}) },
  })
  return answered<{ crmRequestId: number; pickupDay: string; handoverDocumentHash: string }>(answer)
}

/** The plain text of the newest letter to somebody whose subject holds `about`; letters are written by jobs, so it waits. */
export async function letterTo(request: APIRequestContext, email: string, about: string): Promise<string> {
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

/** The address a letter leads to, below the portal. */
export function linkIn(letter: string, path: string): string {
  const link = new RegExp(`https?://[^\\s<"]+(${path}[^\\s<"]*)`).exec(letter)?.[1]
  if (!link) throw new Error(`No link to ${path} in the letter`)
  return link
}
