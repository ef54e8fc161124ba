import { type ReactNode, useId } from 'react'
import styles from './booking.module.css'

type Props = { readonly title: string; readonly children: ReactNode }

/** Questions of a step that belong together. */
export function Section({ title, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
