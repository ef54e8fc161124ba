import type { Texts } from '#base/texts.ts'
import type { BrandCalls, ExportCall } from '../../brand-calls.ts'
import type { FieldDefinition, KindDefinition } from '../../kind.ts'
import type { KindWords } from '../../kind-texts.ts'

/** What the screens of a brand's sheets are drawn from. */
export type BrandScreens = {
  readonly kind: KindDefinition
  /** The brand's part of the sheet. */
  readonly own: readonly FieldDefinition[]
  readonly words: Texts<KindWords>
  readonly listPath: () => string
  readonly sheetPath: (id: number) => string
  readonly documentsField: `${string}[]`
  /** `csv`: null where nobody settles by a file. */
  readonly calls: BrandCalls & { readonly csv: ExportCall | null }
}
