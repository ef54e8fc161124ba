import type { ReactNode } from 'react'
import styles from './desk.module.css'

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode }

/** One piece of the page; the jump links lead to its id. */
export function Card({ id, title, children }: Props) {
  return (
    <section id={id} className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
