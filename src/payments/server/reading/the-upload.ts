import type { Upload } from '#base/server/http/http-files.ts'
import type { Call } from '#context.ts'
import { Refusal } from '#errors.ts'

/** The one file of a call that takes one. @throws Refusal TABLE_FILE_NOT_VALID when it came without */
export function theUpload({ uploads }: Pick<Call, 'uploads'>): Upload {
  const [upload] = uploads
  if (!upload) throw new Refusal('TABLE_FILE_NOT_VALID')
  return upload
}
