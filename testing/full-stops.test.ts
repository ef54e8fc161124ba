import { glob } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Language, languages } from '#base/languages.ts'
import { type Messages, type Texts, translator, translatorOf } from '#base/texts.ts'
import { errorsHu } from '#errors/hu.ts'
import type { ErrorCode } from '#errors.ts'
import { policyOf } from '#site/policies.ts'
import { policyKinds } from '#site/policy.ts'
import { sentenceOf } from '../src/errors/sentences.ts'

// No sentence of ours ends in two full stops, whatever its values end in: screens, emails and documents, in every language.

const root = path.join(import.meta.dirname, '..', 'src')
const twoStops = /(?<!\.)\.\.(?!\.)/

const isTexts = (value: unknown): value is Texts<Messages> => typeof value === 'object' && value !== null && 'hu' in value && 'load' in value

async function allTexts(): Promise<[string, Texts<Messages>][]> {
  const found: [string, Texts<Messages>][] = []
  for await (const file of glob('**/{texts,*-texts}.ts', { cwd: root })) {
    const module: Record<string, unknown> = await import(path.join(root, file))
    for (const [name, value] of Object.entries(module)) if (isTexts(value)) found.push([name, value])
  }
  return found
}

const leavesOf = (messages: Messages, above = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[above + key, value]] : leavesOf(value, `${above}${key}.`),
  )

/** A word, a day, or a figure, as the message asks for it. */
function valuesFor(sentence: string, word: string) {
  const kinds = [...sentence.matchAll(/\{(\w+)(?:, (date|number|plural|select)|\})/g)]
  return Object.fromEntries(kinds.map(([, name, kind]) => [name, kind === 'date' ? new Date('2027-01-04T12:00:00Z') : kind ? 4 : word]))
}

const words = ['Minta Kft.', '2027. január 4.', 'május 30.', '3.']

test.each(languages)('no text in %s has two full stops, whatever its values end in', async (language: Language) => {
  const texts = await allTexts()
  expect(texts.length).toBeGreaterThan(30)
  let checked = 0
  for (const [name, of] of texts) {
    const messages: Messages = language === 'hu' ? of.hu : await of.load[language]()
    const t = await translatorOf(of, language)
    for (const [key, sentence] of leavesOf(messages)) {
      if (/<\w+>/.test(sentence)) continue
      for (const word of words) expect(t(key as never, valuesFor(sentence, word) as never), `${name} ${key}`).not.toMatch(twoStops)
      checked++
    }
  }
  expect(checked).toBeGreaterThan(1000)
})

test.each(languages)('no refusal in %s has two full stops', async (language: Language) => {
  const figures = { asked: 1, change: 2, days: 3, length: 4, max: 5, min: 6, n: 7 }
  for (const code of Object.keys(errorsHu) as ErrorCode[])
    for (const word of words)
      expect(await sentenceOf(language, { code, values: { ...figures, reason: word, title: word } }), code).not.toMatch(twoStops)
})

test.each(languages)('no policy in %s has two full stops', async (language: Language) => {
  for (const kind of policyKinds) expect(JSON.stringify(await policyOf(kind, language)), kind).not.toMatch(twoStops)
})

test('what stands inside a value stays as it is', () => {
  const messages = { about: 'Hiba: {text}. Készülék: {device}.', at: 'Nap: {at, date, day}.' }
  const t = translator<typeof messages>('hu', messages)
  expect(t('about', { text: 'hát.. nem.. www.pelda.hu', device: 'iPhone SE (3. gen.)' })).toBe(
    'Hiba: hát.. nem.. www.pelda.hu. Készülék: iPhone SE (3. gen.).',
  )
  expect(t('about', { text: 'nem tudom...', device: 'Kft.' })).toBe('Hiba: nem tudom... Készülék: Kft.')
  expect(t('at', { at: new Date('2027-01-04T12:00:00Z') })).toBe('Nap: 2027. január 4.')
})
