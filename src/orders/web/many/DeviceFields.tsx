import { useEffect } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { LongTextField } from '#base/web/kit/LongTextField.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { orderTexts } from '../../texts.ts'
import styles from './many.module.css'
import type { TypedDevice } from './many-form.ts'

type Props = {
  readonly device: TypedDevice
  readonly place: number
  /** What is wrong with a field of this device. */
  readonly problemOf: (field: string) => string | undefined
  readonly change: (device: TypedDevice) => void
  /** The catalogue's model of what was typed; null: it has none of that name. */
  readonly noteType: (typeId: number | null) => void
  readonly remove: (() => void) | null
}

/** One device of an order of many. */
export function DeviceFields({ device, place, problemOf, change, noteType, remove }: Props) {
  const t = useTexts(orderTexts)
  const brands = useCall(catalogueApi.listBrands, {}).data ?? []
  const groups = useCall(catalogueApi.listProductGroups, {}).data ?? []
  const faults = useCall(catalogueApi.listLookup, { params: { kind: 'failureOptions' } }).data ?? []
  const isChosen = device.brandId !== '' && device.productGroupId !== ''
  const types =
    useCall(
      catalogueApi.listProductTypes,
      { params: { brandId: Number(device.brandId) || 0, groupId: Number(device.productGroupId) || 0 } },
      { enabled: isChosen },
    ).data ?? []
  const typeId = types.find(({ tradeName }) => tradeName.toLowerCase() === device.type.trim().toLowerCase())?.id ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it is another one
  useEffect(() => {
    noteType(typeId)
  }, [typeId])
  const id = (field: string) => `devices.${place}.${field}`
  const field = (name: Exclude<keyof TypedDevice, 'key'>, as: string = name) => ({
    ...{ id: id(as), name: id(as), label: t(`many.${name}`), problem: problemOf(as), value: device[name] },
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => change({ ...device, [name]: currentTarget.value }),
  })
  return (
    <Card as="fieldset" isSpaced className={styles.device}>
      <legend>{t('many.device', { place: String(place + 1) })}</legend>
      <div className={styles.fields}>
        <SelectField {...field('warrantyType')}>
          {(['1', '2', '3'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {t(`many.kinds.${kind}`)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('brandId')}>
          {brands.map(({ brandId, brandName }) => (
            <option key={brandId} value={brandId}>
              {brandName}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('productGroupId')}>
          {groups.map((group) => (
            <option key={group.id} value={group.id}>
              {group.name}
            </option>
          ))}
        </SelectField>
        <TextField {...field('type', 'productTypeId')} list={id('types')} maxLength={100} />
        <datalist id={id('types')}>
          {types.map((type) => (
            <option key={type.id} value={type.tradeName} />
          ))}
        </datalist>
        <TextField {...field('identifier')} maxLength={60} />
        {device.warrantyType !== '2' && <TextField {...field('dateOfPurchase')} type="date" />}
        {device.warrantyType !== '1' && (
          <SelectField {...field('failureOptionId', 'failureOptionIds')}>
            {faults.map((fault) => (
              <option key={fault.id} value={fault.id}>
                {fault.name}
              </option>
            ))}
          </SelectField>
        )}
        {device.warrantyType === '3' && <TextField {...field('insuranceNumber')} maxLength={30} />}
        {device.warrantyType === '2' && <TextField {...field('repairCostLimit')} inputMode="numeric" isOptional />}
        <TextField {...field('rmaNumber')} maxLength={60} isOptional />
      </div>
      <LongTextField {...field('troubleDescription')} limit={3000} />
      {remove && (
        <Button variant="quiet" onClick={remove}>
          {t('many.remove', { place: String(place + 1) })}
        </Button>
      )}
    </Card>
  )
}
