import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { intlLocales } from '#base/languages.ts'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { dueOf, type PromiseWeek, type promiseFilters } from '../promises.ts'
import { reportTexts } from '../texts.ts'
import { listAddress } from './list-address.ts'
import styles from './promises.module.css'
import { useWeekName } from './use-week-name.ts'

const columns = ['week', 'share', 'due', 'kept', 'missed', 'late', 'waiting', 'renewed'] as const

type Props = { readonly weeks: readonly PromiseWeek[]; readonly span: number }

/** The latest week first; on a phone each week is a card, with the head of its column before every figure. */
export function WeeksTable({ weeks, span }: Props) {
  const t = useTexts(reportTexts)
  return (
    <table className={styles.table} aria-label={t('promises.table')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`promises.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, back) => (
          <Week key={week.week} week={week} span={span} isPresent={back === 0} />
        ))}
      </tbody>
    </table>
  )
}

function Week({ week, span, isPresent }: { readonly week: PromiseWeek; readonly span: number; readonly isPresent: boolean }) {
  const t = useTexts(reportTexts)
  const name = useWeekName()(week.week)
  const to = (show: (typeof promiseFilters)[number] | undefined) => listAddress({ span, week: week.week, show })
  const { kept, missed, waiting, median, longest, renewedByStaff, renewedByPortal } = week
  const linked = (figure: ReactNode, show: (typeof promiseFilters)[number], isAny: boolean) =>
    isAny ? (
      <Link to={to(show)} aria-label={`${name}, ${t(`promises.list.show.${show}`)}: ${figure}`}>
        {figure}
      </Link>
    ) : (
      figure
    )
  const cells: Readonly<Record<Exclude<(typeof columns)[number], 'week'>, ReactNode>> = {
    share: <Share kept={kept} missed={missed} />,
    due: dueOf(week),
    kept: linked(kept, 'kept', kept > 0),
    missed: linked(missed, 'missed', missed > 0),
    late: median === null || longest === null ? '–' : t('promises.lateDays', { median: String(median), longest: String(longest) }),
    waiting,
    renewed: linked(
      t('promises.renewals', { staff: String(renewedByStaff), portal: String(renewedByPortal) }),
      'renewed',
      renewedByStaff + renewedByPortal > 0,
    ),
  }
  const isQuiet = dueOf(week) + renewedByStaff + renewedByPortal === 0
  return (
    <tr data-quiet={isQuiet || undefined}>
      <th scope="row">
        <Link to={to(undefined)}>{name}</Link>
        {isPresent && <small className={styles.present}>{t('promises.thisWeek')}</small>}
      </th>
      {columns.map(
        (column) =>
          column !== 'week' && (
            <td key={column} data-label={t(`promises.column.${column}`)} data-wide={column === 'share' || undefined}>
              {cells[column]}
            </td>
          ),
      )}
    </tr>
  )
}

/** A bar as long as the share that was kept, which is told beside it. */
function Share({ kept, missed }: Pick<PromiseWeek, 'kept' | 'missed'>) {
  const t = useTexts(reportTexts)
  const { language } = useLanguage()
  const due = dueOf({ kept, missed })
  if (due === 0) return <span className={styles.none}>{t('promises.noneDue')}</span>
  const percent = new Intl.NumberFormat(intlLocales[language], { style: 'percent' }).format(Math.floor((100 * kept) / due) / 100)
  return (
    <>
      <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.missed} width="100" height="8" />
        <rect className={styles.kept} width={(100 * kept) / due} height="8" />
      </svg>
      <span className={styles.percent}>{t('promises.shareOfDone', { percent })}</span>
    </>
  )
}
