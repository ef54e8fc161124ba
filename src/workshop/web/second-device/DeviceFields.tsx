import type { Control } from 'react-hook-form'
import { FormLongTextField, FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { secondDeviceTexts } from '../../second-device-texts.ts'
import type { EnteredArrival } from '../arrival/arrival-entry.ts'
import type { EnteredDevice } from './entered-device.ts'

type Props<Sent> = {
  readonly control: Control<EnteredArrival, unknown, Sent>
  readonly device: EnteredDevice
  readonly setField: (field: keyof EnteredDevice, value: string) => void
  /** What is asked about the fault, where it is not what a note in the parcel says. */
  readonly trouble?: string
}

/** What can be seen of a device; another brand or kind empties the model. */
export function DeviceFields<Sent>({ control, device: { brandId, productGroupId, productTypeId, identifierKind }, setField, trouble }: Props<Sent>) {
  const t = useTexts(secondDeviceTexts)
  const brands = useCall(catalogueApi.listBrands, {})
  const groups = useCall(catalogueApi.listBrandProductGroups, { params: { id: Number(brandId) } }, { enabled: brandId !== '' })
  const ofGroup = { params: { brandId: Number(brandId), groupId: Number(productGroupId) } }
  const types = useCall(catalogueApi.listProductTypes, ofGroup, { enabled: brandId !== '' && productGroupId !== '' })
  return (
    <>
      <FormSelectField
        control={control}
        path="device.brandId"
        label={t('form.brand')}
        whenChosen={() => {
          setField('productGroupId', '')
          setField('productTypeId', '')
        }}
      >
        {(brands.data ?? []).map((brand) => (
          <option key={brand.brandId} value={brand.brandId}>
            {brand.brandName}
          </option>
        ))}
      </FormSelectField>
      <FormSelectField control={control} path="device.productGroupId" label={t('form.group')} whenChosen={() => setField('productTypeId', '')}>
        {(groups.data ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormSelectField>
      <FormSelectField control={control} path="device.productTypeId" label={t('form.model')} isOptional>
        {(types.data ?? []).map(({ id, tradeName }) => (
          <option key={id} value={id}>
            {tradeName}
          </option>
        ))}
      </FormSelectField>
      {productTypeId === '' && (
        <FormTextField control={control} path="device.productTypeOther" label={t('form.modelOther')} maxLength={100} autoComplete="off" isOptional />
      )}
      <FormSelectField control={control} path="device.identifierKind" label={t('form.kind')}>
        <option value="imei">{t('form.imei')}</option>
        <option value="serial">{t('form.serial')}</option>
      </FormSelectField>
      <FormTextField
        control={control}
        path="readIdentifier"
        label={t('form.read')}
        hint={t('form.readHint')}
        inputMode={identifierKind === 'imei' ? 'numeric' : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        // A scanner ends with Enter, which must not send the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        isOptional
      />
      <FormLongTextField control={control} path="device.troubleDescription" label={trouble ?? t('form.trouble')} limit={3000} rows={3} isOptional />
    </>
  )
}
