import { type Control, useWatch } from 'react-hook-form'
import { FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { ownCompensationTexts } from '../own-texts.ts'

export type AccountValues = {
  readonly useKnown: boolean
  readonly account: string
  readonly holder: string
  readonly method: string
  readonly note: string
}
export const noAccount: AccountValues = { useKnown: false, account: '', holder: '', method: '', note: '' }

type Props<Sent> = { readonly control: Control<AccountValues, unknown, Sent>; readonly known: { readonly end: string } | null }

/** Which account, and whose: the one the portal knows, or one that is typed. */
export function AccountFields<Sent>({ control, known }: Props<Sent>) {
  const t = useTexts(ownCompensationTexts)
  const useKnown = useWatch({ control, name: 'useKnown' })
  return (
    <>
      {known && <FormTickField control={control} path="useKnown" label={t('known', { end: known.end })} />}
      {!useKnown && (
        <FormTextField
          control={control}
          path="account"
          name="compensation-account"
          label={t('accountField')}
          hint={t('accountHint')}
          autoComplete="off"
        />
      )}
      <FormTextField control={control} path="holder" name="compensation-holder" label={t('holderField')} autoComplete="name" />
    </>
  )
}
