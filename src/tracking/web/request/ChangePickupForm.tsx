import { useController } from 'react-hook-form'
import { useFormats } from '#base/web/formats.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { Day } from '#calendar/calendar.ts'
import { courierApi } from '#courier/courier.api.ts'
import { documentsApi } from '#documents/documents.api.ts'
import { heldRequestApi } from '#requests/held-request.api.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import type { OfferedDay } from '#requests/pickup-windows.ts'
import type { FollowedRequest } from '../../followed-request.ts'
import { trackingTexts } from '../../texts.ts'
import { trackingApi } from '../../tracking.api.ts'
import { ChoiceField } from './ChoiceField.tsx'
import styles from './request.module.css'
import { shortDay } from './short-day.ts'

type Props = { readonly request: FollowedRequest; readonly end: (done?: string) => void }

const hasRoom = ({ windows }: OfferedDay) => windows.some(({ free }) => free)

const untouched: { pickupDay: Day | null; pickupWindow: PickupWindow | null } = { pickupDay: null, pickupWindow: null }

/** Another day and window for the courier. */
export function ChangePickupForm({ request: { crmRequestId, version, pickup }, end }: Props) {
  const t = useTexts(trackingTexts)
  const formats = useFormats()
  const { language } = useLanguage()
  const offer = useCall(heldRequestApi.getPickupDays, { query: { postalCode: pickup.postalCode } }, { staleTime: 0 })
  const change = useSend(heldRequestApi.changePickup)
  const days = offer.data?.pickupDays ?? []
  const form = useSchemaForm({
    schema: heldRequestApi.changePickup.body,
    values: untouched,
    toBody: ({ pickupDay, pickupWindow }) => ({ pickupDay: pickupDay ?? undefined, pickupWindow: pickupWindow ?? undefined, version }),
    missing: { pickupDay: t('pickup.missing'), pickupWindow: t('pickup.missing') },
    async send(body) {
      await change.mutateAsync({ params: { id: crmRequestId }, body })
      return body
    },
    async onSent({ pickupDay, pickupWindow }) {
      await readAgain(trackingApi.showRequest)
      // The hand-over sheet tells the day, so it is another one now.
      void readAgain(documentsApi.documentsOfRequest)
      void readAgain(courierApi.listShipments)
      end(t('pickup.saved', { day: formats.weekday(pickupDay), window: t(`pickup.${pickupWindow}`) }))
    },
    // Somebody else took the place, or the request moved on: the screen shows what is true now.
    onRefused: ({ code }) => {
      // After the cut-off the day is no more in the list: it must not be sent again unseen.
      if (code === 'PICKUP_DAY_CLOSED') for (const field of ['pickupDay', 'pickupWindow'] as const) form.setValue(field, null)
      void offer.refetch()
      void readAgain(trackingApi.showRequest)
      return false
    },
    focus: 'field',
  })
  const { field: day, fieldState: dayState } = useController({ control: form.control, name: 'pickupDay' })
  const { field: window, fieldState: windowState } = useController({ control: form.control, name: 'pickupWindow' })
  const windows = days.find((offered) => offered.day === day.value)?.windows ?? []

  function chooseDay(chosen: Day) {
    const free = days.find((offered) => offered.day === chosen)?.windows.filter((offered) => offered.free) ?? []
    day.onChange(chosen)
    if (!free.some((offered) => offered.window === window.value)) window.onChange(free.length === 1 ? (free[0]?.window ?? null) : null)
  }

  const { place, heading } = useStepPlace(() => end(), form.isSubmitting)

  return (
    <form className={styles.change} onSubmit={(event) => void form.submit(event)} {...place} noValidate aria-labelledby="change-pickup">
      <h3 id="change-pickup" {...heading}>
        {t('pickup.changeTitle')}
      </h3>
      {offer.error && <ErrorState error={offer.error} retry={offer.refetch} />}
      {offer.isPending && <Loading />}
      {offer.data && days.length === 0 && <p>{t('pickup.none')}</p>}
      {days.length > 0 && (
        <ChoiceField
          name="pickupDay"
          legend={t('pickup.chooseDay')}
          chosen={day.value}
          choose={chooseDay}
          // What is wrong with a window is said at the day, while there are no windows to say it.
          problem={(dayState.error ?? (windows.length === 0 ? windowState.error : undefined))?.message}
          choices={days.map((offered) => {
            const { weekday, date } = shortDay(language, offered.day)
            return {
              value: offered.day,
              label: date,
              detail: hasRoom(offered) ? weekday : `${weekday}, ${t('pickup.full')}`,
              isFull: !hasRoom(offered),
            }
          })}
        />
      )}
      {windows.length > 0 && (
        <ChoiceField
          name="pickupWindow"
          legend={t('pickup.chooseWindow')}
          chosen={window.value}
          choose={window.onChange}
          problem={windowState.error?.message}
          isWide
          choices={windows.map((offered) => ({
            value: offered.window,
            label: t(`pickup.${offered.window}`),
            detail: offered.free ? null : t('pickup.full'),
            isFull: !offered.free,
          }))}
        />
      )}
      <ErrorText>{form.problem}</ErrorText>
      <Actions>
        {days.length > 0 && (
          <Button type="submit" aria-disabled={form.isSubmitting}>
            {t(form.isSubmitting ? 'pickup.saving' : 'pickup.save')}
          </Button>
        )}
        <Button variant="quiet" onClick={() => end()}>
          {t('pickup.back')}
        </Button>
      </Actions>
    </form>
  )
}
