import { browserDatabase } from '#base/web/browser-database.ts'
import type { DocumentField } from '../../documents.ts'

/** The attached files of a draft. IndexedDB keeps files as they are; where it is forbidden, they are asked for again. */
export type Documents = Readonly<Record<DocumentField, readonly File[]>>

export const noDocuments: Documents = { invoice: [], warranty_card: [], apple_documents: [] }

const inStore = browserDatabase('booking', 'documents')

const isDocuments = (value: unknown): value is Documents =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(noDocuments).every((field) => {
    const files = (value as Readonly<Record<string, unknown>>)[field]
    return Array.isArray(files) && files.every((file) => file instanceof File)
  })

export async function readDocuments(serviceEntry: string): Promise<Documents> {
  const stored: unknown = await inStore('readonly', (documents) => documents.get(serviceEntry))
  return isDocuments(stored) ? stored : noDocuments
}

export const storeDocuments = (serviceEntry: string, files: Documents) => inStore('readwrite', (documents) => documents.put(files, serviceEntry))
export const dropDocuments = (serviceEntry: string) => inStore('readwrite', (documents) => documents.delete(serviceEntry))

/** The service entries that have files. */
export const serviceEntriesWithDocuments = async (): Promise<readonly string[]> =>
  ((await inStore('readonly', (documents) => documents.getAllKeys())) ?? []).filter((key) => typeof key === 'string')
