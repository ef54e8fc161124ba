import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form'
import { OneOf } from '#base/web/forms/choice-fields.tsx'
import { FormSelectField } from '#base/web/forms/form-fields.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { buybackTexts } from '../texts.ts'
import type { Models, QuestionsForm } from './questions/questions-form.ts'

type Props<Sent> = {
  readonly control: Control<QuestionsForm, unknown, Sent>
  readonly setValue: UseFormSetValue<QuestionsForm>
  readonly models: Models
}

/** Brand, model and storage: of those that are bought. */
export function ModelFields<Sent>({ control, setValue, models }: Props<Sent>) {
  const t = useTexts(buybackTexts)
  const [brandId, productTypeId] = useWatch({ control, name: ['brandId', 'productTypeId'] })
  const brands = [...new Map(models.map((model) => [String(model.brandId), model.brandName]))]
  const ofBrand = models.filter((model) => String(model.brandId) === brandId)
  const storages = ofBrand.find((model) => String(model.productTypeId) === productTypeId)?.storages ?? []
  return (
    <>
      <FormSelectField
        control={control}
        path="brandId"
        label={t('model.brand')}
        whenChosen={() => {
          setValue('productTypeId', '')
          setValue('storageGb', '')
        }}
      >
        {brands.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormSelectField>
      {ofBrand.length > 0 && (
        <FormSelectField control={control} path="productTypeId" label={t('model.type')} whenChosen={() => setValue('storageGb', '')}>
          {ofBrand.map((model) => (
            <option key={model.productTypeId} value={model.productTypeId}>
              {model.name}
            </option>
          ))}
        </FormSelectField>
      )}
      {storages.length > 1 && (
        <OneOf
          control={control}
          path="storageGb"
          legend={t('model.storage')}
          choices={storages.map((gb) => ({ value: String(gb), label: t('model.size', { gb: gb ?? 0 }) }))}
          shape="chips"
        />
      )}
      <Muted>{t('model.missing')}</Muted>
    </>
  )
}
