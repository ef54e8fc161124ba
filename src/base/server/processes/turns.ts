type Taken = { readonly caller: string | undefined }

/**
 * In whose turn tasks are taken that wait: every caller has one in each round, so whoever sends many waits behind the first of everybody else, and of one
 * round whoever came first is first. Tasks of no caller are nobody's second.
 * @param underWay what was taken and is not answered yet; of one caller never more than `atOnce`
 */
export function createTurns<Task extends Taken>(underWay: () => readonly Task[], atOnce: number) {
  const waiting: Task[] = []
  const rounds = new WeakMap<Task, number>()
  const roundOf = (task: Task) => rounds.get(task) ?? 0
  const ofTheSame = (tasks: readonly Task[], { caller }: Task) => (caller === undefined ? [] : tasks.filter((one) => one.caller === caller))
  /** Of the last that was taken. */
  let round = 0

  const remove = (task: Task) => {
    const place = waiting.indexOf(task)
    if (place >= 0) waiting.splice(place, 1)
  }

  return {
    count: () => waiting.length,
    add: (task: Task) => {
      const own = ofTheSame([...waiting, ...underWay()], task)
      rounds.set(task, Math.max(round, ...own.map((one) => roundOf(one) + 1)))
      waiting.push(task)
    },
    /** Whose turn it is; it waits on until it is taken. */
    next: (): Task | undefined => {
      const running = underWay()
      const may = waiting.filter((task) => ofTheSame(running, task).length < atOnce)
      const first = Math.min(...may.map(roundOf))
      return may.find((task) => roundOf(task) === first)
    },
    /** Whose turn comes after everybody else's: one of whoever has the most waiting. */
    last: (): Task | undefined => {
      const last = Math.max(...waiting.map(roundOf))
      return waiting.findLast((task) => roundOf(task) === last)
    },
    take: (task: Task) => {
      remove(task)
      round = Math.max(round, roundOf(task))
    },
    remove,
    removeAll: () => waiting.splice(0),
  }
}
