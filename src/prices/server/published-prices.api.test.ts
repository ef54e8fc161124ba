import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workbench } from '#testing/job-context.ts'
import { startPortal, type TestPortal } from '#testing/portal.ts'
import type { Subject } from '../price.ts'
import { rangeOf } from '../repair-calculation.ts'
import { priceFor } from './price-for.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startPortal({ ROLE: 'web' })
})
afterAll(() => portal.stop())

const display: Subject = { kind: 'repair', failureOptionId: 1 }
const oppo = { brandId: 90, productGroupId: 1, productTypeId: 90001 }
const anywhere = { brandId: null, productGroupId: null, productTypeId: null }

/** Prices of displays, published for a day. `net` null: the price ends. */
async function publish(validFrom: string, rows: readonly { scope: Partial<typeof oppo>; net: number | null }[]) {
  const { id } = await portal.db
    .insertInto('priceChanges')
    .values({ title: 'test', validFrom, createdAt: Temporal.Instant.from('2026-11-20T08:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { scope, net } of rows)
    await portal.db
      .insertInto('prices')
      .values({ ...anywhere, ...scope, changeId: id, kind: 'repair', failureOptionId: 1, netFrom: net, netTo: net })
      .execute()
  await portal.db
    .updateTable('priceChanges')
    .set({ status: 'published', publishedAt: Temporal.Instant.from('2026-11-20T09:00:00Z') })
    .where('id', '=', id)
    .execute()
  return id
}

/** Reads what was written a moment ago. */
async function contextNow() {
  await portal.settled()
  return (await workbench(portal)).at('2026-11-23T08:00:00Z')
}

const netOn = async (day: string, device: typeof oppo | { brandId: number; productGroupId: number; productTypeId: null } = oppo) =>
  (await priceFor(await contextNow(), day, display, device))?.netFrom ?? null

describe('which price holds', () => {
  test('on its day, the one of the newest change, the narrowest; one that ended leaves what is wider', async () => {
    expect(await netOn('2026-11-23')).toBe(19_677)
    await publish('2027-01-10', [
      { scope: { productTypeId: 90001 }, net: 40_000 },
      { scope: { brandId: 90 }, net: 1 },
    ])
    await publish('2027-02-10', [{ scope: { productTypeId: 90001 }, net: 41_000 }])
    await publish('2027-03-10', [{ scope: { productTypeId: 90001 }, net: null }])
    expect(await netOn('2027-01-09')).toBe(19_677)
    expect(await netOn('2027-01-10')).toBe(40_000)
    expect(await netOn('2027-02-10')).toBe(41_000)
    // A kind of device is narrower than a brand.
    expect(await netOn('2027-03-10')).toBe(19_677)
    expect(await netOn('2027-01-10', { ...oppo, productTypeId: null })).toBe(19_677)
  })

  test('buyback is per model, storage and grade', async () => {
    const bought = async (grade: 'A' | 'D', storageGb: number) =>
      (
        await priceFor(
          await contextNow(),
          '2026-11-23',
          { kind: 'buyback', grade, storageGb },
          { brandId: 2, productGroupId: 1, productTypeId: 2001 },
        )
      )?.netFrom
    expect(await bought('A', 128)).toBe(78_000)
    expect(await bought('D', 128)).toBe(23_500)
    expect(await bought('A', 512)).toBeUndefined()
  })
})

describe('what was published', () => {
  test('is never changed, removed or added to', async () => {
    const id = await publish('2027-06-01', [{ scope: { brandId: 90, productGroupId: 1 }, net: 100 }])
    const refused = /never changed/
    await expect(portal.db.updateTable('prices').set({ netFrom: 1 }).where('changeId', '=', id).execute()).rejects.toThrow(refused)
    await expect(portal.db.deleteFrom('prices').where('changeId', '=', id).execute()).rejects.toThrow(refused)
    const more = { ...anywhere, changeId: id, kind: 'repair', failureOptionId: 2, brandId: 90, netFrom: 1, netTo: 1 }
    await expect(portal.db.insertInto('prices').values(more).execute()).rejects.toThrow(refused)
    await expect(portal.db.updateTable('priceChanges').set({ title: 'x' }).where('id', '=', id).execute()).rejects.toThrow(refused)
    await expect(portal.db.deleteFrom('priceChanges').where('id', '=', id).execute()).rejects.toThrow(refused)
  })
})

test('the first list reads in gross as it was written: sums that end in 990', async () => {
  const rows = await portal.db
    .selectFrom('prices')
    .select(['kind', 'netFrom', 'netTo'])
    .where('changeId', '=', 1)
    .where('kind', '!=', 'buyback')
    .execute()
  expect(rows.length).toBeGreaterThan(80)
  const odd = rows.flatMap(({ netFrom, netTo }) => {
    const { from, to } = rangeOf({ netFrom: netFrom ?? 0, netTo: netTo ?? 0 })
    return [from, to].filter((gross) => gross % 1000 !== 990)
  })
  expect(odd).toEqual([])
})
