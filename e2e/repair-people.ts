import { type Browser, expect, type Page } from '@playwright/test'
import { bookByApi, emailTo, linkIn, newEmail } from './followed-request.ts'
import type { RepairPortal } from './repair-portal.ts'
import { logIn } from './sign-in.ts'
import { screenIsReady } from './watch-page.ts'

const viewports = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
}

const openPage = async (browser: Browser, { url }: RepairPortal, screen: keyof typeof viewports) =>
  (await browser.newContext({ baseURL: url, locale: 'hu-HU', timezoneId: 'Europe/Budapest', ...viewports[screen] })).newPage()

/** Somebody who sends in a device and does everything by the links in their emails. */
export type Customer = {
  readonly email: string
  readonly page: Page
  /** Opens the request by the link of the newest email about something. */
  readonly follow: (about: string) => Promise<void>
  readonly emailAbout: (about: string) => Promise<string>
}

export async function createCustomer(browser: Browser, portal: RepairPortal, screen: keyof typeof viewports): Promise<Customer> {
  const page = await openPage(browser, portal, screen)
  const email = newEmail()
  const emailAbout = (about: string) => emailTo(page.request, email, about)
  return {
    email,
    page,
    emailAbout,
    follow: async (about) => {
      await page.goto(linkIn(await emailAbout(about), '/igeny-reszletei/'))
      await screenIsReady(page)
    },
  }
}

/** Books as the screen would, at a house of theirs. @returns the number of the request */
export async function booked({ page, email }: Customer, { streetNumber = '43', isWarranty = false } = {}): Promise<number> {
  const serviceEntry = `brand=huawei&warrantyType=${isWarranty ? 1 : 2}`
  const { crmRequestId } = await bookByApi(page.request, email, { serviceEntry, withInvoice: isWarranty, deliveryInAddress: { streetNumber } })
  return crmRequestId
}

/** An employee at a desktop, who logs in again whenever the clock has ended their session. */
export type Employee = {
  readonly page: Page
  /** The first screen of the service desk. */
  readonly home: () => Promise<void>
  readonly go: (address: string) => Promise<void>
  /** Does something by a call, as the screens would. */
  readonly call: (method: string, url: string, sent?: { body?: object; form?: object }) => Promise<Record<string, unknown>>
  readonly open: (requestId: number) => Promise<void>
  /** A tool of the request page, brought to the front. */
  readonly tool: (
    name: 'Átvétel' | 'Felvásárlás' | 'Munkalap' | 'Árajánlat' | 'Jegyzőkönyv' | 'Futár' | 'Üzenetek',
  ) => Promise<ReturnType<Page['getByRole']>>
}

export async function createEmployee(browser: Browser, portal: RepairPortal, post: string): Promise<Employee> {
  const page = await openPage(browser, portal, 'desktop')
  let loggedInAt = -1
  async function beHere() {
    if (loggedInAt === portal.moves()) return
    // On a page at rest: one that is just opening would throw the new token away together with the old session.
    if (page.url() === 'about:blank') await page.goto('/impresszum')
    await screenIsReady(page)
    const { token, uid } = await logIn(page, post)
    await page.evaluate(
      ([token, uid]) => {
        window.localStorage.setItem('token', token)
        window.localStorage.setItem('uid', uid)
      },
      [token, String(uid)] as const,
    )
    loggedInAt = portal.moves()
  }
  async function go(address: string) {
    await beHere()
    await page.goto(address)
    await screenIsReady(page)
  }
  async function call(method: string, url: string, { body, form }: { body?: object; form?: object } = {}) {
    await beHere()
    const token = (await page.evaluate(() => window.localStorage.getItem('token'))) ?? ''
    const sent = form ? { multipart: { data: JSON.stringify(form) } } : body ? { data: body } : {}
    const answer = await page.request.fetch(`/api${url}`, { method, headers: { Token: token, Language: 'hu' }, ...sent })
    expect(answer.status(), await answer.text()).toBe(200)
    return (await answer.json()).data
  }
  return {
    page,
    go,
    call,
    home: () => go('/iranyitopult/szerviz'),
    open: (requestId) => go(`/iranyitopult/szerviz/igenyek/${requestId}`),
    tool: async (name) => {
      const panel = page.getByRole('tabpanel', { name, includeHidden: true })
      const tab = page.getByRole('tab', { name })
      await expect(tab.or(panel).first()).toBeVisible()
      if (await tab.isVisible()) await tab.click()
      await expect(panel).toBeVisible()
      return panel
    },
  }
}
