import { useFormContext, useWatch } from 'react-hook-form'
import { useLikelyEmail } from '#base/web/email-field/use-likely-email.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import type { BookingForm } from '../booking/booking-form.ts'
import { fieldId } from '../fields/field-id.ts'
import styles from '../fields/fields.module.css'
import { TextField } from '../fields/TextField.tsx'

/** Who orders: family name first, as Hungarians say it. */
export function PersonFields() {
  const t = useTexts(laterTexts)
  const { control, setValue } = useFormContext<BookingForm>()
  const typed = useWatch({ control, name: 'customer.email' })
  const { whenLeft, after } = useLikelyEmail(fieldId('customer.email'), typed, (email) => setValue('customer.email', email, { shouldDirty: true }))
  return (
    <>
      <div className={styles.pair}>
        <TextField path="customer.lastName" label={t('person.lastName')} autoComplete="family-name" autoCapitalize="words" />
        <TextField path="customer.firstName" label={t('person.firstName')} autoComplete="given-name" autoCapitalize="words" />
      </div>
      <TextField path="customer.middleName" label={t('person.middleName')} autoComplete="additional-name" autoCapitalize="words" isOptional />
      <TextField
        path="customer.email"
        label={t('person.email')}
        hint={t('person.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        isCheckedLive
        whenLeft={whenLeft}
        after={after}
      />
      <TextField
        path="customer.phone"
        label={t('person.phone')}
        hint={t('person.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        size="middle"
        isCheckedLive
      />
    </>
  )
}
