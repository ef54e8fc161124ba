import { type ReactNode, useEffect, useRef } from 'react'
import styles from './accounts.module.css'

type Props = { readonly title: string; readonly text: string; readonly children?: ReactNode }

/** How a form ended. The form is gone, so its end takes the focus. */
export function EndOfForm({ title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.card} aria-labelledby="end">
      <h2 id="end" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children && <p className={styles.actions}>{children}</p>}
    </section>
  )
}
