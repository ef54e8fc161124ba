import styles from './developers.module.css'

/** A piece of code; a long line scrolls in itself, with the keyboard too. */
export function Sample({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1).
    <section className={styles.sample} tabIndex={0} aria-label={label}>
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  )
}
