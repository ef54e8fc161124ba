import { employeeIdOf } from '#accounts/who.ts'
import type { OutsideCall, OutsideContext } from '#context.ts'
import { readStatementUpload } from '../reading/read-upload.ts'
import { theUpload } from '../reading/the-upload.ts'
import { insertStatement } from './statement-store.ts'

/** Uploaded again, or overlapping with another, a statement adds only what is not known yet. */
export async function uploadStatement(ctx: OutsideContext & OutsideCall) {
  const upload = theUpload(ctx, 'STATEMENT_FILE_NOT_VALID')
  const statement = await readStatementUpload(upload)
  const skipped = Object.values(statement.skipped).reduce((sum, count) => sum + count, 0)
  const added = await ctx.transaction(({ tx, now }) => insertStatement(tx, { statement, fileName: upload.name, skipped, by: employeeIdOf(ctx), now }))
  return { format: statement.format, account: statement.account, read: statement.lines.length, new: added, skipped }
}
