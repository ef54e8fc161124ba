import { useFormats } from '#base/web/formats.ts'
import { FormLongTextField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { type InsurerView, insurerApi } from '../../insurer.api.ts'
import { insurerTexts } from '../../insurer-texts.ts'
import { quoteTexts } from '../../texts.ts'

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
  const words = useTexts(quoteTexts)
  const formats = useFormats()
  const ask = useSend(insurerApi.askInsurer)
  const form = useSchemaForm({
    schema: insurerApi.askInsurer.body,
    values: { insurerEmail: '', insurerNote: '' },
    toBody: ({ insurerEmail, insurerNote }) => ({
      version,
      revision: draft?.revision ?? 0,
      email: insurerEmail.trim() === '' ? null : insurerEmail,
      note: insurerNote,
    }),
    fieldAt: (path) => fieldOf[path] ?? path,
    send: (body) => ask.mutateAsync({ params: { id: requestId }, body }),
    onSent,
  })
  const { control } = form
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
          <FormTextField control={control} path="insurerEmail" label={t('email')} hint={t('emailHint')} type="email" isOptional />
          <FormLongTextField control={control} path="insurerNote" label={t('note')} isOptional limit={3000} />
          <Actions>
            <Button type="submit" aria-disabled={form.isSubmitting}>
              {form.isSubmitting ? words('sending') : t('send')}
            </Button>
          </Actions>
        </>
      )}
    </Card>
  )
}
