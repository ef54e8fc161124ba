import type { ElementType } from 'react'
import type { As } from './as.ts'
import { classes } from './classes.ts'
import styles from './ItemTitle.module.css'

type Own = { readonly className?: string | undefined }

/** What one thing of a list is called, with the badges beside it; a name of any length breaks. */
export function ItemTitle<Element extends ElementType = 'h3'>({ as, className, ...rest }: As<Element, Own>) {
  const Tag: ElementType = as ?? 'h3'
  return <Tag className={classes(styles.title, className)} {...rest} />
}
