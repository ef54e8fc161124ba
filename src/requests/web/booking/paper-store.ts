import type { PaperField } from '../../papers.ts'

/** The attached files of a draft. IndexedDB keeps files as they are; where it is forbidden, they are asked for again. */
export type Papers = Readonly<Record<PaperField, readonly File[]>>

export const noPapers: Papers = { invoice: [], warranty_card: [], apple_documents: [] }

const storeName = 'papers'

const asPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('booking', 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName)
  return asPromise(request)
}

async function inStore<T>(mode: IDBTransactionMode, work: (papers: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  try {
    const database = await open()
    try {
      return await asPromise(work(database.transaction(storeName, mode).objectStore(storeName)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

const isPapers = (value: unknown): value is Papers =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(noPapers).every((field) => {
    const files = (value as Readonly<Record<string, unknown>>)[field]
    return Array.isArray(files) && files.every((file) => file instanceof File)
  })

export async function readPapers(door: string): Promise<Papers> {
  const kept: unknown = await inStore('readonly', (papers) => papers.get(door))
  return isPapers(kept) ? kept : noPapers
}

export const keepPapers = (door: string, files: Papers) => inStore('readwrite', (papers) => papers.put(files, door))
export const dropPapers = (door: string) => inStore('readwrite', (papers) => papers.delete(door))

/** The doors that have files. */
export const doorsWithPapers = async (): Promise<readonly string[]> =>
  ((await inStore('readonly', (papers) => papers.getAllKeys())) ?? []).filter((key) => typeof key === 'string')
