import { paths } from '#paths.ts'
import { appleKind } from '../../apple-kind.ts'
import { appleTexts } from '../../apple-texts.ts'
import { appleCalls } from '../../apple-worksheets.api.ts'
import { commonFields } from '../../common-kind.ts'
import { ownFieldsOf } from '../../kind.ts'
import type { BrandScreens } from '../brand/brand-screens.ts'
import { AppleDocuments } from './AppleDocuments.tsx'
import { HandoverButton } from './HandoverButton.tsx'
import { SaveAndHandOver } from './SaveAndHandOver.tsx'

export const appleScreens: BrandScreens = {
  kind: appleKind,
  own: ownFieldsOf(appleKind, commonFields),
  words: appleTexts,
  listPath: paths.appleWorksheets,
  sheetPath: paths.appleWorksheet,
  newPath: paths.newAppleWorksheet,
  newAlonePath: paths.newAppleWorksheetAlone,
  visits: null,
  documentsField: 'apple_documents[]',
  calls: appleCalls,
  inList: HandoverButton,
  inForm: SaveAndHandOver,
  ownDocuments: AppleDocuments,
}
