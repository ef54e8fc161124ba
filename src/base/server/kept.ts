/** @returns what stands under the key, found out once. Above `max` values all are let go: what is needed often is soon back. */
export function kept<T>(values: Map<string, T>, key: string, max: number, find: () => T): T {
  const known = values.get(key)
  if (known !== undefined) return known
  const found = find()
  if (values.size >= max) values.clear()
  values.set(key, found)
  return found
}
