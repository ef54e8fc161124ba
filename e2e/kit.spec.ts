import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts'
import { onDesktop, onPhone } from './sizes.ts'
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

test('where the reader’s own colours stand in place of ours, what is chosen is told apart', { tag: onDesktop }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/dev/kit')
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  for (const [chosen, other] of [
    ['[aria-pressed="true"]', '[aria-pressed="false"]'],
    ['a[aria-current]', 'a[href="/"]:not([aria-current])'],
    ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
  ] as const)
    expect(await groundOf(chosen), chosen).not.toBe(await groundOf(other))
})

test('whoever gets the focus back from a dialog can open it again at once', { tag: onDesktop }, async ({ page }) => {
  await page.goto('/dev/kit')
  const opener = page.getByRole('region', { name: 'Dialog' }).getByRole('button').first()
  await opener.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  // As soon as anybody could: in the same task as the focus comes back.
  await opener.evaluate((button) =>
    button.addEventListener('focus', () => queueMicrotask(() => button instanceof HTMLElement && button.click()), { once: true }),
  )
  await page.keyboard.press('Escape')
  await expect(opener).not.toBeFocused()
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

for (const language of ['en', 'de', 'sl'])
  test(`the kit speaks ${language} without running over`, { tag: onPhone }, async ({ page }) => {
    await page.goto('/dev/kit')
    await page.getByLabel('Language').selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

test('what is being sent says so, and looks so under the pointer that pressed it too', { tag: onDesktop }, async ({ page }) => {
  await page.goto('/dev/kit')
  const [ready, waiting] = await page.getByRole('region', { name: 'SendButton' }).getByRole('button').all()
  if (!ready || !waiting) return expect(waiting).toBeDefined()
  await expect(waiting).toHaveText('Küldés…')
  const lookOf = (button: typeof ready) => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  const before = await lookOf(waiting)
  expect(before).not.toBe(await lookOf(ready))
  await waiting.hover()
  expect(await lookOf(waiting)).toBe(before)
})

test('the same news told again is read out again, and takes the focus again', { tag: onDesktop }, async ({ page }) => {
  await page.goto('/dev/kit')
  const piece = page.getByRole('region', { name: 'News' })
  const news = piece.locator('[role="status"]')
  await expect(news).toHaveText('')
  const opener = piece.getByRole('button')
  await opener.press('Enter')
  await expect(news).toBeFocused()
  const words = await news.textContent()
  await news.evaluate((region) => new MutationObserver(() => region.setAttribute('data-changed', '')).observe(region, { childList: true }))
  await opener.press('Enter')
  await expect(news).toBeFocused()
  await expect(news).toHaveText(words ?? '')
  await expect(news).toHaveAttribute('data-changed', '')
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

test('a table: rows are chosen by ticks, by keys and all between, and what stands in them is pressed without choosing', {
  tag: onDesktop,
}, async ({ page }) => {
  await page.goto('/dev/kit')
  const table = page.getByRole('region', { name: 'Table with choice' }).getByRole('grid')
  const tick = (name: string) => table.getByRole('checkbox', { name })
  const chosen = () => table.getByRole('row', { selected: true })
  await expect(chosen()).toHaveText(/P30 Pro/)

  await tick('P30 Pro').uncheck()
  await tick('Galaxy S24').check()
  await tick('P30 Pro').click({ modifiers: ['Shift'] })
  await expect(chosen()).toHaveText([/Galaxy/, /iPhone/, /P30/])
  const all = table.getByRole('columnheader').first().getByRole('checkbox')
  await expect(all).toHaveJSProperty('indeterminate', true)
  await all.check()
  await expect(chosen()).toHaveCount(4)
  await all.uncheck()
  await expect(chosen()).toHaveCount(0)

  // One stop of the Tab key; the arrows go on from there, into what stands in the cells.
  await table.getByRole('link', { name: 'Apple' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(table.getByRole('link', { name: 'Huawei' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#Huawei$/)
  await expect(chosen()).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(chosen()).toHaveText(/P30/)
  await page.keyboard.press('Shift+ArrowUp')
  await expect(chosen()).toHaveCount(2)
  await page.keyboard.press('Shift+ArrowDown')
  await expect(chosen()).toHaveCount(1)
  await page.keyboard.press('Control+a')
  await expect(chosen()).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(chosen()).toHaveCount(0)
})

test('a table is sorted by whoever asked for its rows, and says how', { tag: onDesktop }, async ({ page }) => {
  await page.goto('/dev/kit')
  const table = page.getByRole('region', { name: 'Table with choice' }).getByRole('grid')
  const names = () => table.getByRole('rowheader')
  await expect(names()).toHaveText(['Galaxy S24', 'iPhone 15', 'P30 Pro', 'Redmi Note 13'])
  const price = table.getByRole('columnheader', { name: 'Ft' })
  await price.click()
  await expect(price).toHaveAttribute('aria-sort', 'ascending')
  await expect(names()).toHaveText(['Redmi Note 13', 'P30 Pro', 'Galaxy S24', 'iPhone 15'])
  await page.keyboard.press('Enter')
  await expect(price).toHaveAttribute('aria-sort', 'descending')
  await expect(names().first()).toHaveText('iPhone 15')
})

test('tabs are one stop of the Tab key; what is typed into a panel stays', { tag: onDesktop }, async ({ page }) => {
  await page.goto('/dev/kit')
  const piece = page.getByRole('region', { name: 'Tabs' })
  const [first, second] = [piece.getByRole('tab').first(), piece.getByRole('tab').nth(1)]
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(second).toBeFocused()
  await expect(second).toHaveAttribute('aria-selected', 'true')
  await expect(piece.getByRole('tabpanel')).toHaveText(/12/)
})

test('a menu opens below its button, moves by keys and gives the focus back', { tag: onDesktop }, async ({ page, baseURL }) => {
  const watch = await watchPage(page, new URL(baseURL ?? '').origin)
  await page.goto('/dev/kit')
  const piece = page.getByRole('region', { name: 'Menu' })
  const opener = piece.getByRole('button')
  await opener.press('Enter')
  const entries = page.getByRole('menuitem')
  await expect(entries).toHaveCount(4)
  await expect(entries.first()).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  // The second of them cannot be chosen.
  await expect(entries.nth(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entries).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(piece.getByRole('status')).not.toHaveText('')
  await opener.click()
  await page.keyboard.press('Escape')
  await expect(entries).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect([...watch.violations, ...watch.errors]).toEqual([])
})

test('a range of days is chosen by keys and by hand; Monday comes first, days before the first cannot be chosen', {
  tag: onDesktop,
}, async ({ page }) => {
  await page.goto('/dev/kit')
  const piece = page.getByRole('region', { name: 'RangeCalendar' })
  await expect(piece.getByRole('grid').locator('th').first()).toHaveText('H')
  await expect(piece.getByRole('heading', { name: /2027\. március/ }).first()).toBeVisible()
  await piece.getByRole('button', { name: /március 22\./ }).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(piece.getByRole('status')).toHaveText('2027-03-22 – 2027-03-29')
  await expect(piece.getByRole('button', { name: /március 2\.,/ })).toHaveAttribute('aria-disabled', 'true')
  await expect(piece.getByTitle('Nem munkanap').first()).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(piece.getByRole('heading', { name: /április/ }).first()).toBeVisible()
})

test('files are dropped, pasted or chosen; what cannot be taken is told why', async ({ page }) => {
  await page.goto('/dev/kit')
  const piece = page.getByRole('region', { name: 'DropZone' })
  const taken = piece.getByRole('status')
  const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await piece.locator('#drop').setInputFiles([pdf('a.pdf'), pdf('b.pdf')])
  await expect(taken).toHaveText('a.pdf, b.pdf')
  await piece.locator('#drop').setInputFiles([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')])
  const refusal = piece.getByRole('alert').filter({ hasText: /fájl/ })
  await expect(refusal).toHaveText('Egyszerre legfeljebb 2 fájl adható hozzá.')

  const cdp = await page.context().newCDPSession(page)
  const drop = async (name: string) => {
    await piece.locator('label').first().scrollIntoViewIfNeeded()
    const { x, y } = (await piece.locator('label').first().boundingBox()) ?? { x: 0, y: 0 }
    const file = test.info().outputPath(name)
    writeFileSync(file, 'x')
    const data = { items: [], files: [file], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await cdp.send('Input.dispatchDragEvent', { type, x: x + 9, y: y + 9, data })
  }
  // A screenshot: the clipboard has a picture and no file.
  const paste = (name: string, type: string) =>
    page.evaluate(
      ([file = '', mime = '']) => {
        const clipboardData = new DataTransfer()
        clipboardData.items.add(new File(['x'], file, { type: mime }))
        const place = document.querySelector('#drop')?.parentElement?.querySelector('button')
        place?.focus()
        place?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [name, type],
    )
  await drop('c.pdf')
  await expect(taken).toHaveText('c.pdf')
  await expect(refusal).toHaveCount(0)
  await paste('d.png', 'image/png')
  await expect(taken).toHaveText('d.png')
  await drop('e.txt')
  await expect(refusal).toHaveText('Ilyen fajta fájl itt nem adható hozzá: e.txt')
  await expect(taken).toHaveText('d.png')
})
