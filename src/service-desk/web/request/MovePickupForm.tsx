import { useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { heldRequestApi } from '#requests/held-request.api.ts'
import type { OfferedDay } from '#requests/pickup-windows.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { useDesk } from './desk-context.ts'
import { StepForm } from './StepForm.tsx'
import { useAction } from './use-action.ts'
import type { Closing } from './use-opening.ts'

const hasRoom = ({ windows }: OfferedDay) => windows.some(({ free }) => free)

/** Another day and window for the courier, as the customer asked for on the phone. */
export function MovePickupForm({ closing }: { readonly closing: Closing }) {
  const t = useTexts(deskRequestTexts)
  const formats = useFormats()
  const { request } = useDesk()
  const [day, setDay] = useState('')
  const [window, setWindow] = useState('')
  const [isTried, setTried] = useState(false)
  const offer = useCall(heldRequestApi.getPickupDays, { query: { postalCode: request.pickup.postalCode } }, { staleTime: 0 })
  const { act, isPending, problem } = useAction(heldRequestApi.changePickup)
  const days = offer.data?.pickupDays ?? []
  const windows = days.find((offered) => offered.day === day)?.windows ?? []
  const chosen = windows.find((offered) => offered.window === window && offered.free)

  async function confirm() {
    setTried(true)
    if (!chosen) return document.getElementById(day === '' ? 'pickupDay' : 'pickupWindow')?.focus()
    const body = { pickupDay: day, pickupWindow: chosen.window, version: request.version }
    const news = t('move.done', { day: formats.weekday(day), window: t(`facts.${chosen.window}`) })
    if (await act({ params: { id: request.crmRequestId }, body }, news)) closing.done()
    // Somebody else may have taken the place.
    else void offer.refetch()
  }

  const full = (words: string, free: boolean) => (free ? words : t('move.full', { words }))
  return (
    <StepForm
      title={t('move.title')}
      lead={t('move.lead')}
      confirm={t('move.confirm')}
      isPending={isPending}
      isReady={days.length > 0}
      problem={problem}
      onConfirm={confirm}
      onCancel={closing.cancel}
    >
      {offer.error && <ErrorState error={offer.error} retry={offer.refetch} />}
      {offer.isPending && <Loading />}
      {offer.data && days.length === 0 && <p>{t('move.none')}</p>}
      {days.length > 0 && (
        <>
          <SelectField
            name="pickupDay"
            label={t('move.day')}
            problem={isTried && day === '' ? t('move.dayMissing') : undefined}
            value={day}
            onChange={({ currentTarget }) => {
              setDay(currentTarget.value)
              setWindow('')
              setTried(false)
            }}
          >
            {days.map((offered) => (
              <option key={offered.day} value={offered.day} disabled={!hasRoom(offered)}>
                {full(formats.weekday(offered.day), hasRoom(offered))}
              </option>
            ))}
          </SelectField>
          <SelectField
            name="pickupWindow"
            label={t('move.window')}
            problem={isTried && day !== '' && !chosen ? t('move.windowMissing') : undefined}
            disabled={day === ''}
            value={chosen?.window ?? ''}
            onChange={({ currentTarget }) => setWindow(currentTarget.value)}
          >
            {windows.map((offered) => (
              <option key={offered.window} value={offered.window} disabled={!offered.free}>
                {full(t(`facts.${offered.window}`), offered.free)}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </StepForm>
  )
}
