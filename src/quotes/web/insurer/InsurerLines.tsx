import { useFormats } from '#base/web/formats.ts'
import { List } from '#base/web/kit/List.tsx'
import type { InsurerView } from '../../insurer.api.ts'
import styles from '../quotes.module.css'

/** Each line with its price. */
export function InsurerLines({ lines }: { readonly lines: NonNullable<InsurerView['quote']>['lines'] }) {
  const formats = useFormats()
  return (
    <List variant="rows">
      {lines.map(({ position, description, quantity, gross }) => (
        <li key={position}>
          <span className={styles.line}>
            <span>{quantity > 1 ? `${description} × ${quantity}` : description}</span>
            <span className={styles.price}>{formats.forint(gross)}</span>
          </span>
        </li>
      ))}
    </List>
  )
}
