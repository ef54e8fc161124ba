import { describe, expect, test } from 'vitest'
import { safeHtml } from './rich-text.ts'

describe('safeHtml', () => {
  test('keeps paragraphs, lists, emphasis and emails of every language', () => {
    const html = '<p>Árvíztűrő <strong>tükörfúrógép</strong><br />„szó”</p><ul><li>č š ž</li></ul>'
    expect(safeHtml(html)).toBe(html)
  })

  test.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<p onclick="alert(1)" style="position:fixed">a</p>', '<p>a</p>'],
    ['<iframe src="https://example.org"></iframe>a', 'a'],
    ['<svg><script>alert(1)</script></svg>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="//example.org">a</a>', '<a>a</a>'],
    ['<a href="/\\example.org">a</a>', '<a>a</a>'],
    ['<a href="http://example.org">a</a>', '<a>a</a>'],
    ['<a href="https://example.org" target="_blank">a</a>', '<a href="https://example.org" rel="noopener noreferrer">a</a>'],
    ['<a href="/generalCosts">a</a>', '<a href="/generalCosts">a</a>'],
    ['<a href="mailto:nev@pelda.hu">a</a>', '<a href="mailto:nev@pelda.hu">a</a>'],
    ['a < b & c', 'a &lt; b &amp; c'],
  ])('%s', (html, safe) => {
    expect(safeHtml(html)).toBe(safe)
  })
})
