import { paths } from '#paths.ts'
import { commonFields } from '../../common-kind.ts'
import { ownFieldsOf } from '../../kind.ts'
import { lgKind } from '../../lg-kind.ts'
import { lgTexts } from '../../lg-texts.ts'
import { lgWorksheetsApi } from '../../lg-worksheets.api.ts'

/** What the screens of LG's sheets are drawn from. */
export const lgScreens = {
  kind: lgKind,
  own: ownFieldsOf(lgKind, commonFields),
  words: lgTexts,
  listPath: paths.lgWorksheets,
  sheetPath: paths.lgWorksheet,
  documentsField: 'lg_documents[]',
  calls: {
    list: lgWorksheetsApi.listLgWorksheets,
    show: lgWorksheetsApi.showLgWorksheet,
    save: lgWorksheetsApi.saveLgWorksheet,
    documents: lgWorksheetsApi.listLgDocuments,
    addDocuments: lgWorksheetsApi.addLgDocuments,
    openDocument: lgWorksheetsApi.openLgDocument,
    changes: lgWorksheetsApi.listLgChanges,
    pdf: lgWorksheetsApi.printLgWorksheet,
    send: lgWorksheetsApi.sendLgWorksheet,
    csv: lgWorksheetsApi.exportLgWorksheets,
  },
} as const

/** The screens of a brand; the next brand's has the same shape. */
export type BrandScreens = typeof lgScreens
