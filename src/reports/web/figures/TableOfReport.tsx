import { Link } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import { figureTexts } from '../../figure-texts.ts'
import type { Cell, CellKind, ReportTable } from '../../report-table.ts'
import styles from './reports.module.css'
import { useCellWords } from './use-cell-words.ts'

/** Every figure of a report; on a phone each row is a card, with the head of its column before every figure. */
export function TableOfReport({ table: { columns, rows }, name }: { readonly table: ReportTable; readonly name: string }) {
  const t = useTexts(figureTexts)
  const write = useCellWords()
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            {columns.map(({ key, kind }) => (
              <th key={key} scope="col" data-figure={isFigure(kind) || undefined}>
                {t(`column.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and are never moved
            <tr key={row}>
              {columns.map(({ key, kind }, at) =>
                at === 0 ? (
                  <th key={key} scope="row">
                    <Named kind={kind} cell={cells[at] ?? null}>
                      {write(cells[at] ?? null, kind)}
                    </Named>
                  </th>
                ) : (
                  <td key={key} data-label={t(`column.${key}`)} data-figure={isFigure(kind) || undefined}>
                    {write(cells[at] ?? null, kind)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isFigure = (kind: string) => kind === 'count' || kind === 'days' || kind === 'forints' || kind === 'percent'

/** What a row is about; a request leads to its page, the desk's for employees. */
function Named({ kind, cell, children }: { readonly kind: CellKind; readonly cell: Cell; readonly children: string }) {
  const session = useSession()
  if (kind !== 'request' || session.kind !== 'signedIn') return children
  const id = Number(cell)
  if (session.person.customerType !== 'EMPLOYEE') return <Link to={paths.ownRequest(id)}>{children}</Link>
  return <DeskRequestLink id={id}>{children}</DeskRequestLink>
}
