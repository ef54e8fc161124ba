/** What took a while to count is answered for so many times as long, so that counting takes a twentieth of the time whatever the size. */
const rest = 20
/** Milliseconds: the longest that figures are answered of which nothing was heard to have changed; a few changes are told by nobody. */
const oldest = 5_000

/** @param isBehind something has changed since they were counted; they are counted anew before long */
export type Spared<T> = { readonly figures: T; readonly isBehind: boolean }

type Held = { readonly counted: Promise<unknown>; readonly begun: number; restsUntil: number; isBehind: boolean }

/** Figures about all there is, which cost the more the more there is: counted when something has changed, and no oftener than the database can spare. */
export class SparedFigures {
  readonly #held = new Map<object, Map<string, Held>>()

  async read<T>(of: object, key: string, count: () => Promise<T>): Promise<Spared<T>> {
    const known = this.#held.get(of)?.get(key)
    const held = known && isGoodEnough(known) ? known : this.#countAnew(of, key, count)
    const figures = (await held.counted) as T
    return { figures, isBehind: held.isBehind }
  }

  /** Something that any of the figures may tell of has changed. */
  change(): void {
    for (const answers of this.#held.values()) for (const held of answers.values()) held.isBehind = true
  }

  forget(): void {
    this.#held.clear()
  }

  #countAnew(of: object, key: string, count: () => Promise<unknown>): Held {
    const begun = performance.now()
    const held: Held = { counted: count(), begun, restsUntil: Number.POSITIVE_INFINITY, isBehind: false }
    // Of another day nobody asks any more.
    this.#held.set(of, new Map([[key, held]]))
    held.counted.then(
      () => {
        const now = performance.now()
        held.restsUntil = now + rest * (now - begun)
      },
      () => this.#held.get(of)?.get(key) === held && this.#held.delete(of),
    )
    return held
  }
}

function isGoodEnough({ begun, restsUntil, isBehind }: Held): boolean {
  const now = performance.now()
  return now < restsUntil || (!isBehind && now < begun + oldest)
}
