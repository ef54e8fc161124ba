import type { Page } from '@playwright/test'

/**
 * As a keyboard-wedge scanner types: every sign goes into whatever has the focus, five milliseconds apart, and Enter ends it. Its keys say when they were
 * typed, however late a busy page comes to them.
 */
export const scan = (page: Page, code: string) =>
  page.evaluate((signs) => {
    let typedAt = performance.now()
    const press = (key: string) => {
      const target = document.activeElement ?? document.body
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      typedAt += 5
      Object.defineProperty(event, 'timeStamp', { value: typedAt })
      const wasTaken = target.dispatchEvent(event)
      if (wasTaken && key.length === 1 && target.matches('input, textarea')) document.execCommand('insertText', false, key)
    }
    for (const sign of signs) press(sign)
    press('Enter')
  }, code)
