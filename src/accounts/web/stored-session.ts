import { storeAnswer, storedAnswers } from '#base/web/offline/stored-answers.ts'
import type { Person } from '../person.ts'

/** Whose session was valid when the server last said so. The server decides everything; this only opens the pages that are kept. */
type StoredSession = { readonly person: Person; readonly permissionKeys: readonly string[] }

const key = ['session']

const isSession = (data: unknown): data is StoredSession => typeof data === 'object' && data !== null && 'person' in data && 'permissionKeys' in data

export async function storedSession(accountId: number): Promise<StoredSession | null> {
  const kept = (await storedAnswers(accountId)).find(({ key: [name] }) => name === key[0])
  return isSession(kept?.data) && kept.data.person.customerId === accountId ? kept.data : null
}

/** Kept only beside a page that opens without a network. */
export const storeSession = ({ person, permissionKeys }: StoredSession): Promise<boolean> =>
  storeAnswer({ key, accountId: person.customerId, at: Date.now(), data: { person, permissionKeys } })
