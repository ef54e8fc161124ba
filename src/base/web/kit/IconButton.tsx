import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'
import styles from './IconButton.module.css'

type Picture = {
  /** What it does, for those who do not see the picture. */
  readonly label: string
  readonly children: ReactNode
}

/** A button that is a picture. */
export function IconButton({ label, className, type = 'button', ...rest }: Omit<ComponentProps<'button'>, 'aria-label'> & Picture) {
  return <button type={type} aria-label={label} className={classes(styles.button, className)} {...rest} />
}

/** A picture that leads to another page. */
export function IconLink({ label, className, ...rest }: Omit<ComponentProps<typeof Link>, 'aria-label'> & Picture) {
  return <Link aria-label={label} className={classes(styles.button, className)} {...rest} />
}
