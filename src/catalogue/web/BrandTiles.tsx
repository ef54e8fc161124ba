import { type KeyboardEvent, useId } from 'react'
import { Link } from 'react-router'
import { publicPaths } from '#public-paths.ts'
import styles from './BrandTiles.module.css'
import type { ListedBrand } from './use-brands.ts'

type Props = { readonly title: string; readonly brands: readonly ListedBrand[] }

/** Brands as tiles with their names set plainly; the arrow keys walk among them. */
export function BrandTiles({ title, brands }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.tiles} onKeyDown={walk}>
        {brands.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={publicPaths.brand(slug)} prefetch="intent" className={styles.tile}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

function walk(event: KeyboardEvent<HTMLUListElement>) {
  const step = steps[event.key]
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link.matches(':focus'))
  if (!step || at < 0) return
  event.preventDefault()
  links[at + step]?.focus()
}
