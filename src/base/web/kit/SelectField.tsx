import type { ComponentProps } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import { Select } from './Control.tsx'
import { describedBy, Field, type FieldWords } from './Field.tsx'

type Props = FieldWords &
  Omit<ComponentProps<'select'>, 'name'> & { /** What it says while nothing is chosen, where that is an answer too. */ readonly nothing?: string }

/** One of few; the options are its children. Nothing is chosen for anybody. */
export function SelectField({ name, id = name, label, hint, problem, isOptional, nothing, children, ...select }: Props) {
  const t = useTexts(baseTexts)
  return (
    <Field name={id} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <Select {...select} {...describedBy(id, hint, problem)} name={name}>
        <option value="">{nothing ?? t('choose')}</option>
        {children}
      </Select>
    </Field>
  )
}
