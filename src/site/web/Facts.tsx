import type { ReactNode } from 'react'
import styles from './Facts.module.css'

type Props = { readonly facts: readonly (readonly [term: string, value: ReactNode])[] }

/** Terms and what stands beside them; under them on a phone. */
export function Facts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
