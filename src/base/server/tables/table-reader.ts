import { Refusal } from '#errors.ts'
import type { Upload } from '../http/http-files.ts'
import { TaskAborted } from '../processes/pooled-process.ts'
import { createProcessPool, type ProcessPool } from '../processes/process-pool.ts'
import type { Tasks } from '../processes/task.ts'
import type { UnreadReason } from './read-csv.ts'

const codes = {
  unknown: 'TABLE_NOT_KNOWN',
  broken: 'TABLE_NOT_READABLE',
  tooLong: 'TABLE_TOO_LONG',
  tooWide: 'TABLE_TOO_WIDE',
  locked: 'TABLE_LOCKED',
} as const satisfies Record<UnreadReason, string>
const isReason = (code: unknown): code is UnreadReason => typeof code === 'string' && code in codes

/**
 * Where tables are read and written: in a process that can be killed, because they are strangers' files (decision 19), or take long. They come
 * seldom, so one process does.
 * @param script the module that answers the tasks
 */
export const tablePool = <T extends Tasks>(script: URL) =>
  createProcessPool<T>(script, { size: 1, maxWaiting: 20, maxWaitMs: 20_000, maxRunMs: 20_000, maxMegabytes: 512 })

/** @returns a function that reads an upload, and throws Refusal TABLE_NOT_KNOWN, TABLE_NOT_READABLE, TABLE_TOO_LONG, TABLE_TOO_WIDE, TABLE_LOCKED, OVERLOADED */
export function tableReader<T extends Tasks>(pool: ProcessPool<T>) {
  return <Name extends keyof T & string>(task: Name, { field, sender }: Upload, input: Parameters<T[Name]>[0]) =>
    pool.run(task, input, sender).catch((error: unknown): never => {
      // One that keeps its reader busy for too long is made for that.
      const reason = error instanceof TaskAborted ? 'broken' : error instanceof Error && 'code' in error ? error.code : undefined
      if (error instanceof Refusal || !isReason(reason)) throw error
      throw new Refusal(codes[reason], { fields: [{ path: field, code: codes[reason] }] })
    })
}
