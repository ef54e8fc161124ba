import type { ReactNode } from 'react'
import styles from './desk.module.css'

type Props = { readonly facts: readonly (readonly [term: string, value: ReactNode])[] }

/** Terms and what stands beside them, close together; a fact without a value is left out. */
export function Facts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
