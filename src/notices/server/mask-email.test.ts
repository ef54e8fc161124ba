import { expect, test } from 'vitest'
import type { Email } from '#base/server/mail/email.ts'
import { renderHtml, renderPlain } from '#base/server/mail/email-layout.ts'
import { newToken } from '#base/server/tokens.ts'
import { pageForPreview, withoutTokens } from './mask-email.ts'

const token = newToken()
const email: Email = {
  deduplicationKey: 'a',
  to: 'nev@pelda.hu',
  language: 'hu',
  subject: 'Árajánlat',
  blocks: [
    { kind: 'heading', text: 'Egy egészen hosszú alcím, amelyet sok kötőjel húz alá' },
    { kind: 'button', label: 'Igény megnyitása', url: `https://portal.example/igeny-reszletei/${token}` },
    { kind: 'text', text: `<script>alert(1)</script> ${token}` },
  ],
}
const signature = ['Mobilfutár']

test('no token is left, in the text, in an address, nor in part', () => {
  for (const shown of [pageForPreview(renderHtml(email, signature)), withoutTokens(renderPlain(email, signature))]) {
    expect(shown).not.toContain(token.slice(0, 20))
    expect(shown).not.toContain(token.slice(-20))
    expect(shown).toContain('/igeny-reszletei/•••')
  }
})

test('the preview’s links lead nowhere, and its policy comes before anything it could load', () => {
  const page = pageForPreview(renderHtml(email, signature))
  expect(page).not.toContain('href=')
  expect(page).not.toContain('<script')
  // The policy of our pages, which the frame inherits, allows no style attribute.
  expect(page).not.toContain(' style="')
  expect(page).toContain(' data-style="')
  expect(page.indexOf("default-src 'none'")).toBeLessThan(page.indexOf('<body'))
})

test('the rule under a heading stays', () => {
  expect(withoutTokens(renderPlain(email, signature))).toMatch(/-{40}/)
})
