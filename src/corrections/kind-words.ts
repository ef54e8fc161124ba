import type { Translator } from '#base/texts.ts'
import { warrantyTypes } from '#requests/status.ts'
import type { correctionTexts } from './texts.ts'

/** The kinds of repair one can be corrected to. */
export const kinds = ['warranty', 'paid', 'insurance'] as const
export type Kind = (typeof kinds)[number]

/** Of the id of the lookup, as it is stored or kept by the audit. */
export const kindOf = (warrantyTypeId: number): Kind | undefined => kinds.find((kind) => warrantyTypes[kind] === warrantyTypeId)

/** A fact of the audit holds the id; people read the word. */
export function kindWords(t: Translator<typeof correctionTexts.hu>, stored: string): string {
  const kind = kindOf(Number(stored))
  return kind ? t(`kinds.${kind}`) : stored
}
