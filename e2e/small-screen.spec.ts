import { expect, type Page, test } from '@playwright/test'
import { onPhone } from './sizes.ts'
import { screenIsReady } from './watch-page.ts'

// What people with a small screen, large letters or a screen reader met on the public screens (WCAG 1.4.4, 1.4.10, 2.4.4, 2.4.11, 3.3.1).

const bookingOfHuawei = '/igenyles/gyartok/huawei/fizetos-javitasok'

async function open(page: Page, address: string) {
  await page.goto(address)
  await screenIsReady(page)
}

/** All text of the page twice as big, as a browser's own setting makes them. */
const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

test.describe('a booking on a small screen', { tag: onPhone }, () => {
  test('each line of the summary leads to its field, clear of the header', async ({ page }) => {
    await open(page, bookingOfHuawei)
    await page.getByRole('main').getByRole('button', { name: 'Tovább' }).click()
    const lines = page.getByRole('main').getByRole('alert').getByRole('link')
    await expect(lines).not.toHaveCount(0)
    const underHeader: string[] = []
    for (const line of await lines.all()) {
      await line.click()
      const [field, header] = await page.evaluate(() => {
        const place = document.activeElement?.closest('[data-wrong]')
        return [place?.getBoundingClientRect().top ?? -1, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0]
      })
      if ((field ?? -1) < (header ?? 0)) underHeader.push((await line.textContent()) ?? '')
    }
    expect(underHeader).toEqual([])
  })

  test('with letters twice as big the skip link is whole or away, and the digits of the steps stay in their marks', async ({ page }) => {
    await open(page, bookingOfHuawei)
    await enlargeText(page)
    const skip = page.getByRole('link', { name: 'Ugrás a tartalomra' })
    expect(await skip.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0)
    await skip.focus()
    await expect(skip).toBeInViewport({ ratio: 1 })
    const marks = await page
      .getByRole('main')
      .getByRole('navigation')
      .getByRole('listitem')
      .locator('span[class*=mark]')
      .evaluateAll((all) =>
        all.map((mark) => {
          const digit = document.createRange()
          digit.selectNodeContents(mark)
          const [inner, outer] = [digit.getBoundingClientRect(), mark.getBoundingClientRect()]
          return {
            left: outer.left,
            right: outer.right,
            holds: inner.left >= outer.left && inner.right <= outer.right && inner.bottom <= outer.bottom,
          }
        }),
      )
    expect(marks.length).toBeGreaterThan(2)
    for (const [index, mark] of marks.entries()) {
      expect(mark.holds).toBe(true)
      expect(mark.left).toBeGreaterThanOrEqual(marks[index - 1]?.right ?? 0)
    }
  })

  test('one name leads back to one place, and the way up covers neither a field nor a button', async ({ page }) => {
    await open(page, bookingOfHuawei)
    const names = await page.getByRole('main').locator('a, button').allInnerTexts()
    expect(names.filter((name) => name.trim() === 'Vissza')).toHaveLength(1)

    await page.setViewportSize({ width: 360, height: 500 })
    const covered = await page.evaluate(async () => {
      const found: string[] = []
      let shown = 0
      for (let top = 0; top < document.documentElement.scrollHeight - window.innerHeight; top += 12) {
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const up = document.querySelector('[aria-label="Az oldal tetejére"]')?.getBoundingClientRect()
        if (!up) continue
        shown++
        for (const element of document.querySelectorAll('main :is(input, select, textarea, label, button)')) {
          const box = element.getBoundingClientRect()
          const isCovered = box.width > 1 && box.right > up.left && box.left < up.right && box.bottom > up.top + 1 && box.top < up.bottom - 1
          if (isCovered) found.push(`${top}: ${element.tagName} ${element.textContent?.trim()}`)
        }
      }
      return shown > 0 ? found : ['it was never there']
    })
    expect(covered).toEqual([])
  })
})

test('a field for files says its hint, and a long word never breaks without a hyphen at 320 px', { tag: onPhone }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => window.localStorage.setItem('language', 'de-DE'))
  for (const address of ['/kapcsolat', bookingOfHuawei, '/adatkezelesi-tajekoztato']) {
    await open(page, address)
    if (address === '/kapcsolat') {
      await page.locator('main select').selectOption('job')
      const hints = await page
        .locator('input[type=file]')
        .evaluateAll((inputs) => inputs.map((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? ''))
      expect(hints).toHaveLength(2)
      for (const hint of hints) expect(hint).toMatch(/PDF/)
    }
    // Whether a browser knows where to break a word is its own affair; it must be allowed to. Names of cookies and the like break as they can.
    const broken = await page.evaluate(() => {
      const found: string[] = []
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.parentElement || getComputedStyle(node.parentElement).hyphens === 'auto') continue
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/(?<![\p{L}\d_.@-])\p{L}{5,}(?![\p{L}\d_.@])/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
          if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(word)
        }
      }
      return found
    })
    expect(broken, address).toEqual([])
  }
})
