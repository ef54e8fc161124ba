import type { Control, UseFormGetValues, UseFormSetValue } from 'react-hook-form'
import { type AddressValues, emptyValues } from '#addresses/web/address-values.ts'
import { PlaceFields } from '#addresses/web/PlaceFields.tsx'
import { call } from '#base/web/call.ts'
import { FormEnd } from '#base/web/forms/FormEnd.tsx'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { unidentifiedParcelTexts } from '../texts.ts'
import { unidentifiedParcelsApi } from '../unidentified-parcels.api.ts'
import type { ParcelFormProps } from './parcel-form.ts'
import styles from './parcels.module.css'

type Values = AddressValues & { name: string; phone: string; email: string }

const bodyOf = ({ name, phone, email, countryCode, postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other }: Values) => ({
  ...{ name, phone, email, countryCode, postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other },
})

export function ReturnForm({ parcelId, onDone, onCancel }: ParcelFormProps) {
  const t = useTexts(unidentifiedParcelTexts)
  const values: Values = { ...emptyValues(), name: '', phone: '', email: '' }
  const form = useSchemaForm({
    schema: unidentifiedParcelsApi.returnUnidentifiedParcel.body,
    values,
    toBody: bodyOf,
    send: (body) => call(unidentifiedParcelsApi.returnUnidentifiedParcel, { params: { parcelId }, body }),
    onSent: onDone,
  })
  const { control } = form
  // The fields of an address know of no more than an address; the form holds all of theirs.
  const address = form as unknown as {
    control: Control<AddressValues>
    setValue: UseFormSetValue<AddressValues>
    getValues: UseFormGetValues<AddressValues>
  }
  const place = useFormPlace(form, onCancel)
  return (
    <form {...place} className={styles.form} aria-labelledby={`return-${parcelId}`}>
      <h3 id={`return-${parcelId}`}>{t('returnTitle')}</h3>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <FormTextField control={control} path="name" label={t('name')} autoComplete="off" />
      <FormTextField control={control} path="phone" type="tel" label={t('phone')} autoComplete="off" />
      <FormTextField control={control} path="email" type="email" label={t('email')} autoComplete="off" isOptional />
      <PlaceFields control={address.control} setValue={address.setValue} getValues={address.getValues} />
      <FormEnd form={form} confirm={t('order')} onCancel={onCancel} />
    </form>
  )
}
