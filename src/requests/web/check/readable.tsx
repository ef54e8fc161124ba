import { type ReactNode, useState } from 'react'
import { RichText } from '#base/web/RichText.tsx'
import styles from './check.module.css'

/** A long text on its own page, read without leaving what is typed. */
export function NewTab({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

/** A text on the spot; what cleans it is loaded when somebody opens it. */
export function Readable({ title, html }: { readonly title: string; readonly html: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.readable} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <RichText html={html} />}
    </details>
  )
}
