import { expect, type Page, test } from '@playwright/test'
import { paths } from '#paths.ts'
import { expectNoSidewaysScroll } from './accessible.ts'
import { createOwnCustomer } from './new-customer.ts'
import { signInAsCustomer } from './sign-in.ts'
import { onPhone } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'

// The screens of the personal area, of somebody who has nothing yet: whatever stands on them is ours.

const screens = [
  paths.myRequests(),
  paths.orders(),
  paths.devices(),
  paths.newOrder(),
  paths.basicData(),
  paths.savedAddresses(),
  paths.billingData(),
  paths.shippingData(),
  paths.ownMessages(),
  paths.myData(),
  paths.security(),
]

/** Texts of several words; single ones may be alike in two languages. */
const sentences = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      const isOurs = !walker.currentNode.parentElement?.closest('script, style, [translate="no"]')
      if (isOurs && /\p{L}\s\p{L}/u.test(text)) found.push(text)
    }
    return found
  })

async function speak(page: Page, language: string) {
  await page.getByRole('banner').getByRole('combobox').selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await screenIsReady(page)
}

test('the personal area speaks four languages on a small phone', { tag: onPhone }, async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 640 })
  const email = await createOwnCustomer(page.request)
  await signInAsCustomer(page, email)
  for (const address of screens)
    await test.step(address, async () => {
      await page.goto(address)
      await screenIsReady(page)
      const hungarian = new Set(await sentences(page))
      for (const language of ['en', 'de', 'sl']) {
        await speak(page, language)
        // What the server says in a language stays in the one before until its answer is here.
        const stillHungarian = async () => (await sentences(page)).filter((text) => hungarian.has(text) && !text.includes('Petra'))
        await expect.poll(stillHungarian, { message: `${address} in ${language}` }).toEqual([])
        expect((await sentences(page)).length, language).toBeGreaterThan(5)
        await expectNoSidewaysScroll(page)
      }
      await speak(page, 'hu')
    })
})
