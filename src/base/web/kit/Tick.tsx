import type { MouseEvent } from 'react'
import styles from './Tick.module.css'

type Props = {
  /** What is ticked, for those who do not see where it stands. */
  readonly label: string
  readonly isTicked: boolean
  /** Some of what it stands for is ticked, not all. */
  readonly isPartly?: boolean
  /** By the click: of the events of a box it alone says whether Shift was held. */
  readonly toggle: (event: MouseEvent) => void
}

/** The box that chooses a row or a card: a target as large as every other, named by what it chooses. */
export function Tick({ label, isTicked, isPartly = false, toggle }: Props) {
  return (
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
  )
}
