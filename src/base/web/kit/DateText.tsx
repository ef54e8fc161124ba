import type { ComponentProps } from 'react'
import { useFormats } from '../formats.ts'

type Props = Omit<ComponentProps<'time'>, 'dateTime' | 'children'> &
  (
    | {
        /** A calendar day, `2026-11-21`. */
        readonly day: string
        /** `weekday`: with its weekday, without the year; `shortDay`: for where there is little room. */
        readonly as?: 'day' | 'weekday' | 'shortDay'
      }
    | {
        /** A moment, `2026-11-21T09:15:00Z`; shown by the clocks of Budapest. */
        readonly at: string
        /** `dayOf`: only its day; `numericDayOf`: in figures, for a column. */
        readonly as?: 'moment' | 'dayOf' | 'numericDayOf'
      }
  )

/** A month and its day stand on one line, whichever comes first; with its year, a narrow column would break it anywhere. */
const unbroken = (text: string) => text.replace(/(?<=\p{L}\.?) (?=\d{1,2}(?!\d))|(?<=(?<!\d)\d{1,2}\.?) (?=\p{L})/gu, '\u00A0')

/** A day or a moment as the language of the page writes it, and as a program reads it. */
export function DateText(props: Props) {
  const formats = useFormats()
  if ('day' in props) {
    const { day, as = 'day', ...time } = props
    return (
      <time dateTime={day} {...time}>
        {unbroken(formats[as](day))}
      </time>
    )
  }
  const { at, as = 'moment', ...time } = props
  return (
    <time dateTime={at} {...time}>
      {unbroken(formats[as](at))}
    </time>
  )
}
