import type { ComponentProps } from 'react'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { TickField } from '#base/web/kit/TickField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { shortestPassword, specialCharacters } from '../password.ts'
import { accountTexts } from '../texts.ts'

type Shown = { readonly isShown: boolean }

type Props<Values extends FieldValues, Sent> = Shown &
  Pick<ComponentProps<typeof FormTextField>, 'label' | 'hint' | 'autoComplete'> & {
    readonly control: Control<Values, unknown, Sent>
    readonly path: FieldPathByValue<Values, string>
  }

/** A password. Pasting from a password keeper works. */
export function PasswordField<Values extends FieldValues, Sent>({ isShown, ...field }: Props<Values, Sent>) {
  return <FormTextField {...field} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} required />
}

/** What a new password must be like, in a sentence. */
export function usePasswordRule(): string {
  const t = useTexts(accountTexts)
  return t('setPassword.rule', { least: shortestPassword, special: [...specialCharacters].join(' ') })
}

/** Shows the passwords of a form: whoever types on a phone sees what went wrong. */
export function ShowPassword({ isShown, setShown }: Shown & { readonly setShown: (isShown: boolean) => void }) {
  const t = useTexts(accountTexts)
  return (
    <TickField name="show-password" label={t('showPassword')} checked={isShown} onChange={({ currentTarget }) => setShown(currentTarget.checked)} />
  )
}
