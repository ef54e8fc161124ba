import { type ComponentProps, useContext } from 'react'
import { Link } from 'react-router'
import styles from './Button.module.css'
import { OverContext } from './over.ts'

/**
 * - `main`: the one thing to do next
 * - `quiet`: what else may be done
 * - `danger`: what cannot be taken back
 * - `link`: within a sentence or beside a heading
 */
type Variant = { readonly variant?: 'main' | 'quiet' | 'danger' | 'link' }

/** What sends a form is not there any more once the form is over (`HeldForm`). */
export function Button({ variant = 'main', type = 'button', ...rest }: ComponentProps<'button'> & Variant) {
  const isOver = useContext(OverContext)
  if (isOver && type === 'submit') return null
  return <button type={type} className={styles[variant]} {...rest} />
}

/** A link that looks like a button, for what leads to another page. */
export function ButtonLink({ variant = 'main', ...rest }: ComponentProps<typeof Link> & Variant) {
  return <Link className={styles[variant]} data-button {...rest} />
}
