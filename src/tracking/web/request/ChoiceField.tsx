import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'

type Offered<Value extends string> = { readonly value: Value; readonly label: string; readonly detail?: string | null; readonly isFull?: boolean }

type Props<Value extends string> = {
  readonly name: string
  readonly legend: string
  readonly choices: readonly Offered<Value>[]
  readonly chosen: Value | null
  readonly choose: (value: Value) => void
  readonly problem?: string | undefined
  /** Words that need a line of their own. */
  readonly isWide?: boolean
}

/** One of few, as cards big enough for a thumb. */
export function ChoiceField<Value extends string>({ name, legend, choices, chosen, choose, problem, isWide = false }: Props<Value>) {
  return (
    <FieldGroup name={`${name}-choices`} label={legend} problem={problem}>
      <Choices shape={isWide ? 'wide' : 'columns'}>
        {choices.map(({ value, label, detail, isFull }) => (
          <Choice
            key={value}
            type="radio"
            name={name}
            value={value}
            label={label}
            detail={detail}
            checked={chosen === value}
            disabled={isFull}
            onChange={() => choose(value)}
          />
        ))}
      </Choices>
    </FieldGroup>
  )
}
