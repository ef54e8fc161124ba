import { useController } from 'react-hook-form'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { heldRequestApi } from '#requests/held-request.api.ts'
import { type CancelReason, cancelReasons } from '#requests/pickup-change.ts'
import { trackingTexts } from '../../texts.ts'
import { trackingApi } from '../../tracking.api.ts'
import { ChoiceField } from './ChoiceField.tsx'
import styles from './request.module.css'

type Props = { readonly crmRequestId: number; readonly end: (done?: string) => void }

const untouched: { reason: CancelReason | null; note: string } = { reason: null, note: '' }

/** Says what cancelling means, asks why, and takes the last word. */
export function CancelForm({ crmRequestId, end }: Props) {
  const t = useTexts(trackingTexts)
  const cancel = useSend(heldRequestApi.cancelRequest)
  const form = useSchemaForm({
    schema: heldRequestApi.cancelRequest.body,
    values: untouched,
    toBody: ({ reason, note }) => ({ reason: reason ?? undefined, note }),
    missing: { reason: t('cancel.missing') },
    send: (body) => cancel.mutateAsync({ params: { id: crmRequestId }, body }),
    async onSent() {
      await readAgain(trackingApi.showRequest)
      end(t('cancel.done'))
    },
    onRefused: () => {
      void readAgain(trackingApi.showRequest)
      return false
    },
    focus: 'field',
  })
  const { field, fieldState } = useController({ control: form.control, name: 'reason' })

  const { place, heading } = useStepPlace(() => end(), form.isSubmitting)

  return (
    <form className={styles.change} onSubmit={(event) => void form.submit(event)} {...place} noValidate aria-labelledby="cancel-request">
      <h3 id="cancel-request" {...heading}>
        {t('cancel.title')}
      </h3>
      <p>{t('cancel.lead')}</p>
      <ChoiceField
        name="reason"
        legend={t('cancel.reason')}
        chosen={field.value}
        choose={field.onChange}
        problem={fieldState.error?.message}
        isWide
        choices={cancelReasons.map((value) => ({ value, label: t(`cancel.reasons.${value}`) }))}
      />
      <FormTextField control={form.control} path="note" label={t('cancel.note')} isOptional maxLength={300} />
      <ErrorText>{form.problem}</ErrorText>
      <Actions>
        <Button type="submit" variant="danger" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'cancel.working' : 'cancel.confirm')}
        </Button>
        <Button variant="quiet" onClick={() => end()}>
          {t('cancel.back')}
        </Button>
      </Actions>
    </form>
  )
}
