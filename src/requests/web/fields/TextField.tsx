import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { type FieldPathByValue, useFormContext } from 'react-hook-form'
import { TextField as KitTextField } from '#base/web/kit/TextField.tsx'
import type { BookingForm } from '../booking/booking-form.ts'
import { useFlag } from '../booking/problems.tsx'
import { useField } from './use-field.ts'

export type TextPath = FieldPathByValue<BookingForm, string>

type Props = {
  readonly path: TextPath
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  readonly type?: HTMLInputTypeAttribute
  readonly autoComplete?: string
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email'
  readonly autoCapitalize?: 'characters' | 'words' | 'none'
  readonly size?: 'middle'
  readonly min?: string
  readonly max?: string
  readonly maxLength?: number
  readonly spellCheck?: boolean
  /** Leaving the field with something in it that cannot stand shows the problem at once. */
  readonly isCheckedLive?: boolean
  /** What is typed as it is kept: `onlyDigits`. */
  readonly tidied?: (typed: string) => string
  readonly whenLeft?: () => void
  readonly after?: ReactNode
}

/** One line of text. */
export function TextField({ path, isCheckedLive, tidied, whenLeft, ...input }: Props) {
  const { register, getValues, setValue } = useFormContext<BookingForm>()
  const flag = useFlag()
  const { id, problem } = useField(path, input.hint)
  const registered = register(path, {
    onChange: () => {
      const typed = getValues(path)
      const stored = tidied?.(typed) ?? typed
      if (stored !== typed) setValue(path, stored)
    },
    onBlur: () => {
      if (isCheckedLive && getValues(path) !== '') flag(path)
      whenLeft?.()
    },
  })
  return <KitTextField {...input} {...registered} id={id} problem={problem} />
}

/** Sums are typed with blanks and `Ft`; the digits are kept. */
export const onlyDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, 9)
