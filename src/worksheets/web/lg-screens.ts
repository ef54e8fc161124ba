import { paths } from '#paths.ts'
import { commonFields } from '../common-kind.ts'
import { ownFieldsOf } from '../kind.ts'
import { lgKind } from '../lg-kind.ts'
import { lgTexts } from '../lg-texts.ts'
import { lgCalls } from '../lg-worksheets.api.ts'
import type { BrandScreens } from './brand/brand-screens.ts'

export const lgScreens: BrandScreens = {
  kind: lgKind,
  own: ownFieldsOf(lgKind, commonFields),
  words: lgTexts,
  listPath: paths.lgWorksheets,
  sheetPath: paths.lgWorksheet,
  documentsField: 'lg_documents[]',
  newPath: null,
  newAlonePath: paths.newLgWorksheet,
  visits: null,
  calls: lgCalls,
  inList: null,
  inForm: null,
  ownDocuments: null,
}
