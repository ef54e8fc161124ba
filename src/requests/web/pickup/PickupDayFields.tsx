import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isPostalCode } from '#addresses/address.ts'
import { Note } from '#base/web/kit/Note.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import type { OfferedDay } from '../../pickup-windows.ts'
import { requestsApi } from '../../requests.api.ts'
import { useBooking } from '../booking/booking-context.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { ChoiceCards } from '../fields/ChoiceCards.tsx'
import { dayWords } from './day-words.ts'

const hasRoom = ({ windows }: OfferedDay) => windows.some(({ free }) => free)

/** The day and the hours of the courier, as the zone of the postal code has them. */
export function PickupDayFields() {
  const t = useTexts(laterTexts)
  const { language } = useLanguage()
  const { setup } = useBooking()
  const { control, setValue } = useFormContext<BookingForm>()
  const [postalCode, day, window] = useWatch({
    control,
    name: ['deliveryInAddress.postalCode', 'serviceRequest.pickupDay', 'serviceRequest.pickupWindow'],
  })
  const zone = useCall(requestsApi.getPickupDays, { query: { postalCode } }, { enabled: isPostalCode(postalCode) })
  const days: readonly OfferedDay[] = zone.data?.pickupDays ?? setup.pickupDays
  const chosen = days.find((offered) => offered.day === day)
  const isGone = day !== '' && !(chosen && hasRoom(chosen))
  const isWindowGone = window !== null && chosen !== undefined && !chosen.windows.some((offered) => offered.window === window && offered.free)

  // A day kept in a draft, or of another zone, may have filled up.
  useEffect(() => {
    if (isGone) setValue('serviceRequest.pickupDay', '')
    if (isGone || isWindowGone) setValue('serviceRequest.pickupWindow', null)
  }, [isGone, isWindowGone, setValue])

  const takeOnlyWindow = (value: string) => {
    const free = days.find((offered) => offered.day === value)?.windows.filter((offered) => offered.free) ?? []
    if (free.length === 1) setValue('serviceRequest.pickupWindow', free[0]?.window ?? null)
  }
  if (days.length === 0) return <Note>{t('pickup.noDays')}</Note>
  return (
    <>
      <ChoiceCards
        path="serviceRequest.pickupDay"
        legend={t('pickup.day')}
        hint={t('pickup.dayHint', { cutOff: setup.figures.pickupCutOff })}
        choices={days.map((offered) => {
          const { weekday, date } = dayWords(language, offered.day)
          return {
            value: offered.day,
            label: weekday,
            detail: hasRoom(offered) ? date : t('pickup.full', { day: date }),
            isDisabled: !hasRoom(offered),
          }
        })}
        whenChosen={takeOnlyWindow}
      />
      {chosen && (
        <ChoiceCards
          path="serviceRequest.pickupWindow"
          legend={t('pickup.window')}
          shape="rows"
          choices={chosen.windows.map((offered) => ({
            value: offered.window,
            label: t(`window.${offered.window}`),
            detail: offered.free ? undefined : t('pickup.windowFull'),
            isDisabled: !offered.free,
          }))}
        />
      )}
    </>
  )
}
