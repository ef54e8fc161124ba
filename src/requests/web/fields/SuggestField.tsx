import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Combobox, type Suggestion } from '#base/web/kit/Combobox.tsx'
import type { BookingForm } from '../booking/booking-form.ts'
import { useFlag, useProblem } from '../booking/problems.tsx'
import { fieldId } from './field-id.ts'
import type { TextPath } from './TextField.tsx'

export type { Suggestion }

type Props<Item extends Suggestion> = {
  readonly path: TextPath
  /** The path its problems come under, where it is not its own. */
  readonly problemPath?: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly isOptional?: boolean
  readonly suggestions: readonly Item[]
  readonly whenChosen: (item: Item) => void
  /** Anything but a choice: what was chosen no longer stands. */
  readonly whenTyped?: (typed: string) => void
  readonly whenLeft?: () => void
  readonly autoComplete?: string
  readonly inputMode?: 'text' | 'numeric'
  readonly size?: 'middle'
  readonly isCheckedLive?: boolean
  readonly after?: ReactNode
}

/** The kit's combobox as a field of the booking. */
export function SuggestField<Item extends Suggestion>(props: Props<Item>) {
  const { path, problemPath = path, whenChosen, whenTyped, whenLeft, isCheckedLive, ...words } = props
  const flag = useFlag()
  const { control } = useFormContext<BookingForm>()
  const { field } = useController({ control, name: path })
  const problem = useProblem(problemPath)
  return (
    <Combobox
      {...words}
      name={fieldId(problemPath)}
      inputName={path}
      ref={field.ref}
      problem={problem}
      value={field.value}
      onTyped={(typed) => {
        field.onChange(typed)
        whenTyped?.(typed)
      }}
      onChosen={whenChosen}
      onLeft={() => {
        field.onBlur()
        if (isCheckedLive && field.value !== '') flag(problemPath)
        whenLeft?.()
      }}
    />
  )
}
