import { readStored, removeStored, store, storedKeys } from '../storage.ts'

/** Before the names of the drafts of forms in the tab's storage. */
export const formDraftPrefix = 'draft '

const ownerKey = 'draftsOf'

/** Employees type customers' data, so no draft outlives the session it was typed in. */
export function dropFormDrafts() {
  for (const key of storedKeys('session')) if (key.startsWith(formDraftPrefix)) removeStored('session', key)
  removeStored('session', ownerKey)
}

/** At the end of the names of the drafts that outlive the tab and hold what an account knows of somebody. */
const ownMark = ' (own '

/** The name of somebody's own draft: nobody else who uses this browser is shown it. */
export const ownDraftName = (name: string, owner: number) => `${name}${ownMark}${owner})`

/** Whoever logs out leaves nothing of the account in this browser. */
export function dropOwnDrafts() {
  for (const key of storedKeys('local')) if (key.includes(ownMark)) removeStored('local', key)
}

/** Whether the session that drafts belong to still stands. */
export const areFormDraftsClaimed = () => readStored('session', ownerKey) !== null

/** Somebody is known to be here. What somebody else had typed in this tab is deleted. */
export function claimFormDrafts(owner: string) {
  if (readStored('session', ownerKey) === owner) return
  dropFormDrafts()
  store('session', ownerKey, owner)
}
