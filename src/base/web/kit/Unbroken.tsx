import styles from './Unbroken.module.css'

/** Longer ones would run over the edge of a small phone. */
const maxLength = 24

/** A number that people copy and look for, `LG-2026-000123`: no line ends at its hyphens. */
export function Unbroken({ children }: { readonly children: string }) {
  return <span className={children.length <= maxLength ? styles.unbroken : undefined}>{children}</span>
}
