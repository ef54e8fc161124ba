import { employeeIdOf } from '#accounts/who.ts'
import { withCommit } from '#base/server/db/pipelined.ts'
import { together } from '#base/server/db/together.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { Written } from '../changes.ts'
import type { WorksheetDraft } from '../worksheet.ts'
import { type LatestChanges, noteSaving } from './worksheet-changes-store.ts'
import { type BrandPart, type StoredWorksheet, writeWorksheet } from './worksheet-store.ts'

type Saving = {
  readonly sheet: WorksheetDraft
  readonly own?: BrandPart
  /** What stood there, of the fields that are written over. */
  readonly overwritten: Written
  readonly latest: LatestChanges
}

/**
 * Writes a saving and what it overwrites, all of it with COMMIT. The caller holds the lock of the sheet.
 * @returns the revision that it makes of the sheet, and when
 */
export function writeSaving(ctx: TransactionContext & Call, { id, revision }: StoredWorksheet, { overwritten, latest, ...written }: Saving) {
  const saving = { now: ctx.now, accountId: employeeIdOf(ctx) }
  withCommit(
    ctx.tx,
    together([
      noteSaving(ctx.tx, { ...saving, worksheetId: id, before: overwritten, latest }),
      writeWorksheet(ctx.tx, { ...saving, ...written, id, writesParts: 'parts' in overwritten }),
    ]),
  )
  return { revision: revision + 1, savedAt: ctx.now.toString() }
}
