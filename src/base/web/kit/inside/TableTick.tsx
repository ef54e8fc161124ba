import { type MouseEvent, use } from 'react'
import { TableStateContext } from 'react-aria-components/Table'
import { Still } from './Still.tsx'
import styles from './TableTick.module.css'

/** The browser's own box in a table of React Aria: as big, and as easy to name, as every other. */
function Tick({ label, isTicked, isPartly = false, toggle }: TickProps) {
  return (
    <Still className={styles.place}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={label}
          checked={isTicked}
          ref={(box) => {
            if (box) box.indeterminate = isPartly
          }}
          onClick={toggle}
          onChange={() => {}}
        />
      </label>
    </Still>
  )
}

type TickProps = {
  readonly label: string
  readonly isTicked: boolean
  readonly isPartly?: boolean
  readonly toggle: (event: MouseEvent) => void
}

const useSelection = () => use(TableStateContext)?.selectionManager

/** Chooses one row; with Shift all from the last one on. */
export function RowTick({ row, label }: { readonly row: number; readonly label: string }) {
  const selection = useSelection()
  const toggle = ({ shiftKey }: MouseEvent) => (shiftKey ? selection?.extendSelection(row) : selection?.toggleSelection(row))
  return <Tick label={label} isTicked={selection?.isSelected(row) ?? false} toggle={toggle} />
}

/** Chooses every row that is shown. */
export function AllTick({ label }: { readonly label: string }) {
  const selection = useSelection()
  const areAll = selection?.isSelectAll ?? false
  return <Tick label={label} isTicked={areAll} isPartly={!areAll && selection?.isEmpty === false} toggle={() => selection?.toggleSelectAll()} />
}
