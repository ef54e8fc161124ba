import type { ReactNode } from 'react'
import { type FieldPath, type FieldPathValue, useController, useFormContext } from 'react-hook-form'
import { baseTexts } from '#base/web/texts.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { FieldFrame } from './FieldFrame.tsx'
import styles from './fields.module.css'
import { useField } from './use-field.ts'

type Option<Value> = { readonly value: Value; readonly label: string }

type Chosen<Path extends FieldPath<BookingForm>> = NonNullable<FieldPathValue<BookingForm, Path>>

type Props<Path extends FieldPath<BookingForm>> = {
  readonly path: Path
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  readonly options: readonly Option<Chosen<Path> & (number | string)>[]
  readonly autoComplete?: string
  readonly whenChosen?: (value: Chosen<Path> | null) => void
}

/** A choice from a list too long for cards. Nothing is chosen for the customer. */
export function SelectField<Path extends FieldPath<BookingForm>>(props: Props<Path>) {
  const { path, label, hint, isOptional, options, autoComplete, whenChosen } = props
  const t = useTexts(baseTexts)
  const { control } = useFormContext<BookingForm>()
  const { field } = useController({ control, name: path })
  const { problem, control: attributes } = useField(path, Boolean(hint))
  const choose = (index: string) => {
    const value = options[Number(index)]?.value ?? null
    field.onChange(index === '' ? null : value)
    whenChosen?.(index === '' ? null : value)
  }
  const chosen = options.findIndex(({ value }) => value === field.value)
  return (
    <FieldFrame path={path} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <select
        {...attributes}
        ref={field.ref}
        name={field.name}
        className={styles.input}
        autoComplete={autoComplete}
        value={chosen === -1 ? '' : String(chosen)}
        onBlur={field.onBlur}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{t('choose')}</option>
        {options.map((option, index) => (
          <option key={option.value} value={index}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
