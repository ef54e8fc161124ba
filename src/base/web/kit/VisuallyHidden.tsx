import type { ElementType } from 'react'
import type { As } from './as.ts'
import styles from './VisuallyHidden.module.css'

/** Words for those who listen: read out, not seen. */
export function VisuallyHidden<Element extends ElementType = 'span'>({ as, ...rest }: As<Element, object>) {
  const Tag: ElementType = as ?? 'span'
  return <Tag className={styles.hidden} {...rest} />
}
