import { call } from '#base/web/call.ts'
import { FormEmailField } from '#base/web/email-field/FormEmailField.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { newEmailForm } from '../../email-change.ts'
import { securityApi } from '../../security.api.ts'
import { securityTexts } from '../../security-texts.ts'
import { SubmitRow } from './SubmitRow.tsx'

type Props = {
  readonly customerId: number
  readonly typed: string
  /** What was typed is being sent, as the proof was given. */
  readonly isBusy: boolean
  readonly asked: (words: string) => Promise<void>
  readonly proofNeeded: (email: string) => void
  readonly back: () => void
}

export function NewEmailForm({ customerId, typed, isBusy, asked, proofNeeded, back }: Props) {
  const t = useTexts(securityTexts)
  const form = useSchemaForm({
    schema: newEmailForm,
    values: { email: typed },
    send: (body) => call(securityApi.askEmailChange, { params: { id: customerId }, body }),
    onSent: ({ newEmail }) => asked(t('email.asked', { email: newEmail })),
    onRefused({ code }) {
      if (code === 'PROOF_NEEDED') proofNeeded(form.getValues('email'))
      return code === 'PROOF_NEEDED'
    },
    focus: 'field',
  })
  const place = useFormPlace({ ...form, isSubmitting: form.isSubmitting || isBusy }, back)
  return (
    <form
      {...place}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void form.submit(event)
      }}
    >
      <FormEmailField control={form.control} path="email" label={t('email.new')} hint={t('email.hint')} required />
      <ErrorText>{form.problem}</ErrorText>
      <SubmitRow words={t('email.submit')} isBusy={form.isSubmitting || isBusy} leave={() => void form.leave(back)} />
    </form>
  )
}
