import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

// Decision 148: what a button does is wrong to the portal, so it says Odpri; whom a sentence asks is the reader, so it says Odprite.
// Which text is a button no catalogue says, but the German one does: its commands are infinitives ("Auftrag öffnen"), its requests say Sie.

const root = new URL('../', import.meta.url).pathname

type Texts = { readonly [key: string]: string | Texts }

const sentencesOf = (texts: Texts, at = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${at}${key}`, value]] : sentencesOf(value, `${at}${key}.`),
  )

/** What the server answers with stands under the name of the language. */
async function textsOf(file: string): Promise<Texts> {
  const { default: texts, sl, de } = await import(`${root}${file}`)
  return texts ?? sl ?? de
}

const isCommand = (german: string) => /(?:^|\s)\p{Ll}+(?:en|ern|eln)$/u.test(german) && !/\b(?:Sie|[Bb]itte)\b/.test(german)
const asksReader = (german: string) => /^\p{Lu}\p{Ll}+n Sie\b/u.test(german)
const formal = /^(?:Znova )?\p{L}+[ij]te\b/u
const familiar = /^(?:Dodaj|Izberi|Naloži|Naroči|Natisni|Odpri|Pošlji|Potrdi|Prenesi|Preveri|Shrani|Vnesi|Vpiši|Začni)\b/u

test('a Slovenian button commands the portal, a Slovenian sentence asks its reader formally', async () => {
  const files = globSync('src/**/*texts/**/sl.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(60)
  const wrong: string[] = []
  let commands = 0
  for (const file of files) {
    const german = new Map(sentencesOf(await textsOf(file.replace(/sl\.ts$/, 'de.ts'))))
    for (const [key, text] of sentencesOf(await textsOf(file))) {
      const same = german.get(key) ?? ''
      if (isCommand(same)) commands++
      if ((isCommand(same) && formal.test(text)) || (asksReader(same) && familiar.test(text))) wrong.push(`${file} ${key}: ${text} (${same})`)
    }
  }
  expect(wrong).toEqual([])
  expect(commands).toBeGreaterThan(300)
})

// Intl writes a day in the nominative, "28. december 2026"; after these words the genitive would stand, so a colon comes between.
const declined = /\b(?:do|od|dne|zapade|poteče|potekel|potekla) \{(?:day|until|by|at|on)\b/u

test('no Slovenian sentence runs on into a day, which would have to be declined', async () => {
  const wrong: string[] = []
  for (const file of globSync('src/**/*texts/**/sl.ts', { cwd: root }))
    for (const [key, text] of sentencesOf(await textsOf(file))) if (declined.test(text)) wrong.push(`${file} ${key}: ${text}`)
  expect(wrong).toEqual([])
})
