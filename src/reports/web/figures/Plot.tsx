import { useId } from 'react'
import { useTexts } from '#base/web/use-texts.ts'
import { figureTexts } from '../../figure-texts.ts'
import type { ReportTable } from '../../report-table.ts'
import styles from './reports.module.css'
import { useCellWords } from './use-cell-words.ts'

/** Rows that are drawn; all of them stand in the table. */
const maxRows = 20

/**
 * Bars of the figures a report compares, the longest as wide as there is room. The table below says the same, so to whoever is read to it is one
 * picture with a name.
 */
export function Plot({ table: { columns, rows, drawn }, name }: { readonly table: ReportTable; readonly name: string }) {
  const t = useTexts(figureTexts)
  const write = useCellWords()
  const id = useId()
  const shown = rows.slice(0, maxRows)
  const series = drawn.flatMap((key) => columns.flatMap((column, at) => (column.key === key ? [{ ...column, at }] : [])))
  const figure = (cells: ReportTable['rows'][number], at: number) => Number(cells[at] ?? 0)
  const longest = Math.max(...shown.flatMap((cells) => series.map(({ at }) => figure(cells, at))), 0)
  if (longest <= 0) return null
  return (
    <div className={styles.plot} role="img" aria-labelledby={`${id}-name`} aria-describedby={`${id}-text`}>
      <div>
        <span id={`${id}-name`} className={styles.plotName}>
          {t('plot', { name })}
        </span>
        <span className={styles.legend}>
          {series.map(({ key }, place) => (
            <span key={key}>
              <svg className={styles.mark} viewBox="0 0 12 12" aria-hidden="true">
                <rect className={styles[`series${place}`]} width="12" height="12" />
              </svg>{' '}
              {t(`column.${key}`)}
            </span>
          ))}
        </span>
      </div>
      <div className={styles.rows} aria-hidden="true">
        {shown.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and are never moved
          <div key={row} className={styles.row}>
            <span className={styles.rowName}>{write(cells[0] ?? null, columns[0]?.kind)}</span>
            <span>
              {series.map(({ key, kind, at }, place) => (
                <span key={key} className={styles.barLine}>
                  <svg className={styles.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect className={styles[`series${place}`]} width={Math.max(0, (100 * figure(cells, at)) / longest)} height="10" />
                  </svg>
                  <span className={styles.figure}>{write(cells[at] ?? null, kind)}</span>
                </span>
              ))}
            </span>
          </div>
        ))}
      </div>
      <p id={`${id}-text`} className={styles.small}>
        {t('plotText')} {rows.length > shown.length && t('most', { count: shown.length })}
      </p>
    </div>
  )
}
