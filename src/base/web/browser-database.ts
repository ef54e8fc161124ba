const asPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

type Work<T> = (store: IDBObjectStore) => IDBRequest<T>

/**
 * A database of the browser (IndexedDB) with one store, which keeps files and objects as they are and outlives the tab. Where it is forbidden, full or
 * absent, work answers undefined and the page works on, as in storage.ts.
 * @param shape how the store names what it keeps: by a key beside it, unless told
 */
export function browserDatabase(name: string, storeName: string, shape: IDBObjectStoreParameters = {}) {
  function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, shape)
    return asPromise(request)
  }
  return async function inStore<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T | undefined> {
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
}
