import type { ElementType } from 'react'
import type { As } from './as.ts'
import { classes } from './classes.ts'
import styles from './Note.module.css'

type Own = {
  /** `plain`: what is good to know; the others say what it means. */
  readonly tone?: 'plain' | 'success' | 'warning' | 'danger' | 'info'
  readonly className?: string | undefined
}

/** A box for what is said beside the rest. As a live region (`role`) it stays on the page, and without words it is not seen. */
export function Note<Element extends ElementType = 'p'>({ as, tone = 'plain', className, ...rest }: As<Element, Own>) {
  const Tag: ElementType = as ?? 'p'
  return <Tag {...rest} className={classes(styles.note, className)} data-tone={tone} />
}
