import { type Control, type UseFormGetValues, type UseFormSetValue, useWatch } from 'react-hook-form'
import { formatAddress } from '#addresses/format-address.ts'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { heldRequestApi } from '#requests/held-request.api.ts'
import { pickupInWords } from '#requests/pickup-in-words.ts'
import type { OwnData } from '#requests/web/own-data/own-data.ts'
import { noteAt } from '#requests/web/own-data/prefill.ts'
import { orderTexts } from '../../texts.ts'
import styles from './many.module.css'
import { type ManyForm, meetingIn, pickupAddresses, placeIn } from './many-form.ts'

type Props<Sent> = {
  readonly control: Control<ManyForm, unknown, Sent>
  readonly setValue: UseFormSetValue<ManyForm>
  readonly getValues: UseFormGetValues<ManyForm>
  readonly own: OwnData | null
}

/** One person and one pickup for all devices (GAPS D13). */
export function RestFields<Sent>({ control, setValue, getValues, own }: Props<Sent>) {
  const t = useTexts(orderTexts)
  const { language } = useLanguage()
  const typed = useWatch({ control, name: 'rest.postalCode' })
  const postalCode = /^[1-9]\d{3}$/.test(typed) ? typed : undefined
  const days = useCall(heldRequestApi.getPickupDays, { query: { postalCode } }).data?.pickupDays ?? []
  const off = { autoComplete: 'off' } as const
  return (
    <>
      <Card isSpaced aria-labelledby="many-pickup">
        <h2 id="many-pickup">{t('many.pickupTitle')}</h2>
        <p>{t('many.pickupText')}</p>
        <SavedPlace setValue={setValue} getValues={getValues} own={own} />
        <div className={styles.fields}>
          <FormTextField
            control={control}
            path="rest.postalCode"
            label={t('many.postalCode')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={20}
          />
          <FormTextField control={control} path="rest.city" label={t('many.city')} autoComplete="address-level2" maxLength={60} />
          <FormTextField control={control} path="rest.publicPlaceName" label={t('many.publicPlaceName')} maxLength={80} {...off} />
          <FormTextField control={control} path="rest.publicPlaceType" label={t('many.publicPlaceType')} maxLength={30} {...off} />
          <FormTextField control={control} path="rest.streetNumber" label={t('many.streetNumber')} maxLength={30} {...off} />
          <FormTextField control={control} path="rest.other" label={t('many.other')} maxLength={100} isOptional {...off} />
          <FormTextField control={control} path="rest.contactName" label={t('many.contactName')} maxLength={150} isOptional {...off} />
          <FormTextField control={control} path="rest.contactPhone" label={t('many.contactPhone')} type="tel" maxLength={40} isOptional {...off} />
          <FormSelectField control={control} path="rest.pickup" label={t('many.pickup')}>
            {days.flatMap(({ day, windows }) =>
              windows
                .filter(({ free }) => free)
                .map(({ window }) => (
                  <option key={`${day} ${window}`} value={`${day} ${window}`}>
                    {pickupInWords(language, day, window)}
                  </option>
                )),
            )}
          </FormSelectField>
          <FormTextField control={control} path="rest.pickupNote" label={t('many.pickupNote')} maxLength={300} isOptional {...off} />
        </div>
      </Card>
      <Card isSpaced aria-labelledby="many-person">
        <h2 id="many-person">{t('many.personTitle')}</h2>
        <div className={styles.fields}>
          <FormTextField control={control} path="rest.lastName" label={t('many.lastName')} autoComplete="family-name" maxLength={100} />
          <FormTextField control={control} path="rest.firstName" label={t('many.firstName')} autoComplete="given-name" maxLength={100} />
          <FormTextField control={control} path="rest.email" label={t('many.email')} type="email" autoComplete="email" maxLength={254} />
          <FormTextField control={control} path="rest.phone" label={t('many.phone')} type="tel" autoComplete="tel" maxLength={40} />
          <FormTextField control={control} path="rest.reference" label={t('many.reference')} maxLength={60} isOptional {...off} />
        </div>
      </Card>
    </>
  )
}

/** One's own addresses and those of the company fill the fields; what is in them counts. */
function SavedPlace({ setValue, getValues, own }: Pick<Props<unknown>, 'setValue' | 'getValues' | 'own'>) {
  const t = useTexts(orderTexts)
  const addresses = pickupAddresses(own)
  if (addresses.length === 0) return null
  return (
    <SelectField
      name="saved-place"
      label={t('many.savedPlace')}
      isOptional
      onChange={({ currentTarget: { value } }) => {
        const saved = addresses.find(({ id }) => String(id) === value)
        if (!saved) return
        for (const [name, text] of Object.entries(placeIn(saved)))
          setValue(`rest.${name as keyof ReturnType<typeof placeIn>}`, text, { shouldDirty: true })
        const { contactName, contactPhone } = meetingIn(saved)
        const contact = { contactName, contactPhone }
        for (const [name, text] of Object.entries(contact)) setValue(`rest.${name as keyof typeof contact}`, text, { shouldDirty: true })
        setValue('rest.pickupNote', noteAt(saved, getValues('rest.pickupNote'), addresses), { shouldDirty: true })
      }}
    >
      {addresses.map((saved) => (
        <option key={saved.id} value={saved.id}>
          {[saved.label, formatAddress(saved)].filter(Boolean).join(': ')}
        </option>
      ))}
    </SelectField>
  )
}
