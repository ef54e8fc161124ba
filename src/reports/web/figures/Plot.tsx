import { lazy, Suspense, useId } from 'react'
import { Loading } from '#base/web/kit/Loading.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { figureTexts } from '../../figure-texts.ts'
import type { ReportTable } from '../../report-table.ts'
import styles from './reports.module.css'

const BarsOfReport = lazy(async () => ({ default: (await import('./BarsOfReport.tsx')).BarsOfReport }))

/** Rows that are drawn; all of them stand in the table. */
const maxRows = 20

/** Bars of the figures a report compares. The table below says the same, so to whoever is read to it is one picture with a name. */
export function Plot({ table: { columns, rows, drawn }, name }: { readonly table: ReportTable; readonly name: string }) {
  const t = useTexts(figureTexts)
  const id = useId()
  const shown = rows.slice(0, maxRows)
  const drawnPlaces = columns.flatMap(({ key }, at) => (drawn.includes(key) ? [at] : []))
  if (!shown.some((cells) => drawnPlaces.some((at) => Number(cells[at]) > 0))) return null
  return (
    <div className={styles.plot} role="img" aria-labelledby={`${id}-name`} aria-describedby={`${id}-text`}>
      <span id={`${id}-name`} className={styles.plotName}>
        {t('plot', { name })}
      </span>
      <div aria-hidden="true">
        <Suspense fallback={<Loading />}>
          <BarsOfReport columns={columns} rows={shown} drawn={drawn} />
        </Suspense>
      </div>
      <p id={`${id}-text`} className={styles.small}>
        {t('plotText')} {rows.length > shown.length && t('most', { count: shown.length })}
      </p>
    </div>
  )
}
