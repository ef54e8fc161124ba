import {
  IconCamera,
  IconDeviceDesktop,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconDeviceWatch,
  IconHeadphones,
  IconScooterElectric,
  IconVacuumCleaner,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTexts } from '#base/web/use-texts.ts'
import { requestTexts } from '../../texts.ts'
import { useBooking } from '../booking/booking-context.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { brandOf } from '../booking/form-answers.ts'
import { ChoiceCards } from '../fields/ChoiceCards.tsx'
import { chooseGroup } from './choose-device.ts'

/** By the codes of `product_groups`; a kind without a picture is shown by its name alone. */
const pictures: Readonly<Record<string, ComponentType<{ size: number; stroke: number }>>> = {
  MOBILE_PHONE: IconDeviceMobile,
  TABLET: IconDeviceTablet,
  LAPTOP: IconDeviceLaptop,
  SMARTWATCH: IconDeviceWatch,
  DESKTOP: IconDeviceDesktop,
  HEADPHONES: IconHeadphones,
  ACTION_CAMERA: IconCamera,
  ROBOT_VACUUM: IconVacuumCleaner,
  E_SCOOTER: IconScooterElectric,
}

/** The kind of device, where the brand has more than one. */
export function GroupField() {
  const t = useTexts(requestTexts)
  const { setup } = useBooking()
  const { control, setValue, getValues } = useFormContext<BookingForm>()
  const serviceRequest = useWatch({ control, name: 'serviceRequest' })
  const brand = brandOf({ serviceRequest }, setup)
  const groups = setup.productGroups.filter(({ id }) => brand?.productGroupIds.includes(id))
  if (groups.length === 0 || (groups.length === 1 && serviceRequest.productGroupId === groups[0]?.id)) return null
  return (
    <ChoiceCards
      path="serviceRequest.productGroupId"
      legend={t('device.group')}
      choices={groups.map(({ id, name, code }) => {
        const Picture = pictures[code]
        return { value: id, label: name, icon: Picture && <Picture size={28} stroke={1.5} /> }
      })}
      whenChosen={(groupId) => chooseGroup(setValue, setup, groupId, getValues('serviceRequest.identifier'))}
    />
  )
}
