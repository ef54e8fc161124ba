import type { ReactNode } from 'react'
import styles from './request.module.css'

type Props = { readonly facts: readonly (readonly [term: string, value: ReactNode])[] }

/** Terms and what stands beside them; a fact without a value is left out. */
export function FactList({ facts }: Props) {
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
