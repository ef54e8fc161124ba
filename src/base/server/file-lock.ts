import { randomUUID } from 'node:crypto'
import { link, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** No start or stop takes so long (pg_ctl waits a minute), so an older lock belongs to nobody, whoever has its process id by now. */
const maxHold = 120_000

/** Runs `work` while holding the lock `file`: one process at a time. A lock left by a process that died is taken over. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  // Written before it is linked into place: a lock that is there always says whose it is.
  const own = `${file}-${process.pid}-${randomUUID()}`
  await writeFile(own, String(process.pid))
  try {
    while (!(await isLinked(own, file))) if (!(await dropStale(file))) await wait(50)
    try {
      return await work()
    } finally {
      await rm(file, { force: true })
    }
  } finally {
    await rm(own, { force: true })
  }
}

async function isLinked(own: string, file: string): Promise<boolean> {
  await utimes(own, new Date(), new Date())
  return link(own, file).then(
    () => true,
    () => false,
  )
}

async function dropStale(file: string): Promise<boolean> {
  const [holder, since] = await Promise.all([readFile(file, 'utf8'), stat(file)]).then(
    ([text, { mtimeMs }]) => [Number(text), mtimeMs] as const,
    () => [process.pid, Date.now()] as const,
  )
  if (isAlive(holder) && Date.now() - since < maxHold) return false
  await rm(file, { force: true })
  return true
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
