import { answerTasks } from '../processes/task-process.ts'
import { readTable } from './read-table.ts'
import type { CsvCell } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

type Sheet = { readonly sheet: string; readonly rows: readonly (readonly CsvCell[])[] }

const tasks = { readTable, writeSheet: async ({ sheet, rows }: Sheet) => writeXlsx(sheet, rows) }
export type TableTasks = typeof tasks

answerTasks(tasks)
