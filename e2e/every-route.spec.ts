import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectFineOnBothScreens, expectNoSidewaysScroll } from './accessible.ts'
import { signInAsCustomer, signInAsEmployee } from './sign-in.ts'
import { desktop, onPhone } from './sizes.ts'
import { type PageWatch, screenIsReady, watchPage } from './watch-page.ts'

// Every address that `npm run routes` prints. A new screen is covered without touching this file; a new kind of open part must
// say here what stands for it.

const parameters: Readonly<Record<string, readonly string[]>> = {
  brand: ['huawei', 'apple'],
  identicalHash: ['uj-megrendeles', 'nincs-ilyen-javitas'],
  vs: ['nincs-ilyen-hivatkozas'],
  id: ['1'],
  token: ['nincs-ilyen-token'],
  crmRequestId: ['123456789'],
  szolgaltatas: ['fizetos', 'szervizgarancia'],
  ws: ['1'],
}

/** Addresses whose subject the test does not have: the portal may refuse it, but must say so on a whole screen. */
// SPEC 2: no warranty form for Apple.
const withoutSubject = [
  'nincs-ilyen',
  '/gsm-worksheets/',
  '/apple/garancialis-javitasok',
  '/igenyek/1',
  '/123456789',
  '/eszkozeim/1',
  '/elojelzesek/1',
  '/cegek/1',
]

const root = path.join(import.meta.dirname, '..')
const patterns = execFileSync(process.execPath, ['scripts/print-routes.ts'], { cwd: root, encoding: 'utf8' }).trim().split('\n')

function fill(pattern: string): string[] {
  const [, name] = /:(\w+)/.exec(pattern) ?? []
  if (!name) return [pattern]
  const values = parameters[name]
  if (!values) throw new Error(`Say in every-route.spec.ts what stands for :${name} of ${pattern}`)
  return values.flatMap((value) => fill(pattern.replace(`:${name}`, value)))
}

const addresses = patterns.flatMap(fill)

async function open(page: Page, address: string) {
  await page.goto(address)
  await screenIsReady(page)
}

/** By the page's own choice, without loading it anew. */
async function speak(page: Page, language: string) {
  await page.getByRole('banner').locator('select').selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await screenIsReady(page)
}

async function expectWholeScreen(page: Page, address: string, watch: PageWatch, isMobile: boolean) {
  if (await isWhole(page, address, isMobile)) expectNothingWrong(address, watch)
}

/** One visit for both: the screen is loaded once, and looked at on a phone and on a desktop. */
async function expectWholeOnBothScreens(page: Page, address: string, watch: PageWatch) {
  if (!(await isWhole(page, address, true))) return
  await page.setViewportSize(desktop)
  await expectAccessible(page)
  await page.setViewportSize(smallest)
  expectNothingWrong(address, watch)
}

/** @returns whether the address has a screen of its own; a second spelling leads to another address, which is looked at as that. */
async function isWhole(page: Page, address: string, isMobile: boolean): Promise<boolean> {
  await open(page, address)
  const { pathname } = new URL(page.url())
  if (pathname !== address) {
    expect(addresses).toContain(pathname)
    return false
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu')
  await expect(page).toHaveTitle(/^\S.* – Mobilfutár$/)
  await expect(page.getByRole('main')).toHaveCount(1)
  if (isMobile) await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  if (isMobile) {
    // The longest words are German.
    await speak(page, 'de')
    await expectNoSidewaysScroll(page)
    await page.evaluate(() => window.localStorage.setItem('language', 'hu-HU'))
  }
  return true
}

function expectNothingWrong(address: string, watch: PageWatch) {
  expect(watch.foreign).toEqual([])
  expect(watch.violations).toEqual([])
  if (withoutSubject.some((part) => address.includes(part))) return
  expect(watch.errors).toEqual([])
  expect(watch.refused).toEqual([])
}

/** In CSS pixels. WCAG 2.2, 1.4.10: everything is reached there without scrolling sideways. */
const smallest = { width: 320, height: 640 }

/** So many are looked at in one browser session, as people go from screen to screen. */
const inOneSession = 8
const groups = (all: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(all.length / inOneSession) }, (_, index) => all.slice(index * inOneSession, (index + 1) * inOneSession))

type Look = (page: Page, address: string, watch: PageWatch, isMobile: boolean) => Promise<unknown>

/** A test for each group; each address is a step of its own, and says itself what is wrong with it. */
function forEach(all: readonly string[], title: string, tag: string[], signIn: (page: Page, isMobile: boolean) => Promise<unknown>, look: Look) {
  for (const group of groups(all))
    test(`${title}: ${group.join(' ')}`, { tag }, async ({ page, baseURL, isMobile }) => {
      test.setTimeout(180_000)
      await signIn(page, isMobile)
      if (isMobile) await page.setViewportSize(smallest)
      const watch = await watchPage(page, new URL(baseURL ?? '').origin)
      for (const address of group) {
        await test.step(address, () => look(page, address, watch, isMobile))
        for (const seen of Object.values(watch)) seen.length = 0
      }
    })
}

const isInner = (address: string) => address.startsWith('/iranyitopult')
const isDesk = (address: string) => /^\/iranyitopult\/szerviz(\/|$)/.test(address)
const ofVisitors = addresses.filter((address) => !isInner(address))
const ofCustomers = addresses.filter((address) => isInner(address) && !isDesk(address))
const ofEmployees = addresses.filter(isDesk)

const asVisitor = async () => {}
/** The phone's is a private person, in green; the desktop's a company, in orange. */
const asCustomer = (page: Page, isMobile: boolean) => signInAsCustomer(page, isMobile ? 'b2c' : 'flotta')
const asEmployee = (page: Page) => signInAsEmployee(page, 'vezeto')

const leadsToLogin: Look = async (page, address) => {
  await open(page, address)
  await expect(page, address).toHaveURL('/bejelentkezes')
}

/** The screens of others: whatever they say, they say it on a screen of their own. */
const standsWhole: Look = async (page, address, watch) => {
  await open(page, address)
  await expect(page.getByRole('main')).toHaveCount(1)
  expect(new URL(page.url()).pathname).not.toBe('/bejelentkezes')
  expect(watch.errors).toEqual([])
}

forEach(ofVisitors, 'whole screens', [onPhone], asVisitor, expectWholeOnBothScreens)
forEach(ofCustomers, 'whole screens for a customer', [], asCustomer, expectWholeScreen)
forEach(ofEmployees, 'whole screens for an employee', [onPhone], asEmployee, expectWholeOnBothScreens)
// That no personal screen is open to visitors is a rule over the table of routes (src/routes.test.ts); some show that it is asked.
forEach([...ofCustomers.slice(0, 3), ...ofEmployees.slice(0, 2)], 'a visitor is led to the login', [onPhone], asVisitor, leadsToLogin)
forEach(ofCustomers, 'an employee at the screens of customers', [onPhone], asEmployee, standsWhole)
forEach(ofEmployees, 'a customer at the screens of employees', [onPhone], asCustomer, standsWhole)

for (const address of ['/nincs-ilyen-oldal', '/igenyles/nincs-ilyen', '/igenyles/gyartok/nincs-ilyen-gyarto', '/igenyles/gyartok/huawei/nincs-ilyen'])
  test(`${address} is not found`, { tag: onPhone }, async ({ page }) => {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Az oldal nem található')
    await expect(page).toHaveTitle('Az oldal nem található – Mobilfutár')
    await expectFineOnBothScreens(page)
    await page.getByRole('main').getByRole('link', { name: 'Javítás igénylése' }).click()
    await expect(page).toHaveURL('/igenyles')
  })

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })
  for (const address of [
    '/igenyles',
    '/igenyles/gyartok',
    '/igenyles/gyartok/huawei',
    '/igenyles/gyartok/huawei/fizetos-javitasok',
    '/sutibeallitasok',
  ])
    test(`${address} keeps its contrast`, { tag: onPhone }, async ({ page }) => {
      await open(page, address)
      await expectAccessible(page)
    })
})
