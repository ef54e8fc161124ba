/** Answers whether the form holds something typed that was not sent. */
type IsUnsaved = () => boolean
/** Asks the person; answers whether they leave. */
type Ask = () => Promise<boolean>

const open = new Set<IsUnsaved>()
let asking: Ask | null = null

/** A form is on the screen. @returns when it is gone */
export function registerForm(isUnsaved: IsUnsaved): () => void {
  open.add(isUnsaved)
  return () => open.delete(isUnsaved)
}

/** Somebody who can ask is on the screen. @returns when they are gone */
export function registerAsking(ask: Ask): () => void {
  asking = ask
  return () => {
    if (asking === ask) asking = null
  }
}

/** Whether any form on the screen would lose something. */
export const isAnyUnsaved = (): boolean => [...open].some((isUnsaved) => isUnsaved())

/** Asks before something typed is lost; where nothing is, or nobody can ask, it goes on at once. */
export const mayLeave = async (isUnsaved: IsUnsaved = isAnyUnsaved): Promise<boolean> => !isUnsaved() || (await asking?.()) !== false
