/**
 * Milliseconds of processor time that a piece of work cost this process, whatever else the machine did meanwhile: clock time says more of
 * the neighbours than of the work. Threads of the process count too (argon2 hashes on them).
 */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
