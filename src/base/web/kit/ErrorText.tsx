import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './ErrorText.module.css'

/** One sentence that says what went wrong, read out when it comes. Without words it is not seen. */
export function ErrorText({ className, ...rest }: ComponentProps<'p'>) {
  return <p role="alert" className={classes(styles.error, className)} {...rest} />
}
