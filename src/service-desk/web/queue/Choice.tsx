import type { ReactNode } from 'react'
import { Select } from '#base/web/kit/Control.tsx'
import styles from './queue.module.css'

type Props = {
  readonly name: string
  readonly label: string
  /** What not choosing is called. */
  readonly any: string
  readonly value: string | number | undefined
  readonly choose: (value: string) => void
  readonly children: ReactNode
}

/** One filter of few values; chosen, it counts at once. */
export function Choice({ name, label, any, value = '', choose, children }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={`queue-${name}`}>{label}</label>
      <Select id={`queue-${name}`} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{any}</option>
        {children}
      </Select>
    </div>
  )
}
