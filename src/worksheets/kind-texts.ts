import type { Texts } from '#base/texts.ts'
import { appleTexts } from './apple-texts.ts'
import { lgTexts } from './lg-texts.ts'
import { mieleTexts } from './miele-texts.ts'

type Words = { readonly [name: string]: string }

/** What every kind with fields of its own says; the words of a field stand under its name. */
export type KindWords = {
  readonly list: { readonly title: string; readonly lead: string }
  readonly sheetTitle: string
  readonly messages: { readonly loadFailed: string; readonly saveFailed: string; readonly sendFailed: string; readonly sent: string }
  readonly sections: Words
  readonly fields: Words
  /** `<field>`, and `<field>_<option>` of an answer with which the repair cannot go on. */
  readonly hints: Words
  /** `<field>_<option>` and `<list>_<code>`. */
  readonly options: Words
  readonly codes: Words
}

/** By kind; the common one has no fields of its own. */
export const kindTexts: Readonly<Record<string, Texts<KindWords>>> = { lg: lgTexts, apple: appleTexts, miele: mieleTexts }
