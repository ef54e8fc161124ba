import { folded } from '#addresses/fold.ts'

/** They stand in some documents and not in others. */
const titles = ['dr', 'ifj', 'id', 'ozv']

/** The words of a name, without accents, case, titles and punctuation. */
export const foldedWords = (name: string): string[] =>
  folded(name)
    .split(' ')
    .filter((word) => word !== '' && !titles.includes(word))
