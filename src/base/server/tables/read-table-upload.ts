import { Refusal } from '#errors.ts'
import type { Upload } from '../http/http-files.ts'
import { createProcessPool, TaskAborted } from '../processes/process-pool.ts'
import type { CsvBounds, CsvRow } from './read-csv.ts'
import type { TableTasks } from './table-tasks.ts'

/** Tables come seldom, so one process does (decision 19). */
const reading = createProcessPool<TableTasks>(new URL('./table-tasks.ts', import.meta.url), {
  size: 1,
  maxWaiting: 20,
  maxWaitMs: 20_000,
  maxRunMs: 20_000,
  maxMegabytes: 512,
})

/**
 * The rows of an uploaded table.
 * @throws Refusal TABLE_TOO_LONG, TABLE_NOT_READABLE, OVERLOADED
 */
export const readTableUpload = ({ path, field }: Upload, bounds: CsvBounds): Promise<CsvRow[]> =>
  reading.run('readTable', { path, bounds }).catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    const isLong = !(error instanceof TaskAborted) && error instanceof Error && error.message.startsWith('tooMany')
    const code = isLong ? 'TABLE_TOO_LONG' : 'TABLE_NOT_READABLE'
    throw new Refusal(code, { fields: [{ path: field, code }] })
  })
