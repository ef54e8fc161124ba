import { answerTasks } from '../processes/task-process.ts'
import { readTable } from './read-table.ts'
import type { CsvCell } from './write-csv.ts'
import { type TableForm, writeForm } from './write-form.ts'
import { writeXlsx } from './write-xlsx.ts'

type Sheet = { readonly sheet: string; readonly rows: readonly (readonly CsvCell[])[] }

const tasks = {
  readTable,
  writeSheet: async ({ sheet, rows }: Sheet) => writeXlsx(sheet, rows),
  writeForm: async (form: TableForm) => writeForm(form),
}
export type TableTasks = typeof tasks

answerTasks(tasks)
