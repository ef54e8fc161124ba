import type { ComponentProps } from 'react'
import { TextField } from '#base/web/kit/TextField.tsx'
import { TickField } from '#base/web/kit/TickField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { accountTexts } from '../texts.ts'

type Shown = { readonly isShown: boolean }

/** A password. Pasting from a password keeper works. */
export function PasswordField({ isShown, ...field }: ComponentProps<typeof TextField> & Shown) {
  return <TextField {...field} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
}

/** Shows the passwords of a form: whoever types on a phone sees what went wrong. */
export function ShowPassword({ isShown, setShown }: Shown & { readonly setShown: (isShown: boolean) => void }) {
  const t = useTexts(accountTexts)
  return (
    <TickField name="show-password" label={t('showPassword')} checked={isShown} onChange={({ currentTarget }) => setShown(currentTarget.checked)} />
  )
}
