import type { Page } from '@playwright/test'

/** As a keyboard-wedge scanner types: every sign goes into whatever has the focus, all within a few milliseconds, and Enter ends it. */
export const scan = (page: Page, code: string) =>
  page.evaluate((signs) => {
    const press = (key: string) => {
      const target = document.activeElement ?? document.body
      const wasTaken = target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      if (wasTaken && key.length === 1 && target.matches('input, textarea')) document.execCommand('insertText', false, key)
    }
    for (const sign of signs) press(sign)
    press('Enter')
  }, code)
