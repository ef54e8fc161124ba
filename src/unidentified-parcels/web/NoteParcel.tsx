import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { FormPhotoField } from '#base/web/forms/FormPhotoField.tsx'
import { FormLongTextField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { newKey } from '#base/web/new-key.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { unidentifiedParcelTexts } from '../texts.ts'
import { maxParcelPhotos } from '../unidentified-parcel.ts'
import { unidentifiedParcelsApi } from '../unidentified-parcels.api.ts'
import styles from './parcels.module.css'

const untouched = { arrivedOn: '', codes: '', sender: '', description: '', photos: [] as readonly File[] }

export function NoteParcel({ onDone, onCancel }: { readonly onDone: () => unknown; readonly onCancel: () => void }) {
  const t = useTexts(unidentifiedParcelTexts)
  const [idempotencyKey] = useState(newKey)
  const form = useSchemaForm({
    schema: unidentifiedParcelsApi.noteUnidentifiedParcel.body,
    values: untouched,
    toBody: ({ photos: _, ...noted }) => noted,
    fieldAt: (path) => path.replace('[]', ''),
    send: (body, { photos }) => call(unidentifiedParcelsApi.noteUnidentifiedParcel, { body, files: { 'photos[]': [...photos] }, idempotencyKey }),
    onSent: onDone,
  })
  const { control } = form
  const place = useFormPlace(form, onCancel)
  return (
    <Card as="form" {...place} edge="accent" className={styles.form} aria-labelledby="note-parcel">
      <h2 id="note-parcel">{t('noteTitle')}</h2>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <FormLongTextField control={control} path="codes" label={t('codes')} hint={t('codesHint')} isOptional limit={600} />
      <FormTextField control={control} path="arrivedOn" type="date" label={t('arrivedOn')} />
      <FormTextField control={control} path="sender" label={t('sender')} hint={t('senderHint')} isOptional maxLength={300} autoComplete="off" />
      <FormLongTextField control={control} path="description" label={t('description')} limit={3000} />
      <FormPhotoField control={control} path="photos" max={maxParcelPhotos} />
      <FormActions save={t('save')} isSending={form.isSubmitting} onLeave={() => void form.leave(onCancel)} />
    </Card>
  )
}
