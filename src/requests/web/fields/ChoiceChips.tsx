import type { ReactNode } from 'react'
import { type FieldPathByValue, useController, useFormContext } from 'react-hook-form'
import type { BookingForm } from '../booking/booking-form.ts'
import styles from './choices.module.css'
import { GroupFrame } from './GroupFrame.tsx'
import { useField } from './use-field.ts'

type Props = {
  readonly path: FieldPathByValue<BookingForm, number[]>
  readonly legend: ReactNode
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  readonly choices: readonly { readonly id: number; readonly name: string }[]
  /** `rows`: whole sentences to be ticked one by one. */
  readonly shape?: 'chips' | 'rows'
}

/** Any number of a list. */
export function ChoiceChips({ path, legend, hint, isOptional, choices, shape = 'chips' }: Props) {
  const { control } = useFormContext<BookingForm>()
  const { field } = useController({ control, name: path })
  const { problem } = useField(path, Boolean(hint))
  const toggle = (id: number, isTicked: boolean) => field.onChange(isTicked ? [...field.value, id] : field.value.filter((ticked) => ticked !== id))
  return (
    <GroupFrame path={path} legend={legend} hint={hint} problem={problem} isOptional={isOptional}>
      <div className={styles.chips} data-shape={shape}>
        {choices.map(({ id, name }) => (
          <label key={id} className={styles.chip}>
            <input
              type="checkbox"
              name={`${path}.${id}`}
              checked={field.value.includes(id)}
              onBlur={field.onBlur}
              onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
