import { useWatch } from 'react-hook-form'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { correctionTexts } from '../texts.ts'
import type { FieldsProps } from './fields-props.ts'

const typed = { shouldDirty: true }

/** Brand, kind, model and colour hang together: another brand empties what belongs to the old one. */
export function DeviceFields<Sent>({ control, setValue }: FieldsProps<Sent>) {
  const t = useTexts(correctionTexts)
  const [brandId, groupId, typeId, kind] = useWatch({ control, name: ['brandId', 'productGroupId', 'productTypeId', 'identifierKind'] })
  const brands = useCall(catalogueApi.listBrands, {})
  const groups = useCall(catalogueApi.listBrandProductGroups, { params: { id: Number(brandId) } }, { enabled: brandId !== '' })
  const ofGroup = { params: { brandId: Number(brandId), groupId: Number(groupId) } }
  const types = useCall(catalogueApi.listProductTypes, ofGroup, { enabled: brandId !== '' && groupId !== '' })
  const colours = types.data?.find(({ id }) => id === Number(typeId))?.colours ?? []

  function emptyType() {
    setValue('productTypeId', '', typed)
    setValue('deviceColourId', '', typed)
  }
  return (
    <>
      <FormSelectField
        control={control}
        path="brandId"
        label={t('facts.brand')}
        whenChosen={() => {
          setValue('productGroupId', '', typed)
          emptyType()
        }}
      >
        {(brands.data ?? []).map((brand) => (
          <option key={brand.brandId} value={brand.brandId}>
            {brand.brandName}
          </option>
        ))}
      </FormSelectField>
      <FormSelectField control={control} path="productGroupId" label={t('facts.group')} whenChosen={emptyType}>
        {(groups.data ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormSelectField>
      <FormSelectField
        control={control}
        path="productTypeId"
        label={t('facts.type')}
        whenChosen={() => setValue('deviceColourId', '', typed)}
        isOptional
      >
        {(types.data ?? []).map(({ id, tradeName }) => (
          <option key={id} value={id}>
            {tradeName}
          </option>
        ))}
      </FormSelectField>
      {typeId === '' && <FormTextField control={control} path="productTypeOther" label={t('fields.typeOther')} autoComplete="off" isOptional />}
      {colours.length > 0 && (
        <FormSelectField control={control} path="deviceColourId" label={t('facts.colour')} isOptional>
          {colours.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FormSelectField>
      )}
      <FormSelectField control={control} path="identifierKind" label={t('fields.identifierKind')}>
        <option value="imei">{t('fields.imei')}</option>
        <option value="serial">{t('fields.serial')}</option>
      </FormSelectField>
      <FormTextField control={control} path="identifier" label={t(kind === 'serial' ? 'fields.serial' : 'fields.imei')} autoComplete="off" />
      {kind === 'imei' && <FormTextField control={control} path="imei2" label={t('facts.imei2')} autoComplete="off" isOptional />}
      <FormTextField control={control} path="dateOfPurchase" label={t('facts.dateOfPurchase')} type="date" isOptional />
    </>
  )
}
