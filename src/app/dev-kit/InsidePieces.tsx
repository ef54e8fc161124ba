import { IconDots, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { DropZone } from '#base/web/kit/inside/DropZone.tsx'
import { Menu } from '#base/web/kit/inside/Menu.tsx'
import { type DayRange, RangeCalendar } from '#base/web/kit/inside/RangeCalendar.tsx'
import { type Column, type Sort, Table } from '#base/web/kit/inside/Table.tsx'
import { Tabs } from '#base/web/kit/inside/Tabs.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { fewTexts } from '#requests/few-texts.ts'
import { laterTexts } from '#requests/later-texts.ts'
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
  return (
    <>
      <TablePieces />
      <TabsPiece />
      <MenuPiece />
      <CalendarPiece />
      <DropZonePiece />
    </>
  )
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
  const fewT = useTexts(fewTexts)
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
          choice={{ chosen, choose, nameOf: ({ type }) => type, nameOfAll: fewT('previous.title') }}
        />
      </Piece>
    </>
  )
}

const windows = ['08-12', '12-17', '08-17'] as const

function TabsPiece() {
  const laterT = useTexts(laterTexts)
  const [shown, show] = useState<(typeof windows)[number]>('08-12')
  return (
    <Piece name="Tabs">
      <Tabs
        label={laterT('pickup.window')}
        shown={shown}
        show={show}
        tabs={windows.map((window) => ({ key: window, name: laterT(`window.${window}`), panel: <p>{laterT(`window.${window}`)}</p> }))}
      />
    </Piece>
  )
}

function MenuPiece() {
  const t = useTexts(requestTexts)
  const laterT = useTexts(laterTexts)
  const [last, setLast] = useState('')
  return (
    <Piece name="Menu">
      <Menu
        label={laterT('pickup.window')}
        picture={<IconDots size={20} aria-hidden="true" />}
        head={laterT('pickup.window')}
        entries={[
          ...windows.map((window) => ({
            key: window,
            name: laterT(`window.${window}`),
            isDisabled: window === '12-17',
            choose: () => setLast(laterT(`window.${window}`)),
          })),
          { key: 'delete', name: t('draft.yes'), icon: <IconTrash size={20} aria-hidden="true" />, choose: () => setLast(t('draft.yes')) },
        ]}
      />
      <p role="status">{last}</p>
    </Piece>
  )
}

/** Weekends, and the fifteenth of March. */
const isClosed = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) || day.endsWith('-03-15')

function CalendarPiece() {
  const t = useTexts(requestTexts)
  const [range, setRange] = useState<DayRange>({ from: '2027-03-10', to: '2027-03-17' })
  return (
    <Piece name="RangeCalendar">
      <RangeCalendar label={t('device.purchase')} value={range} onChange={setRange} min="2027-03-03" max="2027-04-20" isClosed={isClosed} />
      <p role="status">
        {range.from} – {range.to}
      </p>
    </Piece>
  )
}

function DropZonePiece() {
  const t = useTexts(requestTexts)
  const laterT = useTexts(laterTexts)
  const [names, setNames] = useState('')
  const all = { accept: ['application/pdf', 'image/png'], onFiles: (files: readonly File[]) => setNames(files.map(({ name }) => name).join(', ')) }
  return (
    <Piece name="DropZone">
      <DropZone {...all} id="drop" label={laterT('documents.invoice')} hint={laterT('documents.choose')} max={2} />
      <DropZone {...all} id="drop-off" label={laterT('documents.invoice')} isDisabled />
      <DropZone {...all} id="drop-wrong" label={laterT('documents.invoice')} problem={t('page.formFailed')} />
      <p role="status">{names}</p>
    </Piece>
  )
}
