import { folded } from '#addresses/fold.ts'

/** What an article is found by, made ready once. */
export type SearchableArticle = {
  readonly title: string
  readonly body: string
  readonly words: readonly { readonly written: string; readonly folded: string }[]
}

export const searchableArticle = (title: string, markdown: string): SearchableArticle => {
  const plain = plainOf(markdown)
  return {
    title: folded(title),
    body: folded(plain),
    words: plain
      .split(' ')
      .filter(Boolean)
      .map((written) => ({ written, folded: folded(written) })),
  }
}

const closed = (heading: string) => (/[.:!?…]$/.test(heading) ? heading : `${heading}:`)

/** The words of Markdown without its marks, as one line: a heading does not run into what it is about, nor a cell of a table into the next. */
export const plainOf = (markdown: string) =>
  markdown
    .replaceAll(/!?\[([^[\]\n]{0,300})\]\([^()\n]{0,300}\)/g, '$1')
    .replaceAll(/^[ \t:|-]+$/gm, '')
    .replaceAll(/^ {0,3}#{1,6}[ \t](.+)$/gm, (_, heading: string) => closed(heading.replaceAll(/[*_`]/g, '').trim()))
    .replaceAll(/^[ \t]{0,9}(?:[-*+>]|\d{1,3}[.)])[ \t]/gm, '')
    .replaceAll(/^[ \t]{0,9}\||\|[ \t]*$/gm, '')
    .replaceAll('|', ' · ')
    .replaceAll(/[*_`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

const typedWords = (typed: string) => folded(typed).split(' ').filter(Boolean)
const beginsIn = (text: string, word: string) => text.startsWith(word) || text.includes(` ${word}`)

/**
 * How well an article answers what somebody has typed so far, without accents and in any order of the words, each of which may be the beginning of one:
 * 0 its title has all of them, 1 some are in its title, 2 all are in its text alone; null: one of them stands nowhere.
 */
export function rankOfArticle(typed: string, { title, body }: Pick<SearchableArticle, 'title' | 'body'>): 0 | 1 | 2 | null {
  const words = typedWords(typed)
  const inTitle = words.filter((word) => beginsIn(title, word))
  if (!words.every((word) => inTitle.includes(word) || beginsIn(body, word))) return null
  if (inTitle.length === words.length) return 0
  return inTitle.length > 0 ? 1 : 2
}

const wordsBefore = 6
const excerptLength = 160

/** A line of an article for a list: around the first place of what was typed, where it stands in the text, otherwise its beginning. */
export function excerptOf({ words }: Pick<SearchableArticle, 'words'>, typed: string): string {
  const sought = typedWords(typed)
  const found = sought.length === 0 ? -1 : words.findIndex((word) => sought.some((one) => word.folded.startsWith(one)))
  const start = found > wordsBefore ? found - wordsBefore : 0
  const taken: string[] = []
  let length = 0
  for (const { written } of words.slice(start)) {
    length += written.length + 1
    if (length > excerptLength && taken.length > 0) break
    taken.push(written)
  }
  return [start > 0 && '…', taken.join(' '), start + taken.length < words.length && '…'].filter(Boolean).join(' ')
}
