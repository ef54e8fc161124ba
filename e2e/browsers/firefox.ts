import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { type Find, type PhoneBrowser, phone } from './phone-browser.ts'

const installed = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

function findFirefox(): string {
  const found = [process.env.FIREFOX_PATH, ...installed].find((file) => file && existsSync(file))
  if (!found) throw new Error('Firefox is missing: install it with "apt-get install firefox-esr" (Debian), or set FIREFOX_PATH')
  return found
}

/** Firefox speaks WebDriver BiDi by itself; Puppeteer speaks it back. */
export async function startFirefox(): Promise<PhoneBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    defaultViewport: phone,
    extraPrefsFirefox: { 'intl.accept_languages': 'hu-HU,hu', 'ui.prefersReducedMotion': 1 },
  })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(`uncaught: ${String(error)}`))

  const found = async (find: Find, words: string[]) => (await page.evaluateHandle(find, ...words)).asElement() as ElementHandle<Element> | null
  return {
    goTo: async (url) => {
      await page.goto(url)
    },
    run: async <Answer>(script: (...words: string[]) => Answer, ...words: string[]): Promise<Answer> => page.evaluate(script, ...words),
    press: async (find, ...words) => {
      const element = await found(find, words)
      await element?.click()
      return element !== null
    },
    type: async (text, find, ...words) => {
      const element = await found(find, words)
      await element?.type(text)
      return element !== null
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors: async () => errors,
    close: () => browser.close(),
  }
}
