import type { Dispatch, SetStateAction } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { LongTextField } from '#base/web/kit/LongTextField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { PhotoField } from '#base/web/photos/PhotoField.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { maxStorePhotos, waysBack } from '../../counter-booking.ts'
import { storeTexts } from '../../texts.ts'
import styles from './booking.module.css'
import type { BookingPart } from './booking-part.ts'

type Props = BookingPart & { readonly photos: readonly File[]; readonly setPhotos: Dispatch<SetStateAction<readonly File[]>> }

/** What is handed in beside the device, how it looks, and where it goes afterwards. */
export function ConditionPart({ booking, set, fieldOf, problemOf, photos, setPhotos }: Props) {
  const t = useTexts(storeTexts)
  const accessories = useCall(catalogueApi.listLookup, { params: { kind: 'accessories' } }).data ?? []
  const toggle = (id: number, isIn: boolean) =>
    set({ accessoryIds: isIn ? [...booking.accessoryIds, id] : booking.accessoryIds.filter((one) => one !== id) })
  return (
    <Card isSpaced aria-labelledby="counter-condition">
      <h2 id="counter-condition">{t('booking.conditionTitle')}</h2>
      <FieldGroup name="device.accessoryIds" label={t('booking.accessories')} problem={problemOf('device.accessoryIds')} isOptional>
        <Choices shape="chips">
          {accessories.map(({ id, name }) => (
            <Choice
              key={id}
              type="checkbox"
              label={name}
              checked={booking.accessoryIds.includes(id)}
              onChange={({ currentTarget: { checked } }) => toggle(id, checked)}
            />
          ))}
        </Choices>
      </FieldGroup>
      <div className={styles.fields}>
        <TextField {...fieldOf('accessoriesOther', 'device.accessoriesOther')} autoComplete="off" maxLength={300} isOptional />
      </div>
      <LongTextField {...fieldOf('condition', 'condition')} hint={t('booking.conditionHint')} limit={1000} isOptional />
      <PhotoField name="photos[]" max={maxStorePhotos} photos={photos} setPhotos={setPhotos} problem={problemOf('photos[]')} />
      <FieldGroup name="wayBack" label={t('booking.wayBack')} problem={problemOf('wayBack')}>
        <Choices shape="rows">
          {waysBack.map((way) => (
            <Choice
              key={way}
              type="radio"
              name="wayBack"
              label={t(`booking.waysBack.${way}`)}
              checked={booking.wayBack === way}
              onChange={() => set({ wayBack: way })}
            />
          ))}
        </Choices>
      </FieldGroup>
    </Card>
  )
}
