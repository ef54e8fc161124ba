import type { Input } from '#base/endpoint.ts'
import { tableFile } from '#base/server/tables/table-file.ts'
import { translatorOf } from '#base/texts.ts'
import type { Call, ReadContext } from '#context.ts'
import type { bulkUploadApi } from '../bulk-upload.api.ts'
import { problemHeading } from '../columns.ts'
import { bulkUploadTexts } from '../texts.ts'
import { problemsInWords } from './problems-in-words.ts'
import { lookAt, requireDraft } from './show-upload.ts'

/** GAPS D6: the file's own rows, each with what is wrong with it in a last column, which an upload of the mended file leaves out. */
export async function exportUpload(ctx: ReadContext & Call, { params, query }: Input<typeof bulkUploadApi.exportUpload>) {
  const upload = await requireDraft(ctx, params.id)
  const heading = upload.heading ?? []
  const t = await translatorOf(bulkUploadTexts, ctx.language)
  const inWords = await problemsInWords(ctx.language)
  const said = new Map(
    (await lookAt(ctx, upload)).rows.map(({ line, problems }) => [
      line,
      problems.filter(({ kind }) => kind === 'wrong').map((problem) => `${problem.column ?? ''}: ${inWords(problem).message}`.replace(/^: /, '')),
    ]),
  )
  const rows = (upload.rows ?? []).flatMap(({ line, cells }) => {
    const wrong = said.get(line) ?? []
    return query.only === 'wrong' && wrong.length === 0 ? [] : [[...heading.map((_, place) => cells[place] ?? ''), wrong.join(' ')]]
  })
  const name = `${upload.fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '_')
    .slice(0, 60)}-${t(`exports.file.${query.only}`)}`
  return tableFile({ name, format: query.format, sheet: problemHeading, rows: [[...heading, problemHeading], ...rows] })
}
