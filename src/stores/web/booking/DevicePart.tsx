import { useEffect } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { LongTextField } from '#base/web/kit/LongTextField.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { storeTexts } from '../../texts.ts'
import styles from './booking.module.css'
import type { BookingPart } from './booking-part.ts'
import { isAsked } from './typed-booking.ts'

type Props = BookingPart & {
  /** The catalogue's model of what was typed; null: it has none of that name. */
  readonly noteType: (typeId: number | null) => void
  /** What the last scan became, as a sentence. */
  readonly news: string
}

/** The device and its fault. A scan anywhere on the page fills its number in, and the model that it tells. */
export function DevicePart({ booking, fieldOf, noteType, news }: Props) {
  const t = useTexts(storeTexts)
  const brands = useCall(catalogueApi.listBrands, {}).data ?? []
  const groups = useCall(catalogueApi.listProductGroups, {}).data ?? []
  const faults = useCall(catalogueApi.listLookup, { params: { kind: 'failureOptions' } }).data ?? []
  const isChosen = booking.brandId !== '' && booking.productGroupId !== ''
  const types =
    useCall(
      catalogueApi.listProductTypes,
      { params: { brandId: Number(booking.brandId) || 0, groupId: Number(booking.productGroupId) || 0 } },
      { enabled: isChosen },
    ).data ?? []
  const typeId = types.find(({ tradeName }) => tradeName.toLowerCase() === booking.type.trim().toLowerCase())?.id ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it is another one
  useEffect(() => {
    noteType(typeId)
  }, [typeId])
  return (
    <Card isSpaced aria-labelledby="counter-device">
      <h2 id="counter-device">{t('booking.device')}</h2>
      <p>{t('booking.scanHint')}</p>
      <Note role="status" tone="info">
        {news}
      </Note>
      <div className={styles.fields}>
        <TextField {...fieldOf('identifier', 'device.identifier')} autoComplete="off" maxLength={60} />
        <TextField {...fieldOf('imei2', 'device.imei2')} autoComplete="off" maxLength={60} isOptional />
        <SelectField {...fieldOf('brandId', 'device.brandId')}>
          {brands.map(({ brandId, brandName }) => (
            <option key={brandId} value={brandId}>
              {brandName}
            </option>
          ))}
        </SelectField>
        <SelectField {...fieldOf('productGroupId', 'device.productGroupId')}>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField {...fieldOf('type', 'device.productTypeId')} list="counter-types" autoComplete="off" maxLength={100} />
        <datalist id="counter-types">
          {types.map(({ id, tradeName }) => (
            <option key={id} value={tradeName} />
          ))}
        </datalist>
        <SelectField {...fieldOf('warrantyType', 'device.warrantyType')}>
          {(['1', '2', '3'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {t(`booking.kinds.${kind}`)}
            </option>
          ))}
        </SelectField>
        {isAsked('dateOfPurchase', booking) && <TextField {...fieldOf('dateOfPurchase', 'device.dateOfPurchase')} type="date" />}
        {isAsked('failureOptionId', booking) && (
          <SelectField {...fieldOf('failureOptionId', 'device.failureOptionIds')}>
            {faults.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {isAsked('insuranceNumber', booking) && <TextField {...fieldOf('insuranceNumber', 'device.insuranceNumber')} maxLength={30} />}
        {isAsked('repairCostLimit', booking) && (
          <TextField {...fieldOf('repairCostLimit', 'device.repairCostLimit')} inputMode="numeric" maxLength={12} isOptional />
        )}
        <TextField {...fieldOf('rmaNumber', 'device.rmaNumber')} autoComplete="off" maxLength={60} isOptional />
      </div>
      <LongTextField {...fieldOf('troubleDescription', 'device.troubleDescription')} limit={3000} />
    </Card>
  )
}
