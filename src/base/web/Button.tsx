import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './Button.module.css'

type Look = { readonly look?: 'main' | 'quiet' }

/** A plain button for screens that carry no form library. */
export function Button({ look = 'main', type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button type={type} className={styles[look]} {...rest} />
}

/** A link that is the one thing to do next. */
export function ButtonLink({ look = 'main', ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link className={styles[look]} {...rest} />
}
