import { type CompiledQuery, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { compiledForRows } from './compiled-statement.ts'

type Rows = { parcels: { parcelId: number; name: string; weight: number | null }; carts: { cartId: number } }
type NewParcel = { name: string; weight?: number | null | undefined }

const asked: CompiledQuery[] = []
beforeEach(() => {
  asked.length = 0
})

/** It answers nothing, and keeps what it was asked. */
const db = new Kysely<Rows>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (own) => new PostgresIntrospector(own),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  log: ({ query }) => void asked.push(query),
})

function counted() {
  let built = 0
  const write = compiledForRows((tx: Kysely<Rows>, rows: readonly NewParcel[], { cartId }: { cartId: number }) => {
    built++
    return tx
      .with('cart', (cart) => cart.insertInto('carts').values({ cartId }).returning('cartId'))
      .insertInto('parcels')
      .values(rows.map((row) => ({ ...row, parcelId: cartId })))
  })
  return { write, built: () => built }
}

const values = () => asked.map(({ parameters }) => parameters)

describe('a statement about several rows', () => {
  it('is built once for its columns, and given the values of each call', async () => {
    const { write, built } = counted()
    await write(db, [{ name: 'a', weight: 1 }], { cartId: 7 })
    await write(db, [{ name: 'b', weight: null }], { cartId: 8 })
    expect(built()).toBe(1)
    expect(asked[0]?.sql).toBe(asked[1]?.sql)
    expect(asked[0]?.sql).toContain('("name", "weight", "parcelId") values ($2, $3, $4)')
    expect(values()).toEqual([
      [7, 'a', 1, 7],
      [8, 'b', null, 8],
    ])
  })

  it('is another one where a row leaves a column to its default', async () => {
    const { write, built } = counted()
    await write(db, [{ name: 'a', weight: 1 }], { cartId: 7 })
    await write(db, [{ name: 'b' }], { cartId: 8 })
    await write(db, [{ name: 'c', weight: undefined }], { cartId: 9 })
    expect(built()).toBe(2)
    expect(values().slice(1)).toEqual([
      [8, 'b', 8],
      [9, 'c', 9],
    ])
  })

  it('keeps each row to its own values', async () => {
    const { write, built } = counted()
    const rows = [{ name: 'a', weight: 1 }, { name: 'b' }]
    await write(db, rows, { cartId: 7 })
    await write(db, rows.toReversed(), { cartId: 8 })
    expect(built()).toBe(2)
    expect(asked[0]?.sql).toContain('values ($2, $3, $4), ($5, default, $6)')
    expect(values()).toEqual([
      [7, 'a', 1, 7, 'b', 7],
      // The second row says its weight last: it is a column that the first one does not have.
      [8, 'b', 8, 'a', 8, 1],
    ])
  })

  it('is not kept of many rows, whose number varies', async () => {
    const { write, built } = counted()
    const rows = Array.from({ length: 5 }, (_, n) => ({ name: `parcel ${n}`, weight: n }))
    await write(db, rows, { cartId: 7 })
    await write(db, rows, { cartId: 7 })
    expect(built()).toBe(2)
    expect(values()[1]).toEqual(values()[0])
  })
})
