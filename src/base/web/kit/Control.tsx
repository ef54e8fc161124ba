import type { ComponentProps } from 'react'
import styles from './Control.module.css'
import { classes } from './classes.ts'

/** How much is to be expected in it; without it as wide as the field. */
type Width = { readonly size?: 'middle' }

/** What is typed or chosen in, for a field that brings its own label. */
export function Input({ size, className, type = 'text', ...rest }: Omit<ComponentProps<'input'>, 'size'> & Width) {
  return <input type={type} className={classes(styles.control, className)} data-size={size} {...rest} />
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={classes(styles.control, className)} {...rest} />
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={classes(styles.control, className)} {...rest} />
}
