import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './Button.module.css'

type Variant = { readonly variant?: 'main' | 'quiet' }

/** A plain button for screens that carry no form library. */
export function Button({ variant = 'main', type = 'button', ...rest }: ComponentProps<'button'> & Variant) {
  return <button type={type} className={styles[variant]} {...rest} />
}

/** A link that is the one thing to do next. */
export function ButtonLink({ variant = 'main', ...rest }: ComponentProps<typeof Link> & Variant) {
  return <Link className={styles[variant]} {...rest} />
}
