import type { ReactNode } from 'react'
import { type FieldPath, type FieldPathValue, useController, useFormContext } from 'react-hook-form'
import type { BookingForm } from '../booking/booking-form.ts'
import styles from './choices.module.css'
import { GroupFrame } from './GroupFrame.tsx'
import { useField } from './use-field.ts'

type Choice<Value> = {
  readonly value: Value
  readonly label: ReactNode
  readonly detail?: ReactNode
  readonly icon?: ReactNode
  readonly isDisabled?: boolean
}

type Chosen<Path extends FieldPath<BookingForm>> = NonNullable<FieldPathValue<BookingForm, Path>>

type Props<Path extends FieldPath<BookingForm>> = {
  readonly path: Path
  readonly legend: ReactNode
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  readonly choices: readonly Choice<Chosen<Path> & (number | string | boolean)>[]
  /** `tiles`: short words side by side; `rows`: one under the other. */
  readonly shape?: 'tiles' | 'rows'
  readonly whenChosen?: (value: Chosen<Path>) => void
}

/** One of a few, each big enough for a thumb. */
export function ChoiceCards<Path extends FieldPath<BookingForm>>(props: Props<Path>) {
  const { path, legend, hint, isOptional, choices, shape = 'tiles', whenChosen } = props
  const { control } = useFormContext<BookingForm>()
  const { field } = useController({ control, name: path })
  const { problem } = useField(path, Boolean(hint))
  return (
    <GroupFrame path={path} legend={legend} hint={hint} problem={problem} isOptional={isOptional}>
      <div className={styles.cards} data-shape={shape}>
        {choices.map(({ value, label, detail, icon, isDisabled }) => (
          <label key={String(value)} className={styles.card} data-disabled={isDisabled || undefined}>
            <input
              type="radio"
              name={path}
              value={String(value)}
              checked={field.value === value}
              disabled={isDisabled}
              onBlur={field.onBlur}
              onChange={() => {
                field.onChange(value)
                whenChosen?.(value)
              }}
            />
            {icon && (
              <span className={styles.icon} aria-hidden="true">
                {icon}
              </span>
            )}
            <span className={styles.words}>
              <span className={styles.name}>{label}</span>
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
