import { readStored, removeStored, store, storedKeys } from '../storage.ts'

type Settings<Content extends object> = {
  /** `session`: goes with the tab; `local`: outlives it. */
  readonly place: 'local' | 'session'
  /** Before the names of its drafts in the browser's storage. */
  readonly prefix: string
  /** Milliseconds after which a draft is deleted unread. */
  readonly life: number
  readonly isContent: (value: object) => value is Content
}

type Dated = { readonly at: number }
type Stored<Content> = Content & Dated

const isDated = (value: unknown): value is Dated => typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number'

/** What people began to type and have not sent, kept in this browser. Times are milliseconds since 1970. */
export function draftStore<Content extends object>({ place, prefix, life, isContent }: Settings<Content>) {
  function parse(text: string): Stored<Content> | null {
    try {
      const value: unknown = JSON.parse(text)
      return isDated(value) && isContent(value) ? value : null
    } catch {
      return null
    }
  }

  return {
    /** The draft of this name, or null when there is none, it cannot be read or it is too old. */
    read(name: string, now: number): Content | null {
      const text = readStored(place, prefix + name)
      const stored = text === null ? null : parse(text)
      if (stored && now - stored.at < life) return stored
      if (text !== null) removeStored(place, prefix + name)
      return null
    },
    store: (name: string, content: Content, now: number) =>
      store(place, prefix + name, JSON.stringify({ ...content, at: now } satisfies Stored<Content>)),
    drop: (name: string) => removeStored(place, prefix + name),
    /** The names of all drafts, of any age. */
    names: () =>
      storedKeys(place)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  }
}
