import { longTables, tablePool } from './table-reader.ts'
import type { TableTasks } from './table-tasks.ts'

const script = new URL('./table-tasks.ts', import.meta.url)

/** Where tables are read that no slice has its own reader for. */
export const tables = tablePool<Pick<TableTasks, 'readTable'>>(script)

/** Where ours are written: they may be long, and wait behind nobody's upload. */
export const writtenTables = tablePool<Omit<TableTasks, 'readTable'>>(script, longTables)
