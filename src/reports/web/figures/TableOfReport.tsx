import { useTexts } from '#base/web/use-texts.ts'
import { figureTexts } from '../../figure-texts.ts'
import type { ReportTable } from '../../report-table.ts'
import styles from './reports.module.css'
import { useCellWords } from './use-cell-words.ts'

/** Every figure of a report; on a phone each row is a card, with the head of its column before every figure. */
export function TableOfReport({ table: { columns, rows }, name }: { readonly table: ReportTable; readonly name: string }) {
  const t = useTexts(figureTexts)
  const write = useCellWords()
  return (
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
                  {write(cells[at] ?? null, kind)}
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
  )
}

const isFigure = (kind: string) => kind === 'count' || kind === 'days' || kind === 'forints' || kind === 'percent'
