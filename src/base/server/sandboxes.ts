/** What work inside of a sandbox can do beside its own (decision 89). */
export type InsideSandbox = {
  /** What each key that is made there ends with, so that the portal around it knows where the key belongs. */
  readonly tag: string
  /** The time of the world outside, by which a receiver of webhooks measures how old a message is. */
  readonly realNow: () => Temporal.Instant
  /** How far the sandbox's clock is ahead, in hours. */
  readonly aheadHours: () => number
  /** Lets so many hours pass, and whatever the clock starts in each of them happen. @returns the time it is then */
  readonly advance: (hours: number) => Promise<Temporal.Instant>
  /** A call of the service desk, made by its one employee. */
  readonly asEmployee: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<{ readonly status: number; readonly body: unknown }>
  /** Waits until what follows of the actions so far has been done. */
  readonly settled: () => Promise<void>
}

/** The sandboxes of this portal; they live in this process while somebody uses them. */
export type Sandboxes = {
  /** Founds what is missing of it and lets it be called. Its row is there already. @throws Refusal SANDBOX_AWAY */
  readonly wake: (companyId: number) => Promise<void>
  /** Deletes its database and its files for good; doing so twice is no mistake. */
  readonly destroy: (sandbox: { readonly companyId: number; readonly database: string }) => Promise<void>
}
