import type { ReactNode } from 'react'
import { type FieldPathByValue, useController, useFormContext } from 'react-hook-form'
import type { BookingForm } from '../booking/booking-form.ts'
import styles from './choices.module.css'
import { ProblemLine } from './FieldFrame.tsx'
import { hintId } from './field-id.ts'
import { useField } from './use-field.ts'

type Props = {
  readonly path: FieldPathByValue<BookingForm, boolean>
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** The box says the opposite of what is kept: `sameContact` is asked as “somebody else”. */
  readonly isNegated?: boolean
}

/** Yes or no. */
export function TickField({ path, label, hint, isNegated = false }: Props) {
  const { control } = useFormContext<BookingForm>()
  const { field } = useController({ control, name: path })
  const { problem, control: attributes } = useField(path, Boolean(hint))
  return (
    <div className={styles.tick} data-wrong={problem ? true : undefined}>
      <ProblemLine path={path} problem={problem} />
      <label className={styles.chip} data-shape="row">
        <input
          type="checkbox"
          {...attributes}
          ref={field.ref}
          name={path}
          checked={field.value !== isNegated}
          onBlur={field.onBlur}
          onChange={({ currentTarget }) => field.onChange(currentTarget.checked !== isNegated)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <div className={styles.tickHint} id={hintId(path)}>
          {hint}
        </div>
      )}
    </div>
  )
}
