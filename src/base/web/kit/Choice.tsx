import type { ComponentProps, ReactNode } from 'react'
import styles from './Choice.module.css'

type ChoicesProps = {
  /**
   * - `tiles`: short words side by side, the whole tile a button
   * - `rows`: one under the other
   * - `columns`, `wide`: as many beside each other as fit
   * - `chips`: as wide as their words
   * - `row`: two or three short answers, side by side in any room
   */
  readonly shape: 'tiles' | 'rows' | 'columns' | 'wide' | 'chips' | 'row'
  /** A long list scrolls in itself. */
  readonly isScrolled?: boolean
  readonly children: ReactNode
}

/** Choices of one question; they stand in a `FieldGroup`. */
export function Choices({ shape, isScrolled, children }: ChoicesProps) {
  return (
    <div className={styles.choices} data-shape={shape} data-scrolls={isScrolled || undefined}>
      {children}
    </div>
  )
}

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  readonly type: 'radio' | 'checkbox'
  readonly label: ReactNode
  readonly detail?: ReactNode
  readonly icon?: ReactNode
  /** At its other edge: what it costs. */
  readonly end?: ReactNode
}

/** One of the choices, big enough for a thumb. */
export function Choice({ label, detail, icon, end, ...input }: Props) {
  return (
    <label className={styles.choice} data-disabled={input.disabled || undefined} data-radio={input.type === 'radio' || undefined}>
      <input {...input} />
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </label>
  )
}
