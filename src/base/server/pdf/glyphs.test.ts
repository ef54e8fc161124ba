import { expect, test } from 'vitest'
import { z } from 'zod'
import { copiedText } from '#testing/pdf-text.ts'
import { printedLine } from '../../plain-text.ts'
import { faces } from './faces.ts'
import { withGlyphs } from './glyphs.ts'
import { paragraph, pdf } from './pdf.ts'

const { regular, bold } = faces()
const isAccepted = (text: string) => printedLine(60).safeParse(text).success

test('what a line on papers accepts has a glyph in both faces, character by character', () => {
  // Nothing further up is named by its expression.
  const accepted = Array.from({ length: 0x30_00 }, (_, code) => code)
    .filter((code) => /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]/u.test(String.fromCodePoint(code)))
    .filter((code) => isAccepted(`a${String.fromCodePoint(code)}a`))
    // A character that is written in another way is stored in that one (NFC, one kind of blank).
    .flatMap((code) => [...z.string().parse(printedLine(60).parse(`a${String.fromCodePoint(code)}a`))].map((char) => char.codePointAt(0) ?? 0))
  expect(accepted.length).toBeGreaterThan(700)
  expect(accepted.filter((code) => !regular.hasGlyphForCodePoint(code) || !bold.hasGlyphForCodePoint(code)).map((code) => code.toString(16))).toEqual(
    [],
  )
})

test.each([
  ...[
    'Őry-Szűcs Ünige',
    'Kovácsné dr. Nagy Éva',
    'O’Neill-Müller',
    'Čižmár Žofie',
    'Nguyễn Thị Hương',
    'Ștefănescu Ioana',
    'Łukasz Świątek',
    'Ærø Åse',
  ],
  ...['Παπαδόπουλος Νίκος', 'Шевченко Тарас', 'Ґалаґан Їжак', '3/A. fszt. 2.', 'Minta & Társa „Delta” Bt.', ''],
])('%s is accepted', (name) => expect(isAccepted(name)).toBe(true))

test.each(['王小明', 'محمد علي', 'Kiss 😀 Anna', 'שרה כהן', '山田 太郎', 'ไชย', '김민준', 'Anna♥', 'Ａｎｎａ'])('%s is refused, and why', (name) => {
  expect(JSON.parse(printedLine(60).safeParse(name).error?.issues[0]?.message ?? '{}')).toMatchObject({ code: 'TEXT_NOT_PRINTED' })
})

test('a free text is printed without boxes: letters without their rarer marks, question marks, and no pictures', async () => {
  expect(withGlyphs('Nem tölt 😀👍🏽, 王小明 ❤️ Ḥamza™\nkét sor 🇭🇺')).toBe('Nem tölt, ??? Hamza™\nkét sor')
  expect(
    copiedText(
      await pdf({
        title: 'Lap',
        language: 'hu',
        author: 'Minta',
        created: Temporal.Instant.from('2026-11-21T08:00:00Z'),
        blocks: [paragraph('Az 王小明 írása')],
      }),
    ),
  ).toContain('Az ??? írása')
})
