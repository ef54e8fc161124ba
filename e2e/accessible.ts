import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { desktop, phone, tablet } from './sizes.ts'

/** Half as much for every page to read as what the builder takes by itself. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** The builder would have a page read it again each time. */
const isRead = (page: Page) => page.evaluate(() => 'axe' in window)
const nothing = ';'
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** WCAG 2.2 AA (DESIGN 7): axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page) {
  // What is scrolled half under the header would count as a small target.
  await page.evaluate(() => window.scrollTo(0, 0))
  const { violations } = await new AxeBuilder({ page, axeSource: (await isRead(page)) ? nothing : axeSource })
    // What passes is not written down, node by node.
    .options({ runOnly: tags, resultTypes: ['violations'] })
    // Without frames nothing is to be put together, so no second page is opened for it.
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.target.join(' ')}\n  ${node.failureSummary}`),
  )
  expect(found).toEqual([])
}

/** DESIGN 7: at 320 px everything is reached by scrolling one way. */
export async function expectNoSidewaysScroll(page: Page) {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    return wide.slice(0, 8).map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`)
  })
  expect(tooWide, 'wider than the screen').toEqual([])
}

/** A walk is walked on one screen and looked at on both: axe finds nothing, and nothing is wider than the screen. */
export const expectFineOnBothScreens = (page: Page) => expectFineOn(page, [phone, desktop])

/** The same, and on a tablet: between a phone and a desktop tables and forms stand otherwise. */
export const expectFineOnEveryScreen = (page: Page) => expectFineOn(page, [phone, tablet, desktop])

/** The screen it is on comes last, so that it stands as the walk goes on with it. */
async function expectFineOn(page: Page, screens: readonly { width: number; height: number }[]) {
  const own = page.viewportSize()
  const isOwn = ({ width }: { width: number }) => width === own?.width
  for (const screen of [...screens.filter((one) => !isOwn(one)), ...screens.filter(isOwn)]) {
    await page.setViewportSize(screen)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  if (own) await page.setViewportSize(own)
}
