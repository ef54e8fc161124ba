import styles from './mine.module.css'

/** A line drawing: a phone in a padded box. */
export const PackedDevice = () => (
  <svg className={styles.drawing} viewBox="0 0 200 150" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" aria-hidden="true">
    <path className={styles.tint} stroke="none" d="M28 66h144v66a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8z" />
    <path d="M28 66h144v66a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8z" />
    <path d="M28 66 8 44l30-10M172 66l20-22-30-10" strokeLinecap="round" />
    <path className={styles.raised} d="M76 10h48a7 7 0 0 1 7 7v75H69V17a7 7 0 0 1 7-7z" />
    <path d="M92 18h16M69 30h62M69 80h62" strokeLinecap="round" />
    <path d="m112 36-14 16h11l-9 17" strokeLinecap="round" />
    <path d="M40 92c6-7 12 7 18 0s12 7 18 0 12 7 18 0 12 7 18 0 12 7 18 0 12 7 18 0 8 4 12 0" strokeLinecap="round" />
    <path d="M54 116h26M54 126h14M134 118h18v10h-18z" strokeLinecap="round" />
  </svg>
)
