import type { ReactNode } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'

type Props<Values extends FieldValues, Sent> = {
  readonly control: Control<Values, unknown, Sent>
  readonly path: FieldPathByValue<Values, string[]>
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly label: string; readonly detail: ReactNode }[]
}

/** As many of these as are wanted, each with what it means. */
export function FormTickList<Values extends FieldValues, Sent>({ control, path, label, choices }: Props<Values, Sent>) {
  const { field, fieldState } = useController({ control, name: path })
  const chosen: readonly string[] = field.value
  return (
    <FieldGroup name={path} label={label} problem={fieldState.error?.message}>
      <Choices shape="rows">
        {choices.map(({ value, ...words }) => (
          <Choice
            key={value}
            type="checkbox"
            name={path}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => field.onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])}
            {...words}
          />
        ))}
      </Choices>
    </FieldGroup>
  )
}
