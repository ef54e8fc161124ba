import { useState } from 'react'
import { type Column, type Sort, Table } from '#base/web/kit/inside/Table.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '#requests/texts.ts'
import { Piece } from './Piece.tsx'

const phones = [
  { id: 1, brand: 'Apple', type: 'iPhone 15', price: 349_900 },
  { id: 2, brand: 'Huawei', type: 'P30 Pro', price: 89_900 },
  { id: 3, brand: 'Samsung', type: 'Galaxy S24', price: 284_900 },
  { id: 4, brand: 'Xiaomi', type: 'Redmi Note 13', price: 74_900 },
] as const
type Phone = (typeof phones)[number]

/** The pieces for inside the portal. */
export function InsidePieces() {
  return <TablePieces />
}

/** Here the gallery is the server that sorts. */
function sorted({ column, direction }: Sort): readonly Phone[] {
  const by =
    column === 'price' ? (one: Phone, other: Phone) => one.price - other.price : (one: Phone, other: Phone) => one.type.localeCompare(other.type)
  const up = phones.toSorted(by)
  return direction === 'ascending' ? up : up.toReversed()
}

function TablePieces() {
  const t = useTexts(requestTexts)
  const [chosen, choose] = useState<readonly number[]>([2])
  const [sort, setSort] = useState<Sort>({ column: 'type', direction: 'ascending' })
  const columns: readonly Column<Phone>[] = [
    { key: 'type', name: t('device.type'), show: ({ type }) => type, isSortable: true },
    { key: 'brand', name: t('device.brand'), show: ({ brand }) => <a href={`#${brand}`}>{brand}</a> },
    { key: 'price', name: 'Ft', show: ({ price }) => <Money forint={price} />, isSortable: true },
  ]
  const all = { columns, items: phones, keyOf: ({ id }: Phone) => id }
  return (
    <>
      <Piece name="Table">
        <Table {...all} label={t('device.type')} />
      </Piece>
      <Piece name="Table with choice">
        <Table
          {...all}
          label={t('device.type')}
          items={sorted(sort)}
          sort={sort}
          onSort={setSort}
          choice={{ chosen, choose, nameOf: ({ type }) => type, nameOfAll: t('previous.title') }}
        />
      </Piece>
    </>
  )
}
