import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { Refusal } from '#errors.ts'

/** Functions that run in a child process. What goes in and comes out is cloned, so it holds data only. */
export type Tasks = Readonly<Record<string, (input: never) => Promise<unknown>>>

export type ProcessPool<T extends Tasks> = {
  /**
   * @throws Refusal OVERLOADED when too many others wait, or when its turn does not come in time
   * @throws TaskAborted when the task took too long, took too much memory, or its process died
   */
  run: <Name extends keyof T & string>(task: Name, input: Parameters<T[Name]>[0]) => Promise<Awaited<ReturnType<T[Name]>>>
  /** Ends the processes. What still runs or waits fails. */
  close: () => void
}

export type PoolLimits = {
  /** Tasks that run at once, each in a process of its own. */
  size: number
  /** Tasks that may wait for a process, and for how long (ms). */
  maxWaiting: number
  maxWaitMs: number
  /** Of one task. */
  maxRunMs: number
  /** Resident memory of one process. Watched where the system tells it (Linux). */
  maxMegabytes: number
  /** A process that has had nothing to do for so long ends; the next task starts another. A minute unless told otherwise. */
  idleMs?: number
  /** What V8 itself is told (`node --v8-options`), beside what every process of a pool is. */
  v8Flags?: readonly string[]
}

/** A task was ended before it answered; its input is to blame more often than not. */
export class TaskAborted extends Error {
  override readonly name = 'TaskAborted'
}

export type TaskMessage = { task: string; input: unknown }
export type TaskAnswer = { value: unknown } | { failed: { message: string; code: string | undefined } }

type Job = TaskMessage & { resolve: (value: unknown) => void; reject: (error: Error) => void }

const watchMs = 200

/**
 * Runs tasks that are slow (drawing documents) or read hostile files (photos, PDFs) in child processes. Not in threads: the thread pool of libuv, which
 * decoders of pictures, the file system, DNS and password hashes use, is one per process, and a decoder that crashes takes its process with it.
 * @param script the module that answers the tasks with `answerTasks` (task-process.ts)
 */
export function createProcessPool<T extends Tasks>(script: URL, limits: PoolLimits): ProcessPool<T> {
  const idle = new Set<ChildProcess>()
  const all = new Set<ChildProcess>()
  const waiting: { job: Job; timer: NodeJS.Timeout }[] = []

  const start = (): ChildProcess => {
    // No setting of the portal reaches the process that reads strangers' files.
    const child = fork(script, {
      env: {},
      // A second thread that clears up would take the core of whoever waits for a page, for no document sooner.
      execArgv: ['--max-old-space-size=256', '--single-threaded-gc', ...(limits.v8Flags ?? [])],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    all.add(child)
    // The portal does not stay alive for their sake.
    child.unref()
    child.channel?.unref()
    const gone = () => {
      all.delete(child)
      idle.delete(child)
      takeNext()
    }
    child.once('exit', gone).once('error', gone)
    return child
  }

  const rest = (child: ChildProcess) => {
    if (!child.connected) return
    idle.add(child)
    const timer = setTimeout(() => idle.delete(child) && child.kill('SIGKILL'), limits.idleMs ?? 60_000).unref()
    child.once('message', () => clearTimeout(timer))
    takeNext()
  }

  const takeNext = () => {
    if (waiting.length === 0 || (idle.size === 0 && all.size >= limits.size)) return
    const next = waiting.shift()
    if (!next) return
    clearTimeout(next.timer)
    begin(next.job)
  }

  const begin = (job: Job) => {
    const [child = start()] = idle
    idle.delete(child)
    runIn(child, job, limits).then(
      () => rest(child),
      () => undefined,
    )
  }

  const enqueue = (job: Job) => {
    if (idle.size > 0 || all.size < limits.size) return begin(job)
    if (waiting.length >= limits.maxWaiting) return job.reject(new Refusal('OVERLOADED'))
    const timer = setTimeout(() => {
      waiting.splice(
        waiting.findIndex((one) => one.job === job),
        1,
      )
      job.reject(new Refusal('OVERLOADED'))
    }, limits.maxWaitMs)
    waiting.push({ job, timer })
  }

  return {
    run: (task, input) => new Promise((resolve, reject) => enqueue({ task, input, resolve: resolve as Job['resolve'], reject })),
    close: () => {
      for (const { job, timer } of waiting.splice(0)) {
        clearTimeout(timer)
        job.reject(new TaskAborted('the portal stops'))
      }
      for (const child of all) child.kill('SIGKILL')
    },
  }
}

/** Settles the job. @returns when the process can take another; rejects when it cannot */
function runIn(child: ChildProcess, { task, input, resolve, reject }: Job, { maxRunMs, maxMegabytes }: PoolLimits): Promise<void> {
  let reason = 'its process died'
  const abort = (why: string) => {
    reason = why
    child.kill('SIGKILL')
  }
  const tooLong = setTimeout(() => abort(`it took more than ${maxRunMs} ms`), maxRunMs)
  const watch = setInterval(async () => {
    if ((await megabytesOf(child)) > maxMegabytes) abort(`it took more than ${maxMegabytes} MB`)
  }, watchMs)
  return new Promise<void>((goOn, stop) => {
    const settle = (end: () => void) => {
      clearTimeout(tooLong)
      clearInterval(watch)
      child.off('message', answered).off('exit', died).off('error', died)
      end()
    }
    const answered = (answer: TaskAnswer) =>
      settle(() => {
        if ('value' in answer) resolve(answer.value)
        else reject(Object.assign(new Error(answer.failed.message), answer.failed.code === undefined ? {} : { code: answer.failed.code }))
        goOn()
      })
    const died = () =>
      settle(() => {
        reject(new TaskAborted(`${task}: ${reason}`))
        stop(new Error(reason))
      })
    child.on('message', answered).on('exit', died).on('error', died)
    const message: TaskMessage = { task, input }
    child.send(message, (error) => error && abort(error.message))
  })
}

/** The second figure of /proc/…/statm counts resident pages of 4 kB; 0 where the system does not tell. */
async function megabytesOf({ pid }: ChildProcess): Promise<number> {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(statm.split(' ')[1] ?? 0) / 256
}
