import { expect, type Locator, type Page } from '@playwright/test'

/** Tab, as often as it takes: what cannot be reached like this fails, and so does what shows nowhere that it was reached. */
export async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  expect(await target.evaluate(showsFocus), 'the focus is seen').toBe(true)
}

/** A choice is ringed as a whole, its label too. */
function showsFocus(element: Element): boolean {
  const isRinged = (one: Element | null) => one !== null && getComputedStyle(one).outlineStyle !== 'none'
  return isRinged(element) || isRinged(element.closest('label'))
}

export async function pressByKeyboard(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** @param options.delay milliseconds between two keys: where a scanner is listened to, what is quicker than a hand is a scan */
export async function writeByKeyboard(page: Page, target: Locator, text: string, options: { readonly delay?: number } = {}) {
  await tabTo(page, target)
  await page.keyboard.type(text, options)
}

/** Of a hand that is quick. */
export const byHand = { delay: 80 }
