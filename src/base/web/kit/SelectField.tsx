import type { ComponentProps } from 'react'
import { baseTexts } from '../texts.ts'
import { useTexts } from '../use-texts.ts'
import { Select } from './Control.tsx'
import { describedBy, Field, type FieldWords } from './Field.tsx'

/** One of few; the options are its children. Nothing is chosen for anybody. */
export function SelectField({
  name,
  id = name,
  label,
  hint,
  problem,
  isOptional,
  children,
  ...select
}: FieldWords & Omit<ComponentProps<'select'>, 'name'>) {
  const t = useTexts(baseTexts)
  return (
    <Field name={id} label={label} hint={hint} problem={problem} isOptional={isOptional}>
      <Select {...select} {...describedBy(id, hint, problem)} name={name}>
        <option value="">{t('choose')}</option>
        {children}
      </Select>
    </Field>
  )
}
