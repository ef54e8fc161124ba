import type { Handlers } from '#context.ts'
import type { worksheetsApi } from '../worksheets.api.ts'
import { finishRepair, finishWithoutRepair } from './finish-request.ts'
import { getWorksheet } from './get-worksheet.ts'
import { saveWorksheet } from './save-worksheet.ts'
import { showReturnWorksheet, showWorkshopRecord } from './show-workshop-record.ts'

export const worksheetsHandlers: Handlers<typeof worksheetsApi> = {
  getWorksheet,
  saveWorksheet,
  finishRepair,
  finishWithoutRepair,
  showWorkshopRecord,
  showReturnWorksheet,
}
