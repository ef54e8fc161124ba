import type { ReactNode } from 'react'
import styles from './PhotoList.module.css'

type Props<Item> = {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string | number
  readonly children: (item: Item, index: number) => ReactNode
}

/** Photos beside each other, as many as fit; nothing where there are none. */
export function PhotoList<Item>({ items, keyOf, children }: Props<Item>) {
  if (items.length === 0) return null
  return (
    <ul className={styles.photos}>
      {items.map((item, index) => (
        <li key={keyOf(item)}>{children(item, index)}</li>
      ))}
    </ul>
  )
}
