import type { ReactNode } from 'react'
import styles from './Badge.module.css'

type Props = {
  /**
   * - `plain`: what kind of thing it is
   * - `soft`: what it has, and others have not
   * - `accent`: what is new
   * - `danger`: what is over
   */
  readonly tone?: 'plain' | 'soft' | 'accent' | 'danger'
  readonly children: ReactNode
}

/** A word or a number beside a name. */
export function Badge({ tone = 'plain', children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
