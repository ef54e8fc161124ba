import styles from './desk.module.css'

/** What was refused, in the server's own words, beside the button that was pressed. */
export function Problem({ children }: { readonly children: string | null }) {
  return children ? (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  ) : null
}
