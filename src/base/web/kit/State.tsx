import type { ReactNode } from 'react'
import styles from './State.module.css'

type Props = {
  readonly title: string
  /** `h1`: it stands in place of the whole page. */
  readonly heading?: 'h1' | 'h2'
  readonly role?: 'status' | 'alert'
  readonly isError?: boolean
  /** Words alone are a paragraph. */
  readonly children?: ReactNode
}

/** What stands in place of a list or a page that cannot be shown: a title, why, and the way on. */
export function State({ title, heading: Heading = 'h2', role, isError = false, children }: Props) {
  return (
    <div className={isError ? styles.error : styles.panel} role={role}>
      <Heading>{title}</Heading>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  )
}
