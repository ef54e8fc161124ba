/** Milliseconds between two looks at the event loop. */
const every = 5

/**
 * How long the event loop of this process was kept busy at a stretch while something was done, in milliseconds of its own processor time: what other
 * processes take of the machine meanwhile, as the other files of a test run do, is in the delay of the loop and not in this.
 */
export async function maxBusyStretch<T>(act: () => Promise<T>): Promise<{ answer: T; maxBusyMs: number }> {
  const busy = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let last = busy()
  let maxBusyMs = 0
  const look = () => {
    const now = busy()
    maxBusyMs = Math.max(maxBusyMs, now - last)
    last = now
  }
  const looking = setInterval(look, every)
  try {
    const answer = await act()
    look()
    return { answer, maxBusyMs }
  } finally {
    clearInterval(looking)
  }
}
