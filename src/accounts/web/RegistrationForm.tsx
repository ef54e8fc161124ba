import { useController, useWatch } from 'react-hook-form'
import type { Output } from '#base/endpoint.ts'
import { call } from '#base/web/call.ts'
import { FormEmailField } from '#base/web/email-field/FormEmailField.tsx'
import type { FormProblem } from '#base/web/forms/form-errors.ts'
import { FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { accountsApi } from '../accounts.api.ts'
import { type RegistrationType, registrationTypes } from '../features.ts'
import { accountTexts } from '../texts.ts'
import { CompanyFields } from './CompanyFields.tsx'

const untouched = {
  customerType: 'B2C' as RegistrationType,
  lastName: '',
  firstName: '',
  email: '',
  phone: '',
  companyName: '',
  businessForm: '',
  taxNumber: '',
  gdpr: false,
  termsAndCond: false,
}

/** A changed wording is read and accepted at its tick. */
const fieldOf: Readonly<Record<string, string>> = { 'textVersions.privacy': 'gdpr', 'textVersions.terms': 'termsAndCond' }

/** The rules of a company are read after the fields of everybody; the summary lists them as the eye meets them. */
const order = ['customerType', 'companyName', 'businessForm', 'taxNumber', 'lastName', 'firstName', 'email', 'phone', 'gdpr', 'termsAndCond']
const asOnScreen = (one: FormProblem, other: FormProblem) => order.indexOf(one.fieldId ?? '') - order.indexOf(other.fieldId ?? '')

type Props = { readonly setup: Output<typeof accountsApi.getRegistrationSetup>; readonly sent: (email: string) => void }

export function RegistrationForm({ setup, sent }: Props) {
  const t = useTexts(accountTexts)
  const form = useSchemaForm({
    schema: accountsApi.register.body,
    values: untouched,
    // What another choice hides stays in its field and is not sent.
    toBody: ({ companyName, businessForm, taxNumber, ...person }) => ({
      ...person,
      textVersions: setup.textVersions,
      ...(person.customerType === 'MOST-B2B' ? { companyName, businessForm: businessForm === '' ? null : Number(businessForm), taxNumber } : {}),
    }),
    fieldAt: (path) => fieldOf[path] ?? path,
    send: async (body) => {
      await call(accountsApi.register, { body })
      return body.email
    },
    onSent: sent,
    onRefused({ code }) {
      if (code === 'TEXT_VERSION_CHANGED') {
        for (const consent of ['gdpr', 'termsAndCond'] as const) form.setValue(consent, false)
        void readAgain(accountsApi.getRegistrationSetup)
      }
      return false
    },
  })
  const { control } = form
  const isCompany = useWatch({ control, name: 'customerType' }) === 'MOST-B2B'
  const { field: type } = useController({ control, name: 'customerType' })

  return (
    <Card as="form" width="text" isSpaced noValidate onSubmit={(event) => void form.submit(event)}>
      <FormErrorSummary problems={form.problems.toSorted(asOnScreen)} attempt={form.attempt} />
      <FieldGroup name="customerType" label={t('registration.who')}>
        <Choices shape="rows">
          {registrationTypes.map((choice) => (
            <Choice
              key={choice}
              type="radio"
              name={type.name}
              value={choice}
              checked={type.value === choice}
              onChange={() => type.onChange(choice)}
              label={t(`registration.${choice === 'B2C' ? 'person' : 'company'}`)}
            />
          ))}
        </Choices>
      </FieldGroup>
      {isCompany && <CompanyFields control={control} businessForms={setup.businessForms} />}
      <FormTextField
        control={control}
        path="lastName"
        label={t('registration.lastName')}
        autoComplete="family-name"
        autoCapitalize="words"
        required
      />
      <FormTextField
        control={control}
        path="firstName"
        label={t('registration.firstName')}
        autoComplete="given-name"
        autoCapitalize="words"
        required
      />
      <FormEmailField control={control} path="email" label={t('email')} hint={t('registration.emailHint')} required />
      <FormTextField
        control={control}
        path="phone"
        label={t('registration.phone')}
        hint={t('registration.phoneHint')}
        type="tel"
        autoComplete="tel"
        isOptional
      />
      <FormTickField
        control={control}
        path="gdpr"
        label={t('registration.privacy')}
        hint={<NewTab to={publicPaths.privacy()}>{t('registration.privacyLink')}</NewTab>}
      />
      <FormTickField
        control={control}
        path="termsAndCond"
        label={t('registration.terms')}
        hint={<NewTab to={publicPaths.terms()}>{t('registration.termsLink')}</NewTab>}
      />
      <Actions shape="wide">
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t(form.isSubmitting ? 'sending' : 'registration.submit')}
        </Button>
      </Actions>
    </Card>
  )
}

const NewTab = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <a href={to} target="_blank" rel="noopener">
    {children}
  </a>
)
