import { useFormContext } from 'react-hook-form'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { SelectField } from '../fields/SelectField.tsx'
import { chooseBrand } from './choose-device.ts'

export function BrandField() {
  const t = useTexts(requestTexts)
  const { setup } = useBooking()
  const { setValue, getValues } = useFormContext<BookingForm>()
  return (
    <SelectField
      path="serviceRequest.brandId"
      label={t('device.brand')}
      options={setup.brands.map(({ id, name }) => ({ value: id, label: name }))}
      whenChosen={(brandId) => chooseBrand(setValue, setup, brandId, getValues())}
    />
  )
}
