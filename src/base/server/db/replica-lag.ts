/** So many positions that were not reached yet are remembered. */
const maxRemembered = 120

type Written = { readonly position: number; readonly at: number }

/**
 * How far a replica is behind, by positions in the log of the primary and by when each was reached there. It needs no clock but our own, and one that
 * has nothing to replay is not behind, however long nothing was written. Positions are bytes, moments are of `performance.now()`.
 */
export class ReplicaLag {
  /** Not reached by the replica yet, the oldest first. */
  #written: Written[] = []
  #replayed = -1
  #reachedAt: number | undefined

  written(position: number, at: number): void {
    this.#written.push({ position, at })
    if (this.#written.length > maxRemembered) this.#written.shift()
    this.#settle()
  }

  replayed(position: number): void {
    this.#replayed = Math.max(this.#replayed, position)
    this.#settle()
  }

  has(position: number): boolean {
    return position <= this.#replayed
  }

  /** @returns milliseconds; infinity: not known yet */
  at(now: number): number {
    if (this.#reachedAt === undefined) return Number.POSITIVE_INFINITY
    return this.#written.length === 0 ? 0 : now - this.#reachedAt
  }

  #settle() {
    const reached = this.#written.findLast(({ position }) => this.has(position))
    if (!reached) return
    this.#reachedAt = reached.at
    this.#written = this.#written.filter(({ position }) => !this.has(position))
  }
}
