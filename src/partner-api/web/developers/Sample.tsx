import styles from './developers.module.css'

/** A piece of code; a long line is broken where it is shown, and not where it is copied. */
export function Sample({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <section className={styles.sample} aria-label={label}>
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  )
}
