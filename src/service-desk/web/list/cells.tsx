import { useFormats } from '#base/web/formats.ts'
import { DateText } from '#base/web/kit/DateText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { warrantyTypes } from '#requests/status.ts'
import { outcomeKey, statusKey } from '#requests/status-texts.ts'
import { DeskRequestLink } from '#requests/web/DeskRequestLink.tsx'
import type { DeskRow } from '../../queue.ts'
import { deskTexts } from '../../texts.ts'
import { daysSince } from './age.ts'
import styles from './list.module.css'
import { nextAction } from './next-action.ts'

type Props = { readonly row: DeskRow }

/** In a table the head of the column says what the day is. */
type DueProps = Props & { readonly isLabelled?: boolean }

/** The number opens the request; below it, for how long it has been open. */
export function RequestLink({ row }: Props) {
  const t = useTexts(deskTexts)
  return (
    <div>
      <DeskRequestLink id={row.crmRequestId} className={styles.number}>
        {formatRequestNumber(row.crmRequestId)}
      </DeskRequestLink>
      <span className={styles.detail}>
        {row.closed ? <DateText at={row.receivedTime} as="dayOf" /> : t('row.age', { days: Math.max(0, daysSince(row.receivedTime)) })}
      </span>
    </div>
  )
}

/** What the device is called, and what it is known by. */
export function Device({ row }: Props) {
  const t = useTexts(deskTexts)
  const kind = (['warranty', 'paid', 'insurance', 'buyback'] as const).find((one) => warrantyTypes[one] === row.warrantyTypeId)
  return (
    <div>
      {row.device}
      <span className={styles.detail}>
        {kind && `${t(`repair.${kind}`)}, `} <span className={styles.identifier}>{row.identifier}</span>
      </span>
    </div>
  )
}

/** Where it is, whether it waits, and what has to be done next. */
export function StatusCell({ row }: Props) {
  const t = useTexts(deskTexts)
  const formats = useFormats()
  const action = nextAction(row)
  return (
    <div>
      <span className={row.closed ? styles.closed : styles.status}>
        {row.closed ? t('row.closed') : t(statusKey(row))}
        {row.closed && row.outcome && `: ${t(outcomeKey({ ...row, outcome: row.outcome }))}`}
      </span>
      {row.hold && <span className={styles.hold}>{t(`hold.${row.hold.reason}`)}</span>}
      {row.noNewsSince !== null && <span className={styles.hold}>{t('row.noNews', { day: formats.shortDay(row.noNewsSince) })}</span>}
      {action && <span className={styles.detail}>{t('row.next', { step: t(`next.${action}`) })}</span>}
    </div>
  )
}

/** What was promised, else when the courier comes; what is late says since when, by the first promise, and what was promised since. */
export function Due({ row, isLabelled = false }: DueProps) {
  const t = useTexts(deskTexts)
  const formats = useFormats()
  if (row.closed) return null
  if (row.dueOn === null) return <span className={styles.detail}>{t('row.undated')}</span>
  const day = formats.shortDay(row.dueOn)
  if (row.late && row.firstDueOn !== null)
    return (
      <div>
        <span className={styles.late}>{t('row.late', { day: formats.shortDay(row.firstDueOn) })}</span>
        <span className={styles.detail}>
          {t('row.daysLate', { days: row.daysLate })}
          {row.dueOn !== row.firstDueOn && `, ${t('row.newDay', { day })}`}
        </span>
        {row.mustWrite && <span className={styles.hold}>{t('row.mustWrite')}</span>}
      </div>
    )
  if (row.dueOn === budapestDay(new Date())) return <span className={styles.today}>{t('row.today')}</span>
  return isLabelled ? <span>{t('row.dueOn', { day })}</span> : <DateText day={row.dueOn} as="shortDay" />
}
