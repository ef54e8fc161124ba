import type { Upload } from '#base/server/http/http-files.ts'
import { createProcessPool, TaskAborted } from '#base/server/processes/process-pool.ts'
import { Refusal } from '#errors.ts'
import type { CodList } from '../cash-on-delivery/cod-list.ts'
import type { Statement } from '../statements/statement.ts'
import type { ReadingTasks } from './reading-tasks.ts'

/** A file of a bank or a courier is a stranger's (decision 19): it is read in a process that can be killed. Seldom, so one process does. */
const reading = createProcessPool<ReadingTasks>(new URL('./reading-tasks.ts', import.meta.url), {
  size: 1,
  maxWaiting: 20,
  maxWaitMs: 20_000,
  maxRunMs: 20_000,
  maxMegabytes: 512,
})

const codes = { unknown: 'TABLE_NOT_KNOWN', broken: 'TABLE_NOT_READABLE', tooLong: 'TABLE_TOO_LONG' } as const

/** @throws Refusal TABLE_NOT_KNOWN, TABLE_NOT_READABLE, TABLE_TOO_LONG, OVERLOADED */
export const readStatementUpload = (upload: Upload): Promise<Statement> => reading.run('readStatement', { path: upload.path }).catch(refuse(upload))

/** @throws Refusal as above */
export const readCodUpload = (upload: Upload): Promise<CodList> => reading.run('readCodList', { path: upload.path }).catch(refuse(upload))

/** One that keeps its reader busy for too long is made for that. */
const refuse =
  ({ field }: Upload) =>
  (error: unknown): never => {
    const reason = error instanceof TaskAborted ? 'broken' : error instanceof Error && 'code' in error ? error.code : undefined
    if (reason !== 'unknown' && reason !== 'broken' && reason !== 'tooLong') throw error
    throw new Refusal(codes[reason], { fields: [{ path: field, code: codes[reason] }] })
  }
