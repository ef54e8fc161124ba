import type { ComponentType } from 'react'
import type { Texts } from '#base/texts.ts'
import type { BrandCalls, ExportCall } from '../../brand-calls.ts'
import type { BrandSheet, SheetInList } from '../../brand-sheet.ts'
import type { FieldDefinition, KindDefinition } from '../../kind.ts'
import type { KindWords } from '../../kind-texts.ts'
import type { DayCall, VisitCall } from '../../miele-worksheets.api.ts'

export type InFormProps = {
  readonly view: BrandSheet
  /** What was typed; false when it could not be. */
  readonly save: () => Promise<boolean>
  /** Calls back with the path of each field that is changed. @returns what ends it */
  readonly onTyped: (listener: (path: string) => void) => () => void
}

/** What the screens of a brand's sheets are drawn from. */
export type BrandScreens = {
  readonly kind: KindDefinition
  /** The brand's part of the sheet. */
  readonly own: readonly FieldDefinition[]
  readonly words: Texts<KindWords>
  readonly listPath: () => string
  readonly sheetPath: (id: number) => string
  readonly documentsField: `${string}[]`
  /** Where a sheet is opened that the arrival has not, by any number of its request. Null: only by the arrival. */
  readonly newPath: ((ws: string) => string) | null
  /** Where a sheet without a request is begun. */
  readonly newAlonePath: () => string
  /** Of a kind of visits: how they are planned, and the day they stand on. */
  readonly visits: { readonly plan: VisitCall; readonly day: DayCall } | null
  /** `csv`: null where nobody settles by a file. */
  readonly calls: BrandCalls & { readonly csv: ExportCall | null }
  /** What the brand has beside the pieces of all: of a sheet in the list, at the end of its form, among its documents. */
  readonly inList: ComponentType<{ readonly sheet: SheetInList }> | null
  readonly inForm: ComponentType<InFormProps> | null
  readonly ownDocuments: ComponentType<{ readonly view: BrandSheet }> | null
}
