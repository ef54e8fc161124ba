import { expect, test } from 'vitest'
import type { Email } from './email.ts'
import { renderHtml, renderPlain } from './email-layout.ts'

const email: Email = {
  deduplicationKey: 'test:1',
  to: 'nev@pelda.hu',
  language: 'hu',
  subject: 'Igényét <megkaptuk>',
  blocks: [
    { kind: 'text', text: '<script>alert(1)</script> & "őű"' },
    { kind: 'facts', facts: [['Azonosító', '123 456 789']] },
    { kind: 'list', items: ['SIM-kártya kivétele'] },
    { kind: 'button', label: 'Igény megnyitása', url: 'https://example.org/?a=1&b="x"' },
  ],
}
const signature = ['Mobilfutár']

test('HTML says its language and escapes everything a visitor may have typed', () => {
  const html = renderHtml(email, signature)
  expect(html).toContain('<html lang="hu">')
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<megkaptuk>')
  expect(html).toContain('őű')
  expect(html).toContain('href="https://example.org/?a=1&#38;b=&#34;x&#34;"')
})

test('plain text carries the same content', () => {
  const plain = renderPlain(email, signature)
  for (const part of ['Azonosító: 123 456 789', '- SIM-kártya kivétele', 'https://example.org/?a=1&b="x"', '-- \nMobilfutár'])
    expect(plain).toContain(part)
})

test('a list of emails is shown the news, not the greeting, and it is escaped as well', () => {
  const hidden = (blocks: Email['blocks']) => /<div style="display:none[^>]*>(.*?)<\/div>/.exec(renderHtml({ ...email, blocks }, signature))?.[1]
  const greeting = { kind: 'text', text: 'Tisztelt Nagy Éva!' } as const
  expect(hidden([greeting, { kind: 'facts', facts: [] }, { kind: 'text', text: 'Elkészült a <javítás>.' }])).toBe('Elkészült a &#60;javítás&#62;.')
  // Some say both in one.
  expect(
    hidden([
      { kind: 'text', text: 'Dear Éva, we are looking into it.' },
      { kind: 'text', text: 'A note.' },
    ]),
  ).toContain('looking into it')
  expect(hidden([greeting])).toBe('Tisztelt Nagy Éva!')
  expect(hidden([])).toBeUndefined()
})

test('a window of hours, a number with hyphens and a short value stay on one line, an address ends its line after the sign', () => {
  const html = renderHtml(
    {
      ...email,
      subject: 'Megrendelését megkaptuk: R-2026-000001',
      blocks: [
        { kind: 'text', text: 'Hívjon 08:00–17:00 között, 7–10 munkanap.' },
        {
          kind: 'facts',
          facts: [
            ['IMEI', '350000265870358'],
            ['E-mail-cím', 'kovacs.eva@example.com'],
          ] as const,
        },
      ],
    },
    [],
  )
  const unbroken = [...html.matchAll(/white-space:nowrap">(?:<strong>)?([^<]+)/g)].map(([, text]) => text)
  expect(unbroken).toEqual(['R-2026-000001', '08:00–17:00', '7–10', '350000265870358'])
  expect(html).toContain('overflow-wrap:anywhere"><strong>kovacs.eva@<wbr>example.com')
  expect(html).toContain('<title>Megrendelését megkaptuk: R-2026-000001</title>')
})
