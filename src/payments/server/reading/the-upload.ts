import type { Upload } from '#base/server/http/http-files.ts'
import type { Call } from '#context.ts'
import { Refusal } from '#errors.ts'

/** The one file of a call that takes one. @throws Refusal when it came without, by the sentence that says what it takes */
export function theUpload(
  { uploads }: Pick<Call, 'uploads'>,
  code: 'TABLE_FILE_NOT_VALID' | 'STATEMENT_FILE_NOT_VALID' = 'TABLE_FILE_NOT_VALID',
): Upload {
  const [upload] = uploads
  if (!upload) throw new Refusal(code)
  return upload
}
