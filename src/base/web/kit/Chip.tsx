import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './Chip.module.css'

/** One of a few that are taken or left by a press: `aria-pressed` says which. */
export function Chip({ type = 'button', ...rest }: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type={type} className={styles.chip} {...rest} />
}

/** One of a few views, each an address: `aria-current` says which. */
export function ChipLink(props: Omit<ComponentProps<typeof Link>, 'className'>) {
  return <Link className={styles.chip} {...props} />
}
