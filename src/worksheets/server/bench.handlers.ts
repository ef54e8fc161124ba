import type { Handlers } from '#context.ts'
import type { benchApi } from '../bench.api.ts'
import { requireAnySheet } from './bench/bench-sheet.ts'
import { listSheetModels } from './bench/list-models.ts'
import { openSheetStream } from './bench/open-sheet-stream.ts'
import { addSheetPhotos, changeSheetPhoto, openSheetPhoto, removeSheetPhoto } from './bench/sheet-photos.ts'
import { showBench } from './bench/show-bench.ts'
import { signWorksheet } from './bench/sign-worksheet.ts'
import { startTimer, stopTimer } from './bench/timers.ts'
import { changesAnswer } from './brand/list-changes.ts'

export const benchHandlers: Handlers<typeof benchApi> = {
  showBench,
  listSheetHistory: async (ctx, { params }) => changesAnswer(ctx, (await requireAnySheet(ctx, params.id)).sheet.id),
  listSheetModels,
  liveSheet: openSheetStream,
  signWorksheet,
  addSheetPhotos,
  openSheetPhoto,
  changeSheetPhoto,
  removeSheetPhoto,
  startTimer,
  stopTimer,
}
