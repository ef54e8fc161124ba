import type { ElementType } from 'react'
import styles from './Actions.module.css'
import type { As } from './as.ts'
import { classes } from './classes.ts'

type Own = {
  /** `wide`: the buttons share the row, so each is big enough for a thumb; `centre`: in the middle, under centred words. */
  readonly shape?: 'wide' | 'centre'
  readonly className?: string | undefined
}

/** A row of buttons, the main one first. Empty it leaves no gap. */
export function Actions<Element extends ElementType = 'div'>({ as, shape, className, ...rest }: As<Element, Own>) {
  const Tag: ElementType = as ?? 'div'
  return <Tag className={classes(styles.actions, className)} data-shape={shape} {...rest} />
}
