import { useState } from 'react'
import { accountsApi } from '#accounts/accounts.api.ts'
import { businessFormInWords } from '#accounts/business-form.ts'
import type { CustomerProfile } from '#accounts/customer.ts'
import { isPrivate } from '#accounts/customer-type.ts'
import { formatPhone } from '#accounts/phone.ts'
import { restoreSession } from '#accounts/web/session.ts'
import { intlLocales, type Language, languages } from '#base/languages.ts'
import { call } from '#base/web/call.ts'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { readAgain, readNow } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { Lookup } from '#catalogue/catalogue.ts'
import { customerDataApi } from '../customer-data.api.ts'
import { changedProfile } from '../customer-data.ts'
import { customerDataTexts } from '../texts.ts'
import styles from './customer-data.module.css'
import { SaveRow } from './SaveRow.tsx'

type Props = { readonly profile: CustomerProfile; readonly businessForms: readonly Lookup[] }

/** Each language by its own name. */
const nameOf = (language: Language) => new Intl.DisplayNames(intlLocales[language], { type: 'language' }).of(language)

const valuesOf = ({ lastName, firstName, middleName, phone, defaultLanguage, companyName, businessForm }: CustomerProfile) => ({
  ...{ lastName, firstName, middleName, defaultLanguage: defaultLanguage as string },
  phone: phone === null ? '' : formatPhone(phone),
  companyName: companyName ?? '',
  businessForm: businessForm === null ? '' : String(businessForm.id),
})

/** SPEC 3, customer profile. The e-mail address is the login, and is changed where it is confirmed. */
export function ProfileForm({ profile, businessForms }: Props) {
  const t = useTexts(customerDataTexts)
  const [isSaved, setSaved] = useState(false)
  const { customerId, customerType, version } = profile
  const form = useSchemaForm({
    schema: changedProfile,
    values: valuesOf(profile),
    toBody: ({ businessForm, ...values }) => ({ ...values, version, businessForm: businessForm === '' ? null : Number(businessForm) }),
    send: (body) => call(customerDataApi.changeProfile, { params: { id: customerId }, body }),
    onSent: async () => {
      setSaved(true)
      await readAgain(accountsApi.showCustomer)
      await readAgain(customerDataApi.showFinancialData)
      // The greeting says the name.
      await restoreSession()
    },
    overtaken: { now: async () => valuesOf(await readNow(accountsApi.showCustomer, { params: { id: customerId } })) },
  })
  const { control } = form
  return (
    <Card as="form" width="text" isSpaced noValidate aria-labelledby="profile" onSubmit={(event) => void form.submit(event)}>
      <h2 id="profile">{t('profile')}</h2>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <OvertakenNotice overtaken={form.overtaken} />
      <div className={styles.pair}>
        <FormTextField control={control} path="lastName" label={t('lastName')} autoComplete="family-name" />
        <FormTextField control={control} path="firstName" label={t('firstName')} autoComplete="given-name" />
      </div>
      <FormTextField control={control} path="middleName" label={t('middleName')} autoComplete="additional-name" isOptional />
      <FactList facts={[[t('email'), profile.email]]} />
      <Muted>{t('emailHint')}</Muted>
      <FormTextField
        control={control}
        path="phone"
        label={t('phone')}
        hint={t('phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        isOptional
      />
      <FormSelectField control={control} path="defaultLanguage" label={t('language')} hint={t('languageHint')}>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {nameOf(language)}
          </option>
        ))}
      </FormSelectField>
      {!isPrivate(customerType) && (
        <>
          <FormTextField control={control} path="companyName" label={t('companyName')} autoComplete="organization" />
          <FormSelectField control={control} path="businessForm" label={t('businessForm')} isOptional>
            {businessForms.map((offered) => (
              <option key={offered.id} value={offered.id}>
                {businessFormInWords(offered)}
              </option>
            ))}
          </FormSelectField>
        </>
      )}
      <SaveRow isSaving={form.isSubmitting} isSaved={isSaved && !form.isDirty} />
    </Card>
  )
}
