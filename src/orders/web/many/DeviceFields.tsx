import { useEffect } from 'react'
import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form'
import { FormLongTextField, FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { type CostCentre, costCentreInWords } from '#companies/cost-centre.ts'
import { orderTexts } from '../../texts.ts'
import styles from './many.module.css'
import type { ManyForm } from './many-form.ts'

type Props<Sent> = {
  readonly control: Control<ManyForm, unknown, Sent>
  readonly setValue: UseFormSetValue<ManyForm>
  readonly place: number
  /** Those the sender may choose; none where they act for no company. */
  readonly costCentres: readonly CostCentre[]
  readonly remove: (() => void) | null
}

/** One device of an order of many. */
export function DeviceFields<Sent>({ control, setValue, place, costCentres, remove }: Props<Sent>) {
  const t = useTexts(orderTexts)
  const at = `devices.${place}` as const
  const { warrantyType, brandId, productGroupId, type, typeId } = useWatch({ control, name: at })
  const brands = useCall(catalogueApi.listBrands, {}).data ?? []
  const groups = useCall(catalogueApi.listProductGroups, {}).data ?? []
  const faults = useCall(catalogueApi.listLookup, { params: { kind: 'failureOptions' } }).data ?? []
  const isChosen = brandId !== '' && productGroupId !== ''
  const types =
    useCall(catalogueApi.listProductTypes, { params: { brandId: Number(brandId) || 0, groupId: Number(productGroupId) || 0 } }, { enabled: isChosen })
      .data ?? []
  const known = types.find(({ tradeName }) => tradeName.toLowerCase() === type.trim().toLowerCase())?.id ?? null
  useEffect(() => {
    if (known !== typeId) setValue(`${at}.typeId`, known)
  }, [known, typeId, at, setValue])
  return (
    <Card as="fieldset" isSpaced className={styles.device}>
      <legend>{t('many.device', { place: String(place + 1) })}</legend>
      <div className={styles.fields}>
        <FormSelectField control={control} path={`${at}.warrantyType`} label={t('many.warrantyType')}>
          {(['1', '2', '3'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {t(`many.kinds.${kind}`)}
            </option>
          ))}
        </FormSelectField>
        <FormSelectField control={control} path={`${at}.brandId`} label={t('many.brandId')}>
          {brands.map((brand) => (
            <option key={brand.brandId} value={brand.brandId}>
              {brand.brandName}
            </option>
          ))}
        </FormSelectField>
        <FormSelectField control={control} path={`${at}.productGroupId`} label={t('many.productGroupId')}>
          {groups.map((group) => (
            <option key={group.id} value={group.id}>
              {group.name}
            </option>
          ))}
        </FormSelectField>
        <FormTextField control={control} path={`${at}.type`} label={t('many.type')} list={`${at}.types`} maxLength={100} autoComplete="off" />
        <datalist id={`${at}.types`}>
          {types.map((one) => (
            <option key={one.id} value={one.tradeName} />
          ))}
        </datalist>
        <FormTextField control={control} path={`${at}.identifier`} label={t('many.identifier')} maxLength={60} autoComplete="off" />
        {warrantyType !== '2' && <FormTextField control={control} path={`${at}.dateOfPurchase`} label={t('many.dateOfPurchase')} type="date" />}
        {warrantyType !== '1' && (
          <FormSelectField control={control} path={`${at}.failureOptionId`} label={t('many.failureOptionId')}>
            {faults.map((fault) => (
              <option key={fault.id} value={fault.id}>
                {fault.name}
              </option>
            ))}
          </FormSelectField>
        )}
        {warrantyType === '3' && (
          <FormTextField control={control} path={`${at}.insuranceNumber`} label={t('many.insuranceNumber')} maxLength={30} autoComplete="off" />
        )}
        {warrantyType === '2' && (
          <FormTextField control={control} path={`${at}.repairCostLimit`} label={t('many.repairCostLimit')} inputMode="numeric" isOptional />
        )}
        <FormTextField control={control} path={`${at}.rmaNumber`} label={t('many.rmaNumber')} maxLength={60} isOptional autoComplete="off" />
        {costCentres.length > 0 && (
          <FormSelectField control={control} path={`${at}.costCentreId`} label={t('many.costCentreId')} isOptional>
            {costCentres.map((centre) => (
              <option key={centre.id} value={centre.id}>
                {costCentreInWords(centre)}
              </option>
            ))}
          </FormSelectField>
        )}
      </div>
      <FormLongTextField control={control} path={`${at}.troubleDescription`} label={t('many.troubleDescription')} limit={3000} />
      {remove && (
        <Button variant="quiet" onClick={remove}>
          {t('many.remove', { place: String(place + 1) })}
        </Button>
      )}
    </Card>
  )
}
