import type { ReactNode } from 'react'
import styles from './Figures.module.css'

type Row = { readonly key: string; readonly cells: readonly ReactNode[]; readonly isWrong?: boolean }
type Props = { readonly label: string; readonly head: readonly string[]; readonly rows: readonly Row[] }

/** A few rows of figures under each other; on a phone it is the table that is moved sideways, not the page. */
export function Figures({ label, head, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer moves it sideways by the keys
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures], isWrong }) => (
            <tr key={key} data-wrong={isWrong || undefined}>
              <th scope="row">{name}</th>
              {figures.map((figure, at) => (
                <td key={head[at + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
