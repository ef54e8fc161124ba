import { type Control, useWatch } from 'react-hook-form'
import { intlLocales } from '#base/languages.ts'
import { FormSelectField, FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { countriesByName } from '../countries.ts'
import { addressTexts } from '../texts.ts'
import type { AddressValues } from './address-values.ts'

/** Whom the invoice names, and in which country. */
export function BillingFields<Sent>({ control }: { readonly control: Control<AddressValues, unknown, Sent> }) {
  const t = useTexts(addressTexts)
  const { language } = useLanguage()
  const isCompany = useWatch({ control, name: 'isCompany' })
  return (
    <>
      <FormTextField control={control} path="billingName" label={t('billing.name')} autoComplete="billing name" />
      <FormTickField control={control} path="isCompany" label={t('billing.company')} hint={t('billing.companyHint')} />
      {isCompany && (
        <FormTextField
          control={control}
          path="taxNumber"
          label={t('billing.taxNumber')}
          hint={t('billing.taxNumberHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <FormTextField
        control={control}
        path="accountNumber"
        label={t('billing.account')}
        hint={t('billing.accountHint')}
        autoComplete="off"
        isOptional
      />
      <FormSelectField control={control} path="countryCode" label={t('field.country')} autoComplete="billing country">
        {countriesByName(intlLocales[language]).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </FormSelectField>
    </>
  )
}
