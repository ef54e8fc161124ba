import { Refusal } from '#errors.ts'
import type { Upload } from '../http/http-files.ts'
import { TaskAborted } from '../processes/pooled-process.ts'
import { createProcessPool, type PoolLimits, type ProcessPool } from '../processes/process-pool.ts'
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
 * Where strangers' tables are read: in processes that can be killed (decision 19), two, so whoever keeps one busy keeps nobody else waiting. What SECURITY
 * R3 gives a file is far more than a real one takes, where the machine has time for it at all: 500 rows of 60 columns are 0.5 s of a processor with the start of the process (1.3 s on a machine
 * with four times as much to do as it can) and 111 MB, 2,000 rows of 30 columns 0.8 s and 121 MB; a process that does nothing has 85 MB.
 * @param script the module that answers the tasks
 */
export const tablePool = <T extends Tasks>(script: URL, limits: Partial<PoolLimits> = {}) =>
  createProcessPool<T>(script, { size: 2, maxWaiting: 20, maxWaitMs: 20_000, maxRunMs: 5000, minProcessorMs: 600, maxMegabytes: 256, ...limits })

/** For tables that are long and our own, or of whom we trust: 20,000 rows of 20 columns are 3 s of a processor, 9 s on a busy machine, and 242 MB. */
export const longTables = { size: 1, maxRunMs: 20_000, maxMegabytes: 512 } as const satisfies Partial<PoolLimits>

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
