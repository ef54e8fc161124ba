import { useWatch } from 'react-hook-form'
import { useFormats } from '#base/web/formats.ts'
import { FormLongTextField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { SendButton } from '#base/web/kit/SendButton.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { type InsurerView, insurerApi } from '../../insurer.api.ts'
import { insurerTexts } from '../../insurer-texts.ts'
import { insurersApi } from '../../insurers.api.ts'

type Props = {
  readonly requestId: number
  readonly version: number
  /** What is saved and can be sent. */
  readonly draft: InsurerView['draft']
  readonly isFirst: boolean
  readonly onSent: () => Promise<void>
}

const fieldOf: Readonly<Record<string, string>> = { email: 'insurerEmail', note: 'insurerNote' }

/** Sends the saved draft to the insurer, or notes how it was sent. */
export function AskInsurerForm({ requestId, version, draft, isFirst, onSent }: Props) {
  const t = useTexts(insurerTexts)
  const formats = useFormats()
  const ask = useSend(insurerApi.askInsurer)
  const form = useSchemaForm({
    schema: insurerApi.askInsurer.body,
    values: { insurerId: '', insurerEmail: '', insurerNote: '' },
    toBody: ({ insurerId, insurerEmail, insurerNote }) => ({
      version,
      revision: draft?.revision ?? 0,
      insurerId: insurerId === '' ? null : Number(insurerId),
      email: insurerEmail.trim() === '' ? null : insurerEmail,
      note: insurerNote,
    }),
    fieldAt: (path) => fieldOf[path] ?? path,
    send: (body) => ask.mutateAsync({ params: { id: requestId }, body }),
    onSent,
  })
  const { control } = form
  const insurers = useCall(insurersApi.listInsurers, {}).data?.insurers ?? []
  const chosen = useWatch({ control, name: 'insurerId' })
  return (
    <Card as="form" edge="accent" onSubmit={(event) => void form.submit(event)} noValidate aria-labelledby="ask-insurer">
      <h2 id="ask-insurer">{t(isFirst ? 'title' : 'again')}</h2>
      {draft === null ? (
        <Muted>{t('noDraft')}</Muted>
      ) : (
        <>
          <p>{t('lead', { gross: formats.forint(draft.gross) })}</p>
          {!isFirst && <p>{t('againLead')}</p>}
          <FormErrorSummary problems={form.problems} attempt={form.attempt} />
          {insurers.length > 0 && (
            <SelectField
              name="insurerId"
              label={t('insurer')}
              isOptional
              value={chosen}
              onChange={({ currentTarget: { value } }) => {
                form.setValue('insurerId', value)
                form.setValue('insurerEmail', insurers.find(({ id }) => String(id) === value)?.email ?? '')
              }}
            >
              {insurers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <FormTextField control={control} path="insurerEmail" label={t('email')} hint={t('emailHint')} type="email" isOptional />
          <FormLongTextField control={control} path="insurerNote" label={t('note')} isOptional limit={3000} />
          <Actions>
            <SendButton type="submit" isSending={form.isSubmitting}>
              {t('send')}
            </SendButton>
          </Actions>
        </>
      )}
    </Card>
  )
}
