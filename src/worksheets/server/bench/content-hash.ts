import { sha256 } from '#base/server/tokens.ts'
import type { KindDefinition } from '../../kind.ts'
import { signedContent } from '../../signed-content.ts'
import type { WorksheetDraft } from '../../worksheet.ts'
import { draftOf } from '../get-worksheet.ts'
import { storedFieldsOf } from '../stored-fields.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'

/** Of what the customer reads on the sheet, as it stands. */
export function contentHash(kind: KindDefinition, sheet: StoredWorksheet, parts: WorksheetDraft['parts']): Buffer {
  return sha256(signedContent(kind, { ...draftOf(sheet, parts), ...storedFieldsOf(sheet) }, parts))
}
