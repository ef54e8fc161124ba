import { readFileSync } from 'node:fs'

/** Linux counts the time of a process in hundredths of a second (`getconf CLK_TCK`). */
const msPerTick = 10

/** The numbers of `/proc/PID/stat` behind the name of the program, which may hold spaces; the first of them is the third field of proc_pid_stat(5). */
function statOf(pid: number): readonly string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** @returns the process that started this one */
export const parentOf = (pid: number): number => Number(statOf(pid)[1])

const childrenOf = (pid: number): number[] => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** What a process and all that it started have used of the processors so far, those that ended included, in milliseconds; 0 where there is no `/proc`. */
export function cpuMsOf(pid: number): number {
  try {
    const [user, system, userOfEnded, systemOfEnded] = statOf(pid).slice(11, 15).map(Number)
    const own = ((user ?? 0) + (system ?? 0) + (userOfEnded ?? 0) + (systemOfEnded ?? 0)) * msPerTick
    return childrenOf(pid).reduce((sum, child) => sum + cpuMsOf(child), own)
  } catch {
    // It ended meanwhile: its parent has its time.
    return 0
  }
}

/** What a call costs the processors in milliseconds: the server that answers it, and all processes of PostgreSQL. */
export type CpuOfCall = { readonly server: number; readonly database: number }

/** Measures what so many calls cost. Whatever else these processes do meanwhile, jobs and cleaning up, is counted with them. */
export async function withCpu<T extends { readonly calls: number }>(
  { pid, postgresPid }: { readonly pid: number; readonly postgresPid: number },
  work: () => Promise<T>,
): Promise<T & { cpu: CpuOfCall }> {
  const before = [cpuMsOf(pid), cpuMsOf(postgresPid)] as const
  const result = await work()
  const perCall = (now: number, then: number) => (now - then) / Math.max(1, result.calls)
  return { ...result, cpu: { server: perCall(cpuMsOf(pid), before[0]), database: perCall(cpuMsOf(postgresPid), before[1]) } }
}
