import { call } from '#base/web/call.ts'
import { FormEnd } from '#base/web/forms/FormEnd.tsx'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { unidentifiedParcelTexts } from '../texts.ts'
import { unidentifiedParcelsApi } from '../unidentified-parcels.api.ts'
import type { ParcelFormProps } from './parcel-form.ts'
import styles from './parcels.module.css'

export function HandOutForm({ parcelId, onDone, onCancel }: ParcelFormProps) {
  const t = useTexts(unidentifiedParcelTexts)
  const form = useSchemaForm({
    schema: unidentifiedParcelsApi.handOutUnidentifiedParcel.body,
    values: { handedTo: '' },
    send: (body) => call(unidentifiedParcelsApi.handOutUnidentifiedParcel, { params: { parcelId }, body }),
    onSent: onDone,
    focus: 'field',
  })
  const place = useFormPlace(form, onCancel)
  return (
    <form {...place} className={styles.form}>
      <FormTextField
        control={form.control}
        path="handedTo"
        name={`handed-${parcelId}`}
        label={t('handedTo')}
        hint={t('handedToHint')}
        maxLength={300}
        autoComplete="off"
      />
      <FormEnd form={form} confirm={t('hand')} onCancel={onCancel} />
    </form>
  )
}
