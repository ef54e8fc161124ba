import type { ReactNode } from 'react'
import { Actions } from './Actions.tsx'
import styles from './SelectionBar.module.css'

type Props = {
  /** What the bar is, for those who do not see it. */
  readonly label: string
  /** How many are chosen, in words. */
  readonly count: string
  /** What went wrong with them. */
  readonly problem?: ReactNode
  /** The buttons. */
  readonly children: ReactNode
}

/** What can be done with the chosen rows of a list; stays in sight while the list is scrolled. */
export const SelectionBar = ({ label, count, problem, children }: Props) => (
  <section className={styles.bar} aria-label={label}>
    <p role="status" className={styles.count}>
      {count}
    </p>
    <Actions className={styles.actions}>{children}</Actions>
    {problem}
  </section>
)
