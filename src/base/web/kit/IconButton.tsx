import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, for those who do not see the picture. */ readonly label: string
  readonly children: ReactNode
}

/** A button that is a picture. */
export function IconButton({ label, className, type = 'button', ...rest }: Props) {
  return <button type={type} aria-label={label} className={classes(styles.button, className)} {...rest} />
}
