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
