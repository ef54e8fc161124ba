import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import {
  Column as AriaColumn,
  Table as AriaTable,
  Cell,
  type Key,
  Row,
  type Selection,
  type SortDescriptor,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table'
import { AriaLocale } from './AriaLocale.tsx'
import { Still } from './Still.tsx'
import styles from './Table.module.css'
import { AllTick, RowTick } from './TableTick.tsx'

export type Column<Item> = {
  readonly key: string
  readonly name: string
  readonly show: (item: Item) => ReactNode
  /** The server can sort by it. */
  readonly isSortable?: boolean
}

/** Rows can be chosen. */
type Choice<Item> = {
  readonly chosen: readonly number[]
  readonly choose: (keys: readonly number[]) => void
  /** What choosing one row, and all that are shown, is called. */
  readonly nameOf: (item: Item) => string
  readonly nameOfAll: string
}

export type Sort = { readonly column: string; readonly direction: 'ascending' | 'descending' }

type Props<Item> = {
  /** What the table holds, for those who do not see it. */
  readonly label: string
  /** The first of them names the row. */
  readonly columns: readonly Column<Item>[]
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => number
  readonly choice?: Choice<Item>
  /** How the server sorted the rows. A table never sorts what it shows: that may be one page of many. */
  readonly sort?: Sort
  readonly onSort?: (sort: Sort) => void
}

const tickColumn = 'tick'

/**
 * A table that is one stop of the Tab key: arrows, Home and End move in it, Enter on a row opens what its first link leads to, Space chooses the
 * row, Shift with an arrow or with a click on a tick chooses all between, Ctrl+A all, Escape none.
 */
export function Table<Item>({ label, columns, items, keyOf, choice, sort, onSort }: Props<Item>) {
  const selected = useSelected(choice?.chosen ?? [])
  const select = (chosen: Selection) => {
    selected.keep(chosen)
    const isChosen = (item: Item) => chosen === 'all' || chosen.has(keyOf(item))
    choice?.choose(items.filter(isChosen).map(keyOf))
  }
  return (
    <AriaLocale>
      <div className={styles.frame} onKeyDownCapture={openRow}>
        <AriaTable
          aria-label={label}
          className={styles.table}
          selectionMode={choice ? 'multiple' : 'none'}
          selectedKeys={selected.keys}
          onSelectionChange={select}
          sortDescriptor={sort}
          onSortChange={({ column, direction }: SortDescriptor) => onSort?.({ column: String(column), direction })}
        >
          <TableHeader>
            {choice && (
              <AriaColumn id={tickColumn} className={styles.tickHead} textValue={choice.nameOfAll}>
                <AllTick label={choice.nameOfAll} />
              </AriaColumn>
            )}
            {columns.map(({ key, name, isSortable = false }, index) => (
              <AriaColumn key={key} id={key} isRowHeader={index === 0} allowsSorting={isSortable} textValue={name} className={styles.head}>
                {({ sortDirection }) => (
                  <>
                    {name} {isSortable && <SortSign direction={sortDirection} />}
                  </>
                )}
              </AriaColumn>
            ))}
          </TableHeader>
          <TableBody>
            {items.map((item) => (
              <Row key={keyOf(item)} id={keyOf(item)} className={styles.row}>
                {choice && (
                  <Cell className={styles.tickCell}>
                    <RowTick row={keyOf(item)} label={choice.nameOf(item)} />
                  </Cell>
                )}
                {columns.map(({ key, show }) => (
                  <Cell key={key} className={styles.cell}>
                    <Still className={styles.content}>{show(item)}</Still>
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </AriaTable>
      </div>
    </AriaLocale>
  )
}

/** Before React Aria chooses the row by it, as by Space. */
function openRow(event: KeyboardEvent) {
  const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event
  if (key !== 'Enter' || shiftKey || ctrlKey || metaKey || altKey || !(target instanceof HTMLTableRowElement)) return
  const link = target.querySelector<HTMLAnchorElement>('tbody a[href]')
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  link.click()
}

function SortSign({ direction }: { readonly direction: Sort['direction'] | undefined }) {
  const Sign = direction === 'ascending' ? IconArrowUp : direction === 'descending' ? IconArrowDown : IconSelector
  return <Sign size={16} aria-hidden="true" />
}

/** React Aria's own set knows where a range began, so it is given back as long as it says what is chosen. */
function useSelected(chosen: readonly number[]) {
  const [kept, keep] = useState<Selection>(() => new Set<Key>())
  const isSame = kept !== 'all' && kept.size === chosen.length && chosen.every((key) => kept.has(key))
  return { keys: isSame ? kept : new Set<Key>(chosen), keep }
}
