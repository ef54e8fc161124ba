import { useWatch } from 'react-hook-form'
import { ConfirmForm } from '#base/web/forms/ConfirmForm.tsx'
import { figure } from '#base/web/forms/figure.ts'
import { FormLongTextField, FormSelectField, FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { stepTexts } from '#requests/step-texts.ts'
import { abandonedDevicesApi } from '../abandoned-devices.api.ts'
import { fates } from '../storage.ts'
import { abandonedDeviceTexts } from '../texts.ts'

type Props = {
  readonly requestId: number
  readonly version: number
  readonly onDone: () => Promise<void>
  readonly onBack: () => void
}

/** What becomes of the device, what it is worth, that its data are gone, and why. */
export function AbandonStep({ requestId, version, onDone, onBack }: Props) {
  const t = useTexts(abandonedDeviceTexts)
  const words = useTexts(stepTexts)
  const send = useSend(abandonedDevicesApi.declareAbandoned)
  const form = useSchemaForm({
    schema: abandonedDevicesApi.declareAbandoned.body,
    values: { fate: '', value: '', dataErased: false, note: '' },
    toBody: ({ fate, value, dataErased, note }) => ({
      version,
      fate: fate || undefined,
      value: fate === 'recycled' ? 0 : figure(value),
      dataErased,
      note,
    }),
    missing: { fate: t('fateMissing') },
    send: (body) => send.mutateAsync({ params: { id: requestId }, body }),
    onSent: onDone,
    focus: 'field',
  })
  const { control } = form
  // What is recycled brings nothing in.
  const isRecycled = useWatch({ control, name: 'fate' }) === 'recycled'
  return (
    <ConfirmForm
      title={words('declareAbandoned.title')}
      confirm={words('declareAbandoned.confirm')}
      isDangerous
      form={form}
      error={send.error?.status === 422 ? null : send.error}
      onBack={onBack}
    >
      <p>{words('declareAbandoned.lead')}</p>
      <FormSelectField control={control} path="fate" label={t('fate')}>
        {fates.map((fate) => (
          <option key={fate} value={fate}>
            {t(`fates.${fate}`)}
          </option>
        ))}
      </FormSelectField>
      {!isRecycled && <FormTextField control={control} path="value" label={t('value')} hint={t('valueHint')} inputMode="numeric" maxLength={12} />}
      <FormTickField control={control} path="dataErased" label={t('dataErased')} />
      <FormLongTextField control={control} path="note" name="abandonNote" label={t('note')} hint={t('noteHint')} limit={300} rows={3} />
    </ConfirmForm>
  )
}
