import type { ReactNode } from 'react'
import { AtBreaks } from './AtBreaks.tsx'
import styles from './FactList.module.css'

type Props = {
  /** Without a value (null, undefined, false, an empty text): not shown. */
  readonly facts: readonly (readonly [term: string, value: ReactNode])[]
  /**
   * - `card`: what it is stands below the term
   * - `dense`: beside it, small, so that more of them are seen
   * - `page`: beside it, below it on a phone
   * - `amounts`: sums, at the other edge
   */
  readonly variant?: 'card' | 'dense' | 'page' | 'amounts'
}

const isShown = (value: ReactNode) => value !== null && value !== undefined && value !== false && value !== ''

/** Terms and what stands with them; a fact without a value is left out. */
export function FactList({ facts, variant = 'card' }: Props) {
  return (
    <dl className={styles[variant]}>
      {facts
        .filter(([, value]) => isShown(value))
        .map(([term, value]) => (
          <div key={`${term} ${typeof value === 'string' ? value : ''}`}>
            <dt>{term}</dt>
            <dd>{typeof value === 'string' ? <AtBreaks>{value}</AtBreaks> : value}</dd>
          </div>
        ))}
    </dl>
  )
}
