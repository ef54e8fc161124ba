import type { ReactNode } from 'react'
import styles from './gallery.module.css'

/** One piece in its states. Names of code are in no language. */
export function Piece({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section id={name} className={styles.piece} aria-label={name}>
      <h2 lang="en" className={styles.name}>
        {name}
      </h2>
      {children}
    </section>
  )
}
