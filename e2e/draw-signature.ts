import type { Locator, Page } from '@playwright/test'

/** Draws a wave in the field in which a customer signs, somewhere on the page or in a part of it. */
export async function drawSignature(page: Page, within: Page | Locator = page) {
  const field = within.getByRole('img', { name: /^Aláírómező/ })
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  if (!box) throw new Error('There is nothing to sign in')
  await page.mouse.move(box.x + 40, box.y + 60)
  await page.mouse.down()
  for (let i = 1; i <= 12; i++) await page.mouse.move(box.x + 40 + i * 18, box.y + 60 + (i % 2) * 30)
  await page.mouse.up()
}
