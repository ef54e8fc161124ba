import { useTexts } from '#base/web/use-texts.ts'
import { laterTexts } from '../../later-texts.ts'
import styles from '../fields/fields.module.css'
import { TextField } from '../fields/TextField.tsx'

/** Who orders: family name first, as Hungarians say it. */
export function PersonFields() {
  const t = useTexts(laterTexts)
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
