import type { ElementType } from 'react'
import type { As } from './as.ts'
import { classes } from './classes.ts'
import styles from './Muted.module.css'

type Own = { readonly isSmall?: boolean; readonly className?: string | undefined }

/** Words that stand behind the others. As a live region it stays on the page, and without words it is not seen. */
export function Muted<Element extends ElementType = 'p'>({ as, isSmall, className, ...rest }: As<Element, Own>) {
  const Tag: ElementType = as ?? 'p'
  return <Tag className={classes(styles.muted, className)} data-small={isSmall || undefined} {...rest} />
}
