import type { ElementType } from 'react'
import type { As } from './as.ts'
import { classes } from './classes.ts'
import styles from './List.module.css'

type Own = {
  /**
   * - `rows`: a line below each
   * - `events`: the same, with the time of each below it
   * - `cards`: things of their own, apart from each other
   * - `chips`: beside each other
   */
  readonly variant: 'rows' | 'events' | 'cards' | 'chips'
  readonly className?: string | undefined
}

/** A list without marks. */
export function List<Element extends ElementType = 'ul'>({ as, variant, className, ...rest }: As<Element, Own>) {
  const Tag: ElementType = as ?? 'ul'
  return <Tag className={classes(styles[variant], className)} {...rest} />
}
