import { paths } from '#paths.ts'
import { commonFields } from '../common-kind.ts'
import { ownFieldsOf } from '../kind.ts'
import { mieleKind } from '../miele-kind.ts'
import { mieleTexts } from '../miele-texts.ts'
import { mieleCalls, mieleVisits } from '../miele-worksheets.api.ts'
import type { BrandScreens } from './brand/brand-screens.ts'

export const mieleScreens: BrandScreens = {
  kind: mieleKind,
  own: ownFieldsOf(mieleKind, commonFields),
  words: mieleTexts,
  listPath: paths.mieleDay,
  sheetPath: paths.mieleWorksheet,
  documentsField: 'miele_documents[]',
  newPath: null,
  newAlonePath: paths.newMieleWorksheet,
  visits: mieleVisits,
  calls: mieleCalls,
  inList: null,
  inForm: null,
  ownDocuments: null,
}
