import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fc } from '#testing/random-runs.ts'
import { safeHtml } from './server/rich-text.ts'
import { RichText } from './web/RichText.tsx'

/** As `safeHtml` spells it. */
const shown = (html: string) =>
  renderToStaticMarkup(<RichText html={html} />)
    .replace(/^<div>|<\/div>$/g, '')
    .replaceAll('<br/>', '<br />')
    .replaceAll('&#x27;', "'")
/** Quotes in text may be spelt either way. */
const spelt = (html: string) => html.replaceAll('&quot;', '"')

test.each([
  '<p>Árvíztűrő <strong>tükörfúrógép</strong><br />„szó”</p><ul><li>č š ž</li><li>a &amp; b &lt; c</li></ul>',
  '<a href="https://example.org" rel="noopener noreferrer">a</a> <a href="/generalCosts?a=1&amp;b=2">b</a> <a>c</a>',
  'Csak szöveg',
])('%s is shown as it is', (html) => {
  expect(shown(html)).toBe(html)
})

const bits = [
  '<p>',
  '</p>',
  '<b>',
  '</b>',
  '<li>',
  '</li>',
  '<ul>',
  '</ul>',
  '<br>',
  '<a href="https://a.hu/?x=1&y=2">',
  '<a href="javascript:alert(1)">',
  '</a>',
]
const rough = [
  ...bits,
  '<script>',
  '</script>',
  '<img src=x onerror=alert(1)>',
  '<a href=\'"',
  '<',
  '>',
  '&',
  '&lt;',
  '&amp;lt;',
  '"',
  "'",
  'á',
  ' ',
  'x<y',
]

test('what the server has cleaned is shown to the letter', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...rough)), (parts) => {
      const clean = safeHtml(parts.join(''))
      expect(spelt(shown(clean))).toBe(spelt(clean))
    }),
  )
})

test('what the server has not seen runs nothing all the same', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...rough)), (parts) => {
      expect(shown(parts.join(''))).not.toMatch(/<(?!\/?(p|br|ul|ol|li|strong|em|b|i|a)\b)|<[^>]*\son|<[^>]*javascript:/)
    }),
  )
})
