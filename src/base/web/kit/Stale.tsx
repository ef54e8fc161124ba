import type { ReactNode } from 'react'
import styles from './Stale.module.css'

type Props = {
  /** What stands was asked with other filters; the answer to the new ones is on its way (`isOther` of `usePages`). */
  readonly isStale: boolean
  readonly children: ReactNode
}

/** Rows that stay until those asked for are there: a line runs above them. They are not faded, since they can be read and pressed meanwhile. */
export const Stale = ({ isStale, children }: Props) => (
  <div className={styles.rows} aria-busy={isStale}>
    {children}
  </div>
)
