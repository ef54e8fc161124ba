import { expect, type Page, type Response } from '@playwright/test'
import de from '#base/web/texts/de.ts'
import en from '#base/web/texts/en.ts'
import hu from '#base/web/texts/hu.ts'
import sl from '#base/web/texts/sl.ts'

/** What a page must not do, collected while it is used. Start watching before the first `goto`. */
export type PageWatch = {
  /** Console errors (a broken content security policy is one) and exceptions nobody caught. */
  readonly errors: string[]
  /** Requests that left the portal. */
  readonly foreign: string[]
  /** Answers of the portal of 400 and above. */
  readonly refused: string[]
  /** What the content security policy did not let the page do. */
  readonly violations: string[]
}

const violation = 'policy violation: '

/** The browser's own sentence does not come for everything, and names no element. */
const reportViolations = (prefix: string) =>
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
    console.error(`${prefix}${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`),
  )

export async function watchPage(page: Page, origin: string): Promise<PageWatch> {
  const watch: PageWatch = { errors: [], foreign: [], refused: [], violations: [] }
  await page.addInitScript(reportViolations, violation)
  page.on('pageerror', (error) => watch.errors.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.text().startsWith(violation)) return void watch.violations.push(message.text())
    // The browser says so of every answer of 400 and above; `refused` names them better.
    const isRefusal = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isRefusal) watch.errors.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (!['data:', 'blob:'].includes(protocol) && asked !== origin) watch.foreign.push(request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) watch.refused.push(nameOf(response))
  })
  return watch
}

const nameOf = (response: Response) => `${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`

const loading = new RegExp(`^(${[hu, en, de, sl].map((words) => words.loading).join('|')})$`)

/** Whatever on a page says that more is coming. */
export const partsToCome = (page: Page) => page.locator('[aria-busy="true"]').or(page.getByText(loading))

/** A busy machine is no broken screen. */
const patience = { timeout: 20_000 }

/** Prerendered HTML looks complete, but what is typed or pressed before React has taken it over is lost, or sent by the browser itself. */
const isTakenOver = () => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$'))

/** Waits until a screen is complete: its script has taken over and stored the language, its heading stands, and nothing on it says that more is coming. */
export async function screenIsReady(page: Page) {
  await page.waitForFunction(() => window.localStorage.getItem('language') !== null)
  await page.waitForFunction(isTakenOver)
  await expect(page.locator('h1')).toHaveCount(1, patience)
  await expect(partsToCome(page)).toHaveCount(0, patience)
}

/** An init script: notes whether the page, once it was shown, was hidden again behind the starting page. */
export function watchForGivingWay() {
  let wasShown = false
  const look = () => {
    const isShown = document.querySelector('main')?.checkVisibility() ?? false
    if (wasShown && !isShown) document.documentElement.dataset.gaveWay = 'yes'
    wasShown ||= isShown
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

export const gaveWay = (page: Page) => page.evaluate(() => document.documentElement.dataset.gaveWay === 'yes')
