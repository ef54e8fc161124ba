import type { ReactNode } from 'react'
import styles from './desk.module.css'

type Props = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly choose: (value: string) => void
  readonly children: ReactNode
}

/** One of a list that begins with how it stands; its heading names it to the eye, its label to a screen reader. */
export function Choice({ id, label, value, choose, children }: Props) {
  return (
    <select id={id} aria-label={label} className={styles.input} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
      {children}
    </select>
  )
}
