import { browserDatabase } from '#base/web/browser-database.ts'
import { isKept } from '../../away.ts'
import { tellKept } from './kept-changed.ts'

type Unsent = { readonly accountId: number; readonly at: number }

type Shape<Entry, Key extends keyof Entry> = {
  readonly database: string
  readonly store: string
  readonly key: Key
  readonly fields: readonly (keyof Entry)[]
}

/**
 * What could not be sent, in a database of the browser (IndexedDB), which outlives the tab and the flight mode. Where that is forbidden nothing is kept.
 * @param shape by which field an entry is named, and which it has; anything else is left behind by another release and is not shown
 */
export function unsentStore<Entry extends Unsent, Key extends keyof Entry>({ database, store, key, fields }: Shape<Entry, Key>) {
  const inStore = browserDatabase(database, store, { keyPath: String(key) })
  const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && fields.every((name) => name in value)
  const remove = (name: Entry[Key]) => inStore('readwrite', (entries) => entries.delete(name as IDBValidKey))
  return {
    /** What this person did and the server has not, the oldest first. What is too old, whoever's it was, is let go. */
    async all(accountId: number): Promise<Entry[]> {
      const now = Date.now()
      const all = ((await inStore<unknown[]>('readonly', (entries) => entries.getAll())) ?? []).filter(isEntry)
      for (const entry of all) if (!isKept(entry, now)) await remove(entry[key])
      return all.filter((entry) => entry.accountId === accountId && isKept(entry, now)).toSorted((one, other) => one.at - other.at)
    },
    async one(accountId: number, name: Entry[Key]): Promise<Entry | null> {
      const entry = await inStore<unknown>('readonly', (entries) => entries.get(name as IDBValidKey))
      return isEntry(entry) && entry.accountId === accountId && isKept(entry, Date.now()) ? entry : null
    },
    /** @returns whether the browser keeps it */
    async put(entry: Entry): Promise<boolean> {
      const name = await inStore('readwrite', (entries) => entries.put(entry))
      tellKept()
      return name !== undefined
    },
    async drop(name: Entry[Key]): Promise<void> {
      await remove(name)
      tellKept()
    },
  }
}
