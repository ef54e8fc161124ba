/** "current transaction is aborted": told by every statement behind the one that failed. */
const inFailedTransaction = '25P02'

/**
 * Statements of one transaction that do not need each other's answers: they leave in one write and are done one after the other, in the order of the
 * list. Whoever waits goes on when every one is answered, failed ones too, so that none can come after the rollback.
 * @throws what the first that failed threw
 */
export async function together<const Parts extends readonly Promise<unknown>[]>(
  parts: Parts,
): Promise<{ -readonly [I in keyof Parts]: Awaited<Parts[I]> }> {
  const errors: unknown[] = []
  const noted = parts.map((part) => part.catch((error: unknown) => void errors.push(error)))
  const values = await Promise.all(noted)
  if (errors.length > 0) throw errors.find((error) => (error as { code?: string }).code !== inFailedTransaction) ?? errors[0]
  return values as { -readonly [I in keyof Parts]: Awaited<Parts[I]> }
}
