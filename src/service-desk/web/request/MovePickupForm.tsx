import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormats } from '#base/web/formats.ts'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { correctionBodies } from '#corrections/correction.ts'
import { correctionsApi } from '#corrections/corrections.api.ts'
import { heldRequestApi } from '#requests/held-request.api.ts'
import type { OfferedDay } from '#requests/pickup-windows.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import type { Closing } from './closing.ts'
import { useDesk } from './desk-context.ts'
import { StepForm } from './StepForm.tsx'
import { useAction } from './use-action.ts'

const hasRoom = ({ windows }: OfferedDay) => windows.some(({ free }) => free)

/** Another day and window for the courier, as the customer asked for on the phone. */
export function MovePickupForm({ done, cancel }: Closing) {
  const t = useTexts(deskRequestTexts)
  const formats = useFormats()
  const { request } = useDesk()
  const offer = useCall(heldRequestApi.getPickupDays, { query: { postalCode: request.pickup.postalCode } }, { staleTime: 0 })
  const { perform } = useAction(correctionsApi.correctRequest)
  const days = offer.data?.pickupDays ?? []
  const windowsOf = (day: string) => days.find((offered) => offered.day === day)?.windows ?? []

  const form = useSchemaForm({
    schema: correctionBodies.pickup,
    values: { pickupDay: '', pickupWindow: '', reason: t('move.asked') },
    toBody: ({ pickupDay, pickupWindow, reason }) => ({
      subject: 'pickup',
      version: request.version,
      reason,
      values: {
        pickupDay: pickupDay || undefined,
        // Somebody else may have taken the place while it stood here.
        pickupWindow: windowsOf(pickupDay).find((offered) => offered.window === pickupWindow && offered.free)?.window,
      },
    }),
    fieldAt: (path) => path.replace(/^values\./, ''),
    missing: { 'values.pickupDay': t('move.dayMissing'), 'values.pickupWindow': t('move.windowMissing'), reason: t('move.reasonMissing') },
    send: (body) => {
      const { pickupDay, pickupWindow } = body.values
      const news = t('move.done', { day: formats.weekday(pickupDay), window: t(`facts.${pickupWindow}`) })
      return perform({ params: { id: request.crmRequestId }, body }, news)
    },
    onSent: done,
    onRefused: ({ code }) => {
      // After the cut-off the day is no more in the list: it must not be sent again unseen.
      if (code === 'PICKUP_DAY_CLOSED') form.setValue('pickupDay', '')
      void offer.refetch()
      return false
    },
    focus: 'field',
  })
  const day = useWatch({ control: form.control, name: 'pickupDay' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day has other windows
  useEffect(() => form.setValue('pickupWindow', ''), [day, form.setValue])

  const full = (words: string, free: boolean) => (free ? words : t('move.full', { words }))
  return (
    <StepForm form={form} title={t('move.title')} lead={t('move.lead')} confirm={t('move.confirm')} isReady={days.length > 0} onCancel={cancel}>
      {offer.error && <ErrorState error={offer.error} retry={offer.refetch} />}
      {offer.isPending && <Loading />}
      {offer.data && days.length === 0 && <p>{t('move.none')}</p>}
      {days.length > 0 && (
        <>
          <FormSelectField control={form.control} path="pickupDay" label={t('move.day')}>
            {days.map((offered) => (
              <option key={offered.day} value={offered.day} disabled={!hasRoom(offered)}>
                {full(formats.weekday(offered.day), hasRoom(offered))}
              </option>
            ))}
          </FormSelectField>
          <FormSelectField control={form.control} path="pickupWindow" label={t('move.window')} disabled={day === ''}>
            {windowsOf(day).map((offered) => (
              <option key={offered.window} value={offered.window} disabled={!offered.free}>
                {full(t(`facts.${offered.window}`), offered.free)}
              </option>
            ))}
          </FormSelectField>
          <FormTextField control={form.control} path="reason" name="pickupReason" label={t('move.reason')} maxLength={300} />
        </>
      )}
    </StepForm>
  )
}
