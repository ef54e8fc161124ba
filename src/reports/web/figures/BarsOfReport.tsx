import { Bar, BarChart, LabelList, Legend, XAxis, YAxis } from 'recharts'
import { useMedia } from '#base/web/use-media.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { figureTexts } from '../../figure-texts.ts'
import type { Cell, ReportTable } from '../../report-table.ts'
import styles from './reports.module.css'
import { useCellWords } from './use-cell-words.ts'
import { widthOfNames } from './width-of-names.ts'

/** Of a row in pixels: one bar of a series, and the room around them. */
const barHeight = 20
const rowGap = 24
const legendHeight = 40
/** Beside the longest bar, for its figure. */
const figureWidth = 88

/** Of the series, in their order. */
const colours = ['var(--accent)', 'var(--business)', 'var(--info)', 'var(--danger)']

type DrawnRow = { readonly name: string } & Readonly<Record<string, string | number>>

/** Bars of the rows, one of each drawn column; loaded with the first report that has any. */
export function BarsOfReport({ columns, rows, drawn }: Pick<ReportTable, 'columns' | 'rows' | 'drawn'>) {
  const t = useTexts(figureTexts)
  const write = useCellWords()
  const isWide = useMedia('(min-width: 700px)')
  const series = drawn.flatMap((key) => columns.flatMap((column, at) => (column.key === key ? [{ ...column, at }] : [])))
  const data = rows.map(
    (cells): DrawnRow => ({
      name: write(cells[0] ?? null, columns[0]?.kind),
      ...Object.fromEntries(series.map(({ key, at }) => [key, Number(cells[at] ?? 0)])),
    }),
  )
  return (
    <BarChart
      className={styles.bars}
      layout="vertical"
      data={data}
      responsive
      height={legendHeight + rows.length * (rowGap + barHeight * series.length)}
      margin={{ top: 0, bottom: 0, left: 0, right: figureWidth }}
      barSize={barHeight - 4}
      barGap={4}
      // The picture is one image with a name; its figures are read in the table.
      accessibilityLayer={false}
    >
      <XAxis type="number" hide domain={[0, 'dataMax']} />
      <YAxis
        type="category"
        dataKey="name"
        width={isWide ? 208 : widthOfNames(data.map(({ name }) => name))}
        interval={0}
        axisLine={false}
        tickLine={false}
        tick={{ fill: 'var(--text)' }}
      />
      <Legend
        verticalAlign="top"
        align="left"
        height={legendHeight}
        itemSorter={null}
        formatter={(words) => <span className={styles.legend}>{words}</span>}
      />
      {series.map(({ key, kind }, place) => (
        <Bar key={key} dataKey={key} name={t(`column.${key}`)} fill={colours[place]} isAnimationActive={false}>
          <LabelList dataKey={key} position="right" fill="var(--text)" formatter={(figure) => write(figure as Cell, kind)} />
        </Bar>
      ))}
    </BarChart>
  )
}
