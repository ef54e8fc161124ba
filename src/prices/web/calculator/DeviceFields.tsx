import { useEffect } from 'react'
import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form'
import { FormSelectField } from '#base/web/forms/form-fields.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { calculatorTexts } from '../../calculator-texts.ts'
import { type Brands, notListed, type QuestionsForm } from './questions-form.ts'

type Props<Sent> = {
  readonly control: Control<QuestionsForm, unknown, Sent>
  readonly setValue: UseFormSetValue<QuestionsForm>
  readonly brands: Brands
}

/** Brand, kind of device and model, each after the one before it. */
export function DeviceFields<Sent>({ control, setValue, brands }: Props<Sent>) {
  const t = useTexts(calculatorTexts)
  const brandId = useWatch({ control, name: 'brandId' })
  return (
    <>
      <FormSelectField
        control={control}
        path="brandId"
        label={t('ask.brand')}
        whenChosen={() => {
          setValue('productGroupId', '')
          setValue('productTypeId', '')
          setValue('warrantyTypeId', '')
        }}
      >
        {brands.map((brand) => (
          <option key={brand.brandId} value={brand.brandId}>
            {brand.brandName}
          </option>
        ))}
      </FormSelectField>
      {brandId !== '' && <GroupField control={control} setValue={setValue} brandId={Number(brandId)} />}
    </>
  )
}

type OfBrand<Sent> = Omit<Props<Sent>, 'brands'> & { readonly brandId: number }

/** A brand with one kind of device needs no second question. */
function GroupField<Sent>({ control, setValue, brandId }: OfBrand<Sent>) {
  const t = useTexts(calculatorTexts)
  const groupId = useWatch({ control, name: 'productGroupId' })
  const { data, error, refetch } = useCall(catalogueApi.listBrandProductGroups, { params: { id: brandId } })
  const only = data?.length === 1 ? data[0]?.id : undefined
  useEffect(() => {
    if (only !== undefined) setValue('productGroupId', String(only))
  }, [only, setValue])
  if (!data) return error ? <ErrorState error={error} retry={refetch} /> : <Loading />
  return (
    <>
      {data.length > 1 && (
        <FormSelectField control={control} path="productGroupId" label={t('ask.group')} whenChosen={() => setValue('productTypeId', '')}>
          {data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FormSelectField>
      )}
      {groupId !== '' && <ModelField control={control} brandId={brandId} groupId={Number(groupId)} />}
    </>
  )
}

function ModelField<Sent>({ control, brandId, groupId }: Pick<OfBrand<Sent>, 'control' | 'brandId'> & { readonly groupId: number }) {
  const t = useTexts(calculatorTexts)
  const { data, error, refetch } = useCall(catalogueApi.listProductTypes, { params: { brandId, groupId } })
  if (!data) return error ? <ErrorState error={error} retry={refetch} /> : <Loading />
  return (
    <FormSelectField control={control} path="productTypeId" label={t('ask.model')}>
      {data.map(({ id, tradeName }) => (
        <option key={id} value={id}>
          {tradeName}
        </option>
      ))}
      <option value={notListed}>{t('ask.notListed')}</option>
    </FormSelectField>
  )
}
