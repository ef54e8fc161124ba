import { sha256 } from '#base/server/tokens.ts'
import type { ReadContext } from '#context.ts'
import type { KindDefinition } from '../../kind.ts'
import { signedContent } from '../../signed-content.ts'
import { writtenOn } from '../get-worksheet.ts'
import { storedFieldsOf } from '../stored-fields.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'

/** Of what the customer reads on the sheet, as it stands. */
export async function contentHash(ctx: Pick<ReadContext, 'tx'>, kind: KindDefinition, sheet: StoredWorksheet): Promise<Buffer> {
  const { parts, ...written } = await writtenOn(ctx, sheet)
  return sha256(signedContent(kind, { ...written, ...storedFieldsOf(sheet) }, parts))
}
