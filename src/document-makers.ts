import { makeBuybackStatement } from '#buyback/server/buyback-statement-sheet.ts'
import { makeExpertReport } from '#quotes/server/expert-report-sheet.ts'
import { makeQuotation } from '#quotes/server/quotation-sheet.ts'
import { makeHandoverSheet } from '#requests/server/documents/handover-sheet.ts'
import { makeRepairWorksheet } from '#worksheets/server/repair-worksheet-sheet.ts'
import type { DocumentMakers } from './context.ts'

/** How each document that the portal writes itself is drawn. */
export const documentMakers: DocumentMakers = {
  handoverDocument: makeHandoverSheet,
  gsmQuotation: makeQuotation,
  faultReport: makeExpertReport,
  gsmRepairWorksheet: makeRepairWorksheet,
  buybackStatement: makeBuybackStatement,
}
