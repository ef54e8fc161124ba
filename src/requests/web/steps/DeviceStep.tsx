import { lazy, Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { dayInFigures } from '#base/day-in-figures.ts'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { asksSimLock } from '../booking/form-answers.ts'
import { BrandField } from '../device/BrandField.tsx'
import { ColourField } from '../device/ColourField.tsx'
import { GroupField } from '../device/GroupField.tsx'
import { IdentifierField } from '../device/IdentifierField.tsx'
import { SecondImeiField } from '../device/SecondImeiField.tsx'
import { TypeField } from '../device/TypeField.tsx'
import { SelectField } from '../fields/SelectField.tsx'
import { onlyDigits, TextField } from '../fields/TextField.tsx'

/** Few bookings begin with a device that we know. */
const PreviousRepair = lazy(async () => ({ default: (await import('../device/PreviousRepair.tsx')).PreviousRepair }))
const SoldDevice = lazy(async () => ({ default: (await import('../device/SoldDevice.tsx')).SoldDevice }))

/** Whose device, of which kind and type. */
function ChosenDevice() {
  const { setup } = useBooking()
  const { control } = useFormContext<BookingForm>()
  const productGroupId = useWatch({ control, name: 'serviceRequest.productGroupId' })
  const { fields, brand } = setup.form.definition
  return (
    <>
      {brand === 'choose' && <BrandField />}
      <GroupField />
      {fields.productType !== 'hidden' && productGroupId !== null && <TypeField isOptional={fields.productType === 'optional'} />}
    </>
  )
}

/** Which device it is. */
export function DeviceStep() {
  const t = useTexts(requestTexts)
  const { language } = useLanguage()
  const { setup, serviceEntry } = useBooking()
  const { control } = useFormContext<BookingForm>()
  const serviceRequest = useWatch({ control, name: 'serviceRequest' })
  const { fields } = setup.form.definition
  const { min, max } = setup.dateOfPurchase
  const isClaim = setup.previous !== null
  return (
    <>
      <Suspense fallback={<Skeleton shape="rows" count={4} />}>
        {setup.previous && (
          <PreviousRepair previous={setup.previous}>
            <p>{t('device.known')}</p>
          </PreviousRepair>
        )}
        {serviceEntry.sale ? <SoldDevice sale={serviceEntry.sale} back={serviceEntry.back} /> : <ChosenDevice />}
      </Suspense>
      {fields.colour !== 'hidden' && serviceRequest.productTypeId !== null && (
        <ColourField typeId={serviceRequest.productTypeId} isOptional={fields.colour === 'optional'} />
      )}
      {!isClaim && <IdentifierField />}
      {!isClaim && fields.imei2 !== 'hidden' && serviceRequest.identifierKind === 'imei' && (
        <SecondImeiField isOptional={fields.imei2 === 'optional'} />
      )}
      {fields.dateOfPurchase !== 'hidden' && (
        <TextField
          path="serviceRequest.dateOfPurchase"
          label={t('device.purchase')}
          hint={t('device.purchaseHint', { min: dayInFigures(min, language), max: dayInFigures(max, language) })}
          isOptional={fields.dateOfPurchase === 'optional'}
          type="date"
          size="middle"
          min={min}
          max={max}
          isCheckedLive
        />
      )}
      {fields.purchasePrice !== 'hidden' && (
        <TextField
          path="serviceRequest.purchasePrice"
          label={t('device.price')}
          hint={t('device.priceHint')}
          isOptional={fields.purchasePrice === 'optional'}
          inputMode="numeric"
          size="middle"
          tidied={onlyDigits}
        />
      )}
      {asksSimLock({ serviceRequest }, setup) && (
        <SelectField
          path="serviceRequest.simLock"
          label={t('device.simLock')}
          hint={t('device.simLockHint')}
          isOptional={fields.simLock === 'optional'}
          options={setup.lookups.simLocks.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  )
}
