import { useWatch } from 'react-hook-form'
import { emptyValues } from '#addresses/web/address-values.ts'
import { PlaceOfForm } from '#addresses/web/PlaceOfForm.tsx'
import { unbrokenHours } from '#base/unbroken-hours.ts'
import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { OneOf } from '#base/web/forms/choice-fields.tsx'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { company } from '#site/company.ts'
import { courierApi } from '../../courier.api.ts'
import type { DeliveryChoiceView } from '../../delivery-choice.ts'
import { nextDeliveryTexts } from '../../next-delivery-texts.ts'
import { LockerChoice } from './LockerChoice.tsx'
import { type NextDeliveryValues, sentChoice } from './next-delivery-values.ts'

type Props = { readonly requestId: number; readonly view: DeliveryChoiceView; readonly onChosen: () => unknown }

/** The same place again, another one, a locker, or the counter; the courier comes on a day of one's own. */
export function NextDeliveryForm({ requestId, view: { before, days, unpaid }, onChosen }: Props) {
  const t = useTexts(nextDeliveryTexts)
  const formats = useFormats()
  const untouched: NextDeliveryValues = {
    ...emptyValues(),
    ...{ kind: '', day: days[0] ?? '', provider: 'foxpost', code: '' },
    contactName: before.contactName,
    contactPhone: before.contactPhone,
  }
  const form = useSchemaForm({
    schema: courierApi.chooseDelivery.body,
    values: untouched,
    toBody: sentChoice,
    fieldAt: (path) => (path === 'way' ? 'kind' : path.replace(/^to\./, '')),
    missing: { way: t('choose') },
    send: (body) => call(courierApi.chooseDelivery, { params: { id: requestId }, body }),
    onSent: onChosen,
    focus: 'field',
  })
  const { control, setValue, getValues } = form
  const kind = useWatch({ control, name: 'kind' })
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate data-asks aria-labelledby="next-delivery">
      <OneOf
        control={control}
        path="kind"
        legend={t('where')}
        choices={[
          { value: 'again', label: t('again', { to: before.to }) },
          { value: 'address', label: t('address') },
          { value: 'locker', label: t('locker') },
          { value: 'counter', label: t('counter', { address: company.workshop }) },
        ]}
      />
      {(kind === 'address' || kind === 'locker') && (
        <>
          <FormTextField control={control} path="contactName" label={t('contactName')} autoComplete="name" />
          <FormTextField control={control} path="contactPhone" label={t('contactPhone')} type="tel" autoComplete="tel" />
        </>
      )}
      {kind === 'address' && <PlaceOfForm control={control} setValue={setValue} getValues={getValues} />}
      {kind === 'locker' && <LockerChoice control={control} near={before.postalCode} />}
      {kind === 'locker' && unpaid && (
        <Note tone="warning">
          {t('noCashAtLocker')} {t('payBefore')}
        </Note>
      )}
      {kind === 'counter' ? (
        <Note tone={unpaid ? 'warning' : 'plain'}>{unbrokenHours(t(unpaid ? 'payFirst' : 'bring', company.openingHours))}</Note>
      ) : (
        kind !== '' && (
          <FormSelectField control={control} path="day" label={t('day')} hint={t('dayHint')}>
            {days.map((day) => (
              <option key={day} value={day}>
                {formats.day(day)}
              </option>
            ))}
          </FormSelectField>
        )
      )}
      <ErrorText>{form.problem}</ErrorText>
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'sending' : 'send')}
        </Button>
      </Actions>
    </form>
  )
}
