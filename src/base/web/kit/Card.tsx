import type { ElementType } from 'react'
import type { As } from './as.ts'
import styles from './Card.module.css'
import { classes } from './classes.ts'

type Own = {
  /** A band along the top: `accent` for what matters most on a page, `danger` for what went wrong, `line` for what is over. */
  readonly edge?: 'accent' | 'danger' | 'line' | undefined
  /** `narrow`: a short form; `text`: as wide as text is read well. Without it: as wide as its place. */
  readonly width?: 'narrow' | 'text'
  /** One of many on a screen of work: less room, no shadow. */
  readonly isDense?: boolean
  /** Something follows it on the page. */
  readonly isSpaced?: boolean
  readonly className?: string | undefined
}

/** An object of the page: a device, a parcel, a form. Text alone needs none. */
export function Card<Element extends ElementType = 'section'>({ as, edge, width, isDense, isSpaced, className, ...rest }: As<Element, Own>) {
  const Tag: ElementType = as ?? 'section'
  return (
    <Tag
      className={classes(styles.card, className)}
      data-edge={edge}
      data-width={width}
      data-dense={isDense || undefined}
      data-spaced={isSpaced || undefined}
      {...rest}
    />
  )
}
