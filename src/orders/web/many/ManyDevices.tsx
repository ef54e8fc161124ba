import { useRef, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { Output } from '#base/endpoint.ts'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { DraftNotice } from '#base/web/forms/DraftNotice.tsx'
import { useRowFocus } from '#base/web/forms/use-row-focus.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { newKey } from '#base/web/new-key.ts'
import { readAgain } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { useCostCentresOffered } from '#companies/web/use-cost-centres-offered.ts'
import { paths } from '#paths.ts'
import { maxDevicesOfOrder } from '#requests/device-order.ts'
import type { OwnData } from '#requests/web/own-data/own-data.ts'
import { ordersApi } from '../../orders.api.ts'
import { orderTexts } from '../../texts.ts'
import { OrderConsents } from '../consents/OrderConsents.tsx'
import { DeviceFields } from './DeviceFields.tsx'
import styles from './many.module.css'
import { emptyDevice, fieldOfMany, type ManyForm, orderOf, untouchedForm } from './many-form.ts'
import { RestFields } from './RestFields.tsx'

/** What was checked is what is sent: a change of anything is checked anew, and is another order. */
type Checked = { readonly of: string; readonly key: string; readonly wordings: Output<typeof ordersApi.checkOrder>['wordings'] }

/** A summary of fifty devices says of which each of its lines is. */
function useMissing(): Readonly<Record<string, string>> {
  const t = useTexts(orderTexts)
  const devices = Array.from({ length: maxDevicesOfOrder }, (_, place) =>
    (['warrantyType', 'brandId', 'productGroupId', 'identifier', 'troubleDescription'] as const).map((name) => [
      `devices.${place}.${name}`,
      t('many.missing', { place: String(place + 1), field: t(`many.${name}`) }),
    ]),
  )
  return { ...Object.fromEntries(devices.flat()), pickupDay: t('many.missingPickup'), pickupWindow: t('many.missingPickup') }
}

/** Checked first, as the order would be, then sent; what is typed is kept in this tab until then. */
export function ManyDevices({ own }: { readonly own: OwnData | null }) {
  const t = useTexts(orderTexts)
  const navigate = useNavigate()
  const costCentres = useCostCentresOffered()
  const [found, setFound] = useState<Checked | null>(null)
  const [isChecking, setChecking] = useState(false)
  const checked = useRef<Checked | null>(null)
  const form = useSchemaForm({
    schema: checked.current ? ordersApi.submitOrder.body : ordersApi.checkOrder.body,
    values: untouchedForm(own),
    toBody: (typed: ManyForm) => {
      const order = orderOf(typed, own)
      if (!checked.current) return order
      return { ...order, gdpr: typed.gdpr, termsAndCond: typed.termsAndCond, textVersionIds: checked.current.wordings.map(({ id }) => id) }
    },
    fieldAt: fieldOfMany,
    missing: useMissing(),
    // What was read by the schema is what was checked; the call is given what is typed, as the check was.
    send(_body, typed) {
      if (!checked.current) throw new Error('What is sent was checked before')
      const { key, wordings } = checked.current
      const body = { ...orderOf(typed, own), gdpr: true as const, termsAndCond: true as const, textVersionIds: wordings.map(({ id }) => id) }
      return call(ordersApi.submitOrder, { body, idempotencyKey: key })
    },
    async onSent({ id }) {
      await readAgain(ordersApi.listOrders)
      await navigate(paths.order(id))
    },
    // A place that was taken or a wording that changed meanwhile: it is looked at anew.
    onRefused: ({ status }) => {
      if (status === 409) setFound(null)
      return false
    },
    draft: { name: 'order-of-many', sample: { devices: [emptyDevice()] } },
  })
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'devices' })
  const { add, putIn, takeOut } = useRowFocus({ fields, remove })
  const devices = useWatch({ control, name: 'devices' })
  const rest = useWatch({ control, name: 'rest' })
  const [gdpr, termsAndCond] = useWatch({ control, name: ['gdpr', 'termsAndCond'] })
  const typed = JSON.stringify([devices, rest])
  const present = found?.of === typed ? found : null
  checked.current = present

  async function check() {
    if (isChecking || !(await form.check())) return
    setChecking(true)
    try {
      const of = typed
      const { wordings } = await call(ordersApi.checkOrder, { body: orderOf(form.getValues(), own) })
      setFound({ of, wordings, key: newKey() })
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      form.showRefusal(error)
    } finally {
      setChecking(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void (present ? form.submit() : check())
      }}
    >
      <p>{t('many.lead')}</p>
      <DraftNotice isRestored={form.isRestored} discard={form.discard} />
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      {fields.map(({ id }, place) => (
        <DeviceFields
          key={id}
          control={control}
          setValue={form.setValue}
          place={place}
          costCentres={costCentres}
          remove={fields.length < 2 ? null : () => takeOut(place)}
        />
      ))}
      {fields.length < maxDevicesOfOrder && (
        <p className={styles.add}>
          <Button ref={add} variant="quiet" onClick={() => putIn(() => append(emptyDevice(devices.at(-1)?.costCentreId)))}>
            {t('many.add')}
          </Button>
        </p>
      )}
      <RestFields control={control} setValue={form.setValue} getValues={form.getValues} own={own} />
      {present ? (
        <Card isSpaced edge="accent" aria-labelledby="many-send">
          <h2 id="many-send">{t('many.sendTitle')}</h2>
          <p role="status">{t('many.checked', { count: fields.length })}</p>
          <OrderConsents
            wordings={present.wordings}
            agreed={{ gdpr, termsAndCond }}
            setAgreed={(agreed) => {
              form.setValue('gdpr', agreed.gdpr, { shouldDirty: true })
              form.setValue('termsAndCond', agreed.termsAndCond, { shouldDirty: true })
            }}
            isTried={form.problems.some(({ fieldId }) => fieldId === 'gdpr' || fieldId === 'termsAndCond')}
          />
          <Button type="submit" aria-disabled={form.isSubmitting}>
            {form.isSubmitting ? t('many.pending') : t('many.send', { count: fields.length })}
          </Button>
        </Card>
      ) : (
        <Button type="submit" aria-disabled={isChecking}>
          {isChecking ? t('many.pending') : t('many.check')}
        </Button>
      )}
    </form>
  )
}
