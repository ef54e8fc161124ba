import type { Handlers } from '#context.ts'
import type { transfersApi } from '../transfers.api.ts'
import { listCodLines } from './cash-on-delivery/list-cod-lines.ts'
import { resolveCodLine } from './cash-on-delivery/resolve-cod-line.ts'
import { uploadCodList } from './cash-on-delivery/upload-cod-list.ts'
import { confirmTransfer } from './statements/confirm-transfer.ts'
import { dismissTransfer } from './statements/dismiss-transfer.ts'
import { listTransfers } from './statements/list-transfers.ts'
import { noteReturn } from './statements/note-return.ts'
import { uploadStatement } from './statements/upload-statement.ts'

export const transfersHandlers: Handlers<typeof transfersApi> = {
  uploadStatement,
  listTransfers,
  confirmTransfer,
  dismissTransfer,
  noteReturn,
  uploadCodList,
  listCodLines,
  resolveCodLine,
}
