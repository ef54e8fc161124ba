import { ChipLink } from '#base/web/kit/Chip.tsx'
import { List } from '#base/web/kit/List.tsx'
import styles from '../finance.module.css'

type View = {
  readonly key: string
  readonly name: string
  readonly to: string
  readonly isShown: boolean
  readonly count?: number | undefined
}

/** The views of a list, each an address of its own, with how many there are where that matters. */
export function Views({ label, views }: { readonly label: string; readonly views: readonly View[] }) {
  return (
    <nav aria-label={label} className={styles.views}>
      <List variant="chips">
        {views.map(({ key, name, to, isShown, count }) => (
          <li key={key}>
            <ChipLink to={to} aria-current={isShown ? 'page' : undefined} preventScrollReset>
              {name} {count !== undefined && <strong>{count}</strong>}
            </ChipLink>
          </li>
        ))}
      </List>
    </nav>
  )
}
