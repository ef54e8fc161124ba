import { useWatch } from 'react-hook-form'
import { call } from '#base/web/call.ts'
import { OneOf } from '#base/web/forms/choice-fields.tsx'
import { FormLongTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { RichText } from '#base/web/RichText.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { ParcelView } from '../../second-device.ts'
import { secondDeviceTexts } from '../../second-device-texts.ts'
import { workshopApi } from '../../workshop.api.ts'

type Props = {
  readonly requestId: number
  readonly asked: NonNullable<ParcelView['asked']>
  readonly onAnswered: () => unknown
  readonly onCancel?: () => void
}

/** Repaired, with its fault and the terms accepted, or wanted back: by the customer, or written down for them. */
export function AnswerForm({ requestId, asked: { troubleDescription, texts, onBehalf }, onAnswered, onCancel }: Props) {
  const t = useTexts(secondDeviceTexts)
  const { privacy, terms, serviceTerms } = texts
  const form = useSchemaForm({
    schema: workshopApi.answerSecondDevice.body,
    values: { wantsRepair: '', troubleDescription, accepted: false },
    toBody: ({ wantsRepair, ...values }) => ({
      ...values,
      wantsRepair: wantsRepair === '' ? undefined : wantsRepair === 'repair',
      textVersions: { privacy: privacy.id, terms: terms.id, serviceTerms: serviceTerms?.id ?? null },
    }),
    send: (body) => call(workshopApi.answerSecondDevice, { params: { id: requestId }, body }),
    async onSent() {
      await readAgain(workshopApi.showParcel)
      await onAnswered()
    },
    // The texts may have changed, or somebody else has answered.
    onRefused: () => {
      void readAgain(workshopApi.showParcel)
      return false
    },
    focus: 'field',
  })
  const { control } = form
  const wantsRepair = useWatch({ control, name: 'wantsRepair' }) === 'repair'
  const place = useFormPlace(form, onCancel)
  return (
    <form {...place}>
      <OneOf
        control={control}
        path="wantsRepair"
        legend={t(onBehalf ? 'ask.choiceStaff' : 'ask.choice')}
        choices={[
          { value: 'repair', label: t('ask.repair') },
          { value: 'back', label: t('ask.back') },
        ]}
      />
      {wantsRepair && (
        <>
          <FormLongTextField control={control} path="troubleDescription" label={t('ask.fault')} hint={t('ask.faultHint')} limit={3000} rows={4} />
          <FormTickField
            control={control}
            path="accepted"
            label={t(onBehalf ? 'ask.acceptStaff' : 'ask.accept')}
            hint={
              <>
                <NewTab to={paths.privacy()} words={t('ask.privacyLink')} />
                <br />
                <NewTab to={paths.terms()} words={t('ask.termsLink')} />
                {serviceTerms?.body && <RichText html={serviceTerms.body} />}
              </>
            }
          />
        </>
      )}
      <ErrorText>{form.problem}</ErrorText>
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'ask.answering' : onBehalf ? 'ask.save' : 'ask.answer')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={() => void form.leave(onCancel)} aria-disabled={form.isSubmitting}>
            {t('close')}
          </Button>
        )}
      </Actions>
    </form>
  )
}

const NewTab = ({ to, words }: { readonly to: string; readonly words: string }) => (
  <a href={to} target="_blank" rel="noopener">
    {words}
  </a>
)
