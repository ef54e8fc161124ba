import { Logo } from './Logo.tsx'
import styles from './StartingPage.module.css'

/** Before any words are here: the mark, and that something is coming. */
export function StartingPage() {
  return (
    <div className={styles.page} aria-busy="true">
      <Logo />
      <span className={styles.line} />
    </div>
  )
}
