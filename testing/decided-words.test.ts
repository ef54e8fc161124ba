import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// What a thing is called was decided once (decision 67); a second word for it comes back with every new screen, so no catalogue may hold it.

const root = new URL('../', import.meta.url).pathname

const refused: Readonly<Record<string, readonly [word: RegExp, instead: string][]>> = {
  hu: [
    [/közterület\p{L}* jelleg|^\s*'?Jellege?\b/iu, 'a public place has a típus'],
    [/a portál készítette/iu, 'automatikusan készült'],
    [/időablak/iu, 'idősáv'],
    [/(?:hétköznap|dolgozói nap)/iu, 'munkanap'],
    [/sztornó[ -]száml/iu, 'sztornószámla'],
    [/átadólap/iu, 'átadás-átvételi lap'],
    [/további név/iu, 'második keresztnév'],
  ],
  en: [
    [/time windows?/i, 'time slot'],
    [/[a-z] emails?[ ,.:;]/, 'e-mail'],
    [/three data only|the way of your parcel/i, 'as decision 67'],
    [/work ?sheet of the repair|repair sheet/i, 'worksheet'],
  ],
  de: [
    [/Arbeitsbl(?:att|ätter)/, 'Servicebericht'],
    [/Reparaturanfrage/, 'Auftrag'],
    [/Werktag/, 'Arbeitstag'],
    [/Weiterer Vorname/, 'Zweiter Vorname'],
    [/Übergabeschein/, 'Übergabeblatt'],
    [/Rücksendeadress/, 'Lieferadresse'],
    [/Serien-Nr/, 'Seriennummer'],
    [/Gerätenummer/, 'Kennung'],
    [/Packstation|Paketstation/, 'Paketautomat'],
    [/Sehr geehrter? (?:Kund|\{)/, 'Guten Tag!'],
  ],
  sl: [
    [/delovn(?:i list|ega lista|emu listu|em listu)/iu, 'delovni nalog'],
    [/delavnic/iu, 'servis'],
    [/kliknite tukaj|s čim označite/iu, 'as decision 67'],
    [/paketnik/iu, 'paketomat'],
    [/\. korak od/u, 'Korak … od …'],
    [/naslov vračila/iu, 'naslov za vračilo'],
    [/(?<!primo)(?:predajn|prevzemn)(?:i list|ega lista|ih listov|e liste)/iu, 'primopredajni list'],
    // The masculine; an insurer is written to as the people of a firm.
    [/Spoštovan\p{L}*[,!]? \{/u, 'Pozdravljeni'],
  ],
}

/** Our own name is written one way, whatever the language. */
const inEvery: readonly [word: RegExp, instead: string][] = [[/MobilFut[aá]r/, 'Mobilfutár']]

test.each(Object.keys(refused))('no word that was decided against stands in the catalogues of %s', (language) => {
  const files = globSync([`src/**/*texts/**/${language}.ts`, `src/errors/${language}.ts`, `src/site/policies/**/${language}.ts`], { cwd: root })
  expect(files.length).toBeGreaterThan(60)
  const found = files.flatMap((file) =>
    readFileSync(`${root}${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...inEvery, ...(refused[language] ?? [])].flatMap(([word, instead]) =>
          word.test(line) ? [`${file}:${index + 1} ${word.exec(line)?.[0]}: ${instead}`] : [],
        ),
      ),
  )
  expect(found).toEqual([])
})
