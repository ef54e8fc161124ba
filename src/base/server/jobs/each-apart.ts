/**
 * Works off a list one by one, so that one that fails holds up no other.
 * @param failed is told of each that fails, at once
 * @throws AggregateError at the end when any has failed: the job fails, and is tried again
 */
export async function eachApart<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
  failed: (item: Item, err: unknown) => void,
): Promise<void> {
  const failures: unknown[] = []
  for await (const item of items)
    await work(item).catch((err: unknown) => {
      failed(item, err)
      failures.push(err)
    })
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of the list failed`)
}
