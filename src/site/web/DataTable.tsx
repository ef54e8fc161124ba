import styles from './DataTable.module.css'
import { Words } from './Words.tsx'

type Props = {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** What the table holds, for those who do not see it. */
  readonly label: string
}

/** A table on a wide screen; on a phone each row is a card, with the head of its column before every cell. */
export function DataTable({ columns, rows, label }: Props) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head = '', ...cells]) => (
          <tr key={`${head} ${cells.join(' ')}`}>
            <th scope="row">
              <Words>{head}</Words>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                <Words>{cell}</Words>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
