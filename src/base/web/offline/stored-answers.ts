import type { QueryKey } from '@tanstack/react-query'
import { browserDatabase } from '../browser-database.ts'
import { offlineDatabase } from './offline-database.ts'
import { shownUntil } from './shown-until.ts'

/** What the server answered a screen, as it is shown again without a network. */
export type StoredAnswer = {
  /** By which the screen asks for it. */
  readonly key: QueryKey
  /** Whose it is: it is shown to no other account. */
  readonly accountId: number
  /** When the server said it: milliseconds since 1970, by the clock of the phone. */
  readonly at: number
  readonly data: unknown
}

type Stored = StoredAnswer & { readonly name: string }

const inStore = browserDatabase(offlineDatabase, 'answers', { keyPath: 'name' })

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && ['name', 'key', 'accountId', 'at', 'data'].every((name) => name in value)

const nameOf = (key: QueryKey) => JSON.stringify(key)

/** Everything this account may be shown still. What is too old, or another account's, is let go. */
export async function storedAnswers(accountId: number, now = Date.now()): Promise<StoredAnswer[]> {
  const all = ((await inStore<unknown[]>('readonly', (answers) => answers.getAll())) ?? []).filter(isStored)
  const isShown = (one: Stored) => one.accountId === accountId && now < shownUntil(one.at)
  for (const one of all) if (!isShown(one)) await inStore('readwrite', (answers) => answers.delete(one.name))
  return all.filter(isShown)
}

/** @returns whether the browser keeps it */
export async function storeAnswer(answer: StoredAnswer): Promise<boolean> {
  const { key, accountId, at, data } = answer
  const name = await inStore('readwrite', (answers) => answers.put({ name: nameOf(key), key, accountId, at, data } satisfies Stored))
  return name !== undefined
}

export async function dropAnswer(key: QueryKey): Promise<void> {
  await inStore('readwrite', (answers) => answers.delete(nameOf(key)))
}
