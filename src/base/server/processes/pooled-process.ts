import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Refusal } from '#errors.ts'
import { started, type TaskAnswer, type TaskMessage } from './task.ts'

export type ProcessLimits = {
  /** Of one task, from when it begins: a process that is still starting has begun with none. */
  maxRunMs: number
  /** Until a process has started. A machine that takes longer is overloaded, and no task is to blame. 20 s unless told otherwise. */
  maxStartMs?: number
  /**
   * A task whose time is over, and that had less of a processor than this, waited for the machine: whoever has a page to answer comes before it. It is not
   * to blame then, as an overload says. Nothing unless told otherwise.
   */
  minProcessorMs?: number
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

/** `caller`: on whose behalf, where callers take turns. */
export type Job = TaskMessage & { caller: string | undefined; resolve: (value: unknown) => void; reject: (error: Error) => void }

type Events = {
  /** It has answered one. */
  onAnswered: () => void
  /** It is gone, and had not begun these. */
  onGone: (unbegun: readonly Job[]) => void
}

const watchMs = 200

/** A process that does what it is sent, one after the other. */
export class PooledProcess {
  readonly #child: ChildProcess
  readonly #limits: ProcessLimits
  readonly #events: Events
  /** What it was sent and has not answered; it does the first. */
  readonly #jobs: Job[] = []
  #whyEnded = 'its process died'
  /** Whatever was being done when it ended may be tried again. */
  #isMachineToBlame = false
  #isStarted = false
  #isEnding = false
  #timers: NodeJS.Timeout[] = []

  /** @param script the module that answers the tasks with `answerTasks` (task-process.ts) */
  constructor(script: URL, limits: ProcessLimits, events: Events) {
    this.#limits = limits
    this.#events = events
    // No setting of the portal reaches the process that reads strangers' files.
    this.#child = fork(script, {
      env: {},
      // A second thread that clears up would take the core of whoever waits for a page, for no document sooner.
      execArgv: ['--max-old-space-size=256', '--single-threaded-gc', ...(limits.v8Flags ?? [])],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    // The portal does not stay alive for their sake.
    this.#child.unref()
    this.#child.channel?.unref()
    this.#child.on('message', (message: typeof started | TaskAnswer) => (message === started ? this.#started() : this.#answered(message)))
    const { maxStartMs = 20_000 } = limits
    this.#timers = [setTimeout(() => this.endBlameless(`it took more than ${maxStartMs} ms to start`), maxStartMs)]
    const gone = () => this.#gone()
    this.#child.once('exit', gone).once('error', gone)
  }

  get jobs(): readonly Job[] {
    return this.#jobs
  }

  /** How many tasks it has; one that ends can take no other. */
  get load(): number {
    return this.#isEnding ? Number.POSITIVE_INFINITY : this.#jobs.length
  }

  send(job: Job): void {
    if (this.#jobs.push(job) === 1 && this.#isStarted) this.#begin()
    const { task, input }: TaskMessage = job
    this.#child.send({ task, input }, (error) => error && this.end(error.message))
  }

  /** What it does is aborted, and may be tried again. */
  endBlameless(why: string): void {
    this.#isMachineToBlame = true
    this.end(why)
  }

  /** What it does is aborted. */
  end(why: string): void {
    this.#whyEnded = why
    this.#isEnding = true
    this.#child.kill('SIGKILL')
  }

  #begin(): void {
    const { maxRunMs, minProcessorMs = 0, maxMegabytes } = this.#limits
    const isStarved = minProcessorMs === 0 ? () => false : hasHadLessThan(minProcessorMs, this.#child)
    const overdue = () => {
      const why = `it took more than ${maxRunMs} ms`
      if (isStarved()) this.endBlameless(why)
      else this.end(why)
    }
    const watch = () => {
      if (megabytesOf(this.#child) > maxMegabytes) this.end(`it took more than ${maxMegabytes} MB`)
    }
    this.#forget()
    this.#timers = [setTimeout(overdue, maxRunMs), setInterval(watch, watchMs)]
  }

  #started(): void {
    this.#isStarted = true
    this.#goOn()
  }

  #goOn(): void {
    if (this.#jobs.length > 0) this.#begin()
    else this.#rest()
  }

  #answered(answer: TaskAnswer): void {
    const job = this.#jobs.shift()
    this.#goOn()
    if ('value' in answer) job?.resolve(answer.value)
    else job?.reject(Object.assign(new Error(answer.failed.message), answer.failed.code === undefined ? {} : { code: answer.failed.code }))
    this.#events.onAnswered()
  }

  #rest(): void {
    this.#forget()
    this.#timers = [setTimeout(() => this.end('it had nothing to do'), this.#limits.idleMs ?? 60_000).unref()]
  }

  #gone(): void {
    this.#forget()
    const [job, ...unbegun] = this.#jobs.splice(0)
    job?.reject(this.#isMachineToBlame ? new Refusal('OVERLOADED') : new TaskAborted(`${job.task}: ${this.#whyEnded}`))
    this.#events.onGone(unbegun)
  }

  #forget(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }
}

/** The second figure of /proc/…/statm counts resident pages of 4 kB; 0 where the system does not tell. */
function megabytesOf(child: ChildProcess): number {
  return Number(procFile(child, 'statm').split(' ')[1] ?? 0) / 256
}

/** @returns answers whether the process has had less of a processor than so many milliseconds from now on */
function hasHadLessThan(ms: number, child: ChildProcess): () => boolean {
  const before = processorMsOf(child)
  return () => processorMsOf(child) - before < ms
}

/** The 14th and 15th figure of /proc/…/stat are hundredths of a second; no number where the system does not tell. The name before may hold blanks. */
function processorMsOf(child: ChildProcess): number {
  const stat = procFile(child, 'stat')
  const figures = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return 10 * (Number(figures[11]) + Number(figures[12]))
}

/** At once: no disk is asked, and a thread would take longer to wake than this takes. */
function procFile({ pid }: ChildProcess, what: 'stat' | 'statm'): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8')
  } catch {
    return ''
  }
}
