import { type MouseEvent, use } from 'react'
import { TableStateContext } from 'react-aria-components/Table'
import { Tick } from '../Tick.tsx'
import { Still } from './Still.tsx'
import styles from './TableTick.module.css'

const useSelection = () => use(TableStateContext)?.selectionManager

/** Chooses one row; with Shift all from the last one on. */
export function RowTick({ row, label }: { readonly row: number; readonly label: string }) {
  const selection = useSelection()
  const toggle = ({ shiftKey }: MouseEvent) => (shiftKey ? selection?.extendSelection(row) : selection?.toggleSelection(row))
  return (
    <Still className={styles.place}>
      <Tick label={label} isTicked={selection?.isSelected(row) ?? false} toggle={toggle} />
    </Still>
  )
}

/** Chooses every row that is shown. */
export function AllTick({ label }: { readonly label: string }) {
  const selection = useSelection()
  const areAll = selection?.isSelectAll ?? false
  return (
    <Still className={styles.place}>
      <Tick label={label} isTicked={areAll} isPartly={!areAll && selection?.isEmpty === false} toggle={() => selection?.toggleSelectAll()} />
    </Still>
  )
}
