import { hasWords } from '#addresses/fold.ts'

type Choice = { readonly value: string; readonly name: string }

/** What a code says in its field. */
export const codeInWords = ({ value, name }: Choice): string => `${value} – ${name}`

/** The code somebody typed or scanned whole, in whichever letters; undefined: none yet. */
export const codeTyped = (typed: string, choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ value }) => value.toUpperCase() === typed.trim().toUpperCase())

/** Codes whose words begin with what is typed, each word of it, without accents too. */
export const codesFor = (typed: string, choices: readonly Choice[]): Choice[] => choices.filter((choice) => hasWords(codeInWords(choice), typed))
