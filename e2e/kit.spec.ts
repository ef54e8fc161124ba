import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { watchPage } from './watch-page.ts'

// Every piece of base/web/kit in every state (DESIGN 2), where axe sees also what no other test brings about.

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme })
    test(`every piece of the kit is accessible, in the ${colorScheme}`, async ({ page, baseURL, isMobile }) => {
      const watch = await watchPage(page, new URL(baseURL ?? '').origin)
      await page.goto('/dev/kit')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (isMobile) {
        await page.setViewportSize({ width: 320, height: 640 })
        await expectNoSidewaysScroll(page)
      }
      await expectAccessible(page)
      await page.getByRole('region', { name: 'Dialog' }).getByRole('button').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect([...watch.foreign, ...watch.violations, ...watch.errors]).toEqual([])
    })
  })

for (const language of ['en', 'de', 'sl'])
  test(`the kit speaks ${language} without running over`, async ({ page }) => {
    await page.goto('/dev/kit')
    await page.getByLabel('Language').selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

test('a toast is read out, stays while it is read and goes by itself', async ({ page }) => {
  await page.goto('/dev/kit')
  const piece = page.getByRole('region', { name: 'Toast' })
  const toast = piece.getByRole('status')
  // The live region is there before its words.
  await expect(toast).toHaveText('')
  const opener = piece.getByRole('button').first()
  await opener.press('Enter')
  await toast.hover()
  await expectAccessible(page)
  await toast.getByRole('button').click()
  await expect(toast).toHaveText('')
  await page.mouse.move(0, 0)

  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await opener.press('Enter')
  await expect(toast).not.toHaveText('')
  await page.clock.fastForward(6900)
  await page.keyboard.press('Tab')
  await expect(toast.getByRole('button')).toBeFocused()
  await page.clock.fastForward(60_000)
  await expect(toast).not.toHaveText('')
  await page.keyboard.press('Enter')
  await expect(toast).toHaveText('')
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await expect(toast).not.toHaveText('')
  await page.clock.fastForward(7100)
  await expect(toast).toHaveText('')
})
