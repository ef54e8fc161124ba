import { tablePool } from './table-reader.ts'
import type { TableTasks } from './table-tasks.ts'

/** The process of tables no slice has its own reader for. */
export const tables = tablePool<TableTasks>(new URL('./table-tasks.ts', import.meta.url))
