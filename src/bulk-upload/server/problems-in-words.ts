import type { Language } from '#base/languages.ts'
import { translatorOf } from '#base/texts.ts'
import { sentenceFormatterOf } from '#errors/sentences.ts'
import type { CellProblem } from '../cells.ts'
import { bulkUploadTexts } from '../texts.ts'
import type { RowProblem } from '../upload.ts'

/** What is said of a cell in the sentences of the form, and of what can be sent all the same. */
export async function problemsInWords(language: Language): Promise<(problem: CellProblem) => RowProblem> {
  const sentence = await sentenceFormatterOf(language)
  const t = await translatorOf(bulkUploadTexts, language)
  return (problem) => ({
    column: problem.column,
    kind: problem.kind,
    code: problem.code,
    message: problem.kind === 'wrong' ? sentence({ code: problem.code, values: problem.values, path: problem.path }) : t(`warnings.${problem.code}`),
    suggestions: [...(problem.suggestions ?? [])],
  })
}
