import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#base/languages.ts'
import { type Messages, type Texts, translatorOf } from '#base/texts.ts'

const leavesOf = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leavesOf(value, `${path}${key}.`),
  )
const namesIn = (sentence: string) => new Set([...sentence.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))

/** The tests of a slice's words, each `texts()` under the name it is told by. */
export function checkTexts(named: Readonly<Record<string, Texts<Messages>>>) {
  describe.each(Object.entries(named))('the words of %s', (_what, words) => {
    test.each(languages)('can all be said in %s, with the same values as in Hungarian', async (language: Language) => {
      const messages: Messages = language === 'hu' ? words.hu : await words.load[language]()
      const t = await translatorOf(words, language)
      const hungarian = new Map(leavesOf(words.hu))
      for (const [key, sentence] of leavesOf(messages)) {
        const names = namesIn(sentence)
        expect(names, key).toEqual(namesIn(hungarian.get(key) ?? ''))
        const said = t(key as never, Object.fromEntries([...names].map((name) => [name ?? '', 2])) as never)
        expect(said, key).not.toMatch(/[{}]|^$/)
      }
    })
  })
}
