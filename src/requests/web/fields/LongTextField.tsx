import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { lengthOf } from '#base/bounded-text.ts'
import { tidy } from '#base/plain-text.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './fields.module.css'
import type { TextPath } from './TextField.tsx'
import { useField } from './use-field.ts'

type Props = {
  readonly path: TextPath
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  /** SPEC 5: free text has at most 3000 characters. */
  readonly max?: number
  readonly rows?: number
}

/** Free text. Too long a text is not cut: the customer sees by how much, and shortens it. */
export function LongTextField({ path, label, hint, isOptional, max = 3000, rows = 6 }: Props) {
  const t = useTexts(requestTexts)
  const { register, control } = useFormContext<BookingForm>()
  const length = lengthOf(tidy(useWatch({ control, name: path })))
  const field = useField(path, Boolean(hint))
  const counterId = `${field.control.id}-counter`
  return (
    <FieldFrame path={path} label={label} hint={hint} problem={field.problem} isOptional={isOptional}>
      <textarea
        className={styles.input}
        rows={rows}
        {...register(path)}
        {...field.control}
        aria-describedby={[field.control['aria-describedby'], counterId].filter(Boolean).join(' ')}
      />
      <p className={styles.counter} id={counterId} data-over={length > max || undefined}>
        {t('counter', { length, max })}
      </p>
    </FieldFrame>
  )
}
