import { type Browser, expect } from '@playwright/test'
import { arrivalBody, wholeWorksheet } from '#testing/workshop-desk.ts'
import { signInAsEmployee } from './sign-in.ts'

/** An employee at a browser of their own, who does the workshop's part by calls. */
export async function workshop(browser: Browser, baseURL: string | undefined) {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const { token } = await signInAsEmployee(page, 'vezeto')
  async function call(method: string, url: string, { body, form }: { body?: object; form?: object } = {}) {
    const headers = { Token: token, Language: 'hu' }
    const sent = form ? { multipart: { data: JSON.stringify(form) } } : body ? { data: body } : {}
    const answer = await page.request.fetch(`/api${url}`, { method, headers, ...sent })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data
  }
  const versionOf = async (id: number): Promise<number> => (await call('GET', `/service-desk/requests/${id}`)).version
  async function returnAs(id: number, outcome: string) {
    const { sheet } = await call('GET', `/customer-requests/${id}/worksheet`)
    await call('PUT', `/customer-requests/${id}/worksheet`, { body: { revision: sheet.revision, ...wholeWorksheet() } })
    await call('POST', `/service-desk/requests/${id}/return-unrepaired`, { body: { version: await versionOf(id), outcome } })
  }
  async function sendQuoteOf(id: number, lines: readonly object[], aboveEstimateReason = '') {
    const draft = { revision: 0, lines, note: '', aboveEstimateReason }
    const { revision } = await call('PUT', `/customer-requests/${id}/quote-draft`, { body: draft })
    await call('POST', `/customer-requests/${id}/quote`, { body: { version: await versionOf(id), revision } })
  }
  return {
    /** The courier is ordered by a job, so it waits. */
    receive: (id: number, found: object) =>
      expect(async () => {
        await call('POST', `/customer-requests/${id}/arrival`, { form: { version: await versionOf(id), ...arrivalBody(found) } })
      }).toPass({ timeout: 30_000 }),
    /** @param aboveEstimateReason what the customer is told where it is more than the estimate said */
    async sendQuote(id: number, { netUnit = 32_000, aboveEstimateReason = '' } = {}) {
      const line = { kind: 'part', description: 'Kijelző cseréje', quantity: 1, netUnit, choice: 'always', group: null }
      await sendQuoteOf(id, [line], aboveEstimateReason)
    },
    sendQuoteOf,
    /** As the customer said it on the phone. */
    async acceptQuote(id: number) {
      const declarations = { startNow: true, startLoss: true }
      const decided = { quoteVersion: 1, quoteAcceptedStatus: true, chosenLineIds: [], declarations, method: 'phone', note: 'Telefonon kérte.' }
      await call('POST', `/customer-requests/${id}/quote-decision-on-behalf`, { body: { version: await versionOf(id), ...decided } })
    },
    async finishRepair(id: number) {
      const { sheet } = await call('GET', `/customer-requests/${id}/worksheet`)
      await call('PUT', `/customer-requests/${id}/worksheet`, { body: { revision: sheet.revision, ...wholeWorksheet() } })
      await call('POST', `/service-desk/requests/${id}/finish-repair`, { body: { version: await versionOf(id) } })
    },
    /** The invoice is written by a job, so it waits; what it asked for is owed still. */
    cancelInvoice: (id: number) =>
      expect(async () => {
        const { invoices } = await call('GET', `/customer-requests/${id}/invoices`)
        await call('POST', `/invoices/${invoices[0].id}/cancel`, { body: { reason: 'Hibás név', chargeAgain: true } })
      }).toPass({ timeout: 30_000 }),
    findNoFault: (id: number) => returnAs(id, 'NO_FAULT'),
    /** What the customer says on the phone: how they want to pay. */
    choosePayment: (id: number, paymentMethod: number) => call('PUT', `/customer-requests/${id}/payment-method`, { body: { paymentMethod } }),
    /** The invoice is written by a job, so it waits. @returns what the courier is to collect */
    async sendBack(id: number): Promise<number> {
      const step = async (name: string) => call('POST', `/customer-requests/${id}/${name}`, { body: { version: await versionOf(id) } })
      let collects = 0
      await expect(async () => {
        collects = (await step('delivery-order')).cashOnDelivery
      }).toPass({ timeout: 30_000 })
      await step('ship')
      await step('hand-back')
      return collects
    },
    /** The parcel sets out on its way back, and is lost. */
    async lose(id: number, compensation: number) {
      const step = async (name: string, more = {}) =>
        call('POST', `/customer-requests/${id}/${name}`, { body: { version: await versionOf(id), ...more } })
      await step('delivery-order')
      // The courier's answer is a change of its own.
      await expect(() => step('ship')).toPass({ timeout: 30_000 })
      await step('parcel-lost', { compensation, note: 'A futárszolgálat elismerte.' })
    },
    /** Without a quote nothing is owed for it. */
    returnUnrepaired: (id: number) => returnAs(id, 'RETURNED_UNREPAIRED'),
  }
}
