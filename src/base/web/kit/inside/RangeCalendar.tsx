import { type CalendarDate, parseDate } from '@internationalized/date'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Button } from 'react-aria-components/Button'
import {
  RangeCalendar as AriaRangeCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/RangeCalendar'
import { baseTexts } from '../../texts.ts'
import { useTexts } from '../../use-texts.ts'
import iconButton from '../IconButton.module.css'
import { AriaLocale } from './AriaLocale.tsx'
import styles from './RangeCalendar.module.css'

/** ISO days, both of them in the range. */
export type DayRange = { readonly from: string; readonly to: string }

type Props = {
  readonly label: string
  readonly value: DayRange | null
  readonly onChange: (range: DayRange) => void
  /** ISO days: the first and the last that can be chosen. */
  readonly min?: string
  readonly max?: string
  /** Days nobody works: they are crossed out, and a range may run over them. */
  readonly isClosed?: (day: string) => boolean
}

const dateOf = (day: string | undefined) => (day === undefined ? null : parseDate(day))

/**
 * A month of days to choose a first and a last one in; Monday comes first, as in all our languages. Days have no time zone. Page up and
 * down change the month.
 */
export function RangeCalendar({ label, value, onChange, min, max, isClosed = () => false }: Props) {
  const t = useTexts(baseTexts)
  const nameOf = (day: CalendarDate) => (isClosed(day.toString()) ? styles.closed : undefined)
  return (
    <AriaLocale>
      <AriaRangeCalendar
        aria-label={label}
        className={styles.calendar}
        value={value && { start: parseDate(value.from), end: parseDate(value.to) }}
        onChange={({ start, end }) => onChange({ from: start.toString(), to: end.toString() })}
        minValue={dateOf(min)}
        maxValue={dateOf(max)}
        firstDayOfWeek="mon"
      >
        <header className={styles.head}>
          <Button slot="previous" className={iconButton.button}>
            <IconChevronLeft size={20} aria-hidden="true" />
          </Button>
          <CalendarHeading className={styles.month} />
          <Button slot="next" className={iconButton.button}>
            <IconChevronRight size={20} aria-hidden="true" />
          </Button>
        </header>
        <CalendarGrid className={styles.grid} weekdayStyle="short">
          <CalendarGridHeader>{(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell date={date} className={styles.day}>
                {({ formattedDate }) => (
                  <span className={nameOf(date)} title={isClosed(date.toString()) ? t('closedDay') : undefined}>
                    {formattedDate}
                  </span>
                )}
              </CalendarCell>
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </AriaRangeCalendar>
    </AriaLocale>
  )
}
