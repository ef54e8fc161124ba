import { call } from '#base/web/call.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { type Passkey, passkeyName } from '../../passkey.ts'
import { securityApi } from '../../security.api.ts'
import { securityTexts } from '../../security-texts.ts'
import { SubmitRow } from './SubmitRow.tsx'

type Props = {
  readonly customerId: number
  readonly passkey: Passkey
  readonly renamed: (name: string) => Promise<void>
  readonly back: () => void
}

export function PasskeyNameForm({ customerId, passkey, renamed, back }: Props) {
  const t = useTexts(securityTexts)
  const form = useSchemaForm({
    schema: passkeyName,
    values: { name: passkey.name },
    send: (body) => call(securityApi.renamePasskey, { params: { id: customerId, passkeyId: passkey.id }, body }),
    onSent: ({ name }) => renamed(name),
    focus: 'field',
  })
  const place = useFormPlace(form, back)
  return (
    <form {...place}>
      <FormTextField control={form.control} path="name" label={t('passkeys.name')} autoComplete="off" required />
      <SubmitRow words={t('passkeys.save')} isBusy={form.isSubmitting} leave={() => void form.leave(back)} />
    </form>
  )
}
