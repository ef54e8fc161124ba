import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** In the order of choice: the shell is the same engine without windows, and needs half the processor. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Debian's Chromium, any Chrome of this machine, or the one Playwright installed for itself. */
export function findBrowser(): string {
  const known = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()]
  const found = known.find((file) => file && existsSync(file))
  if (!found)
    throw new Error(
      'The browser tests need Chromium: install it with "apt-get install chromium-headless-shell" (Debian) or "npx playwright install chromium", or set CHROMIUM_PATH',
    )
  return found
}

/** No sandbox (containers have none), and nothing that calls home. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
