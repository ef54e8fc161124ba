import type { ReactNode } from 'react'
import { Card as KitCard } from '#base/web/kit/Card.tsx'
import styles from './desk.module.css'

type Props = { readonly id: string; readonly title: string; readonly isFirst?: boolean; readonly children: ReactNode }

/** One piece of the page; the jump links lead to its id. `isFirst`: what matters most now. */
export function Card({ id, title, isFirst = false, children }: Props) {
  return (
    <KitCard id={id} isDense edge={isFirst ? 'accent' : undefined} className={styles.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </KitCard>
  )
}
