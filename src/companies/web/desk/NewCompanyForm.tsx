import { accountsApi } from '#accounts/accounts.api.ts'
import { businessFormInWords } from '#accounts/business-form.ts'
import { companyTypes } from '#accounts/customer-type.ts'
import { defaultLanguage } from '#base/languages.ts'
import { call } from '#base/web/call.ts'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companiesApi } from '../../companies.api.ts'
import { newCompany } from '../../company.ts'
import { companyTexts } from '../../texts.ts'
import styles from '../companies.module.css'
import { PersonFields } from '../people/PersonFields.tsx'

type Props = { readonly onMade: (companyId: number) => void; readonly onLeave: () => void }

const untouched = {
  name: '',
  businessForm: '',
  taxNumber: '',
  customerType: '',
  administrator: { lastName: '', firstName: '', email: '', language: defaultLanguage as string },
}

/** A company that has no account yet, and whom to invite as its first administrator. */
export function NewCompanyForm({ onMade, onLeave }: Props) {
  const t = useTexts(companyTexts)
  const setup = useCall(accountsApi.getRegistrationSetup, {})
  const form = useSchemaForm({
    schema: newCompany,
    missing: { name: t('create.missing.name'), customerType: t('create.missing.customerType') },
    values: untouched,
    toBody: ({ businessForm, customerType, administrator: { language, ...person }, ...company }) => ({
      ...company,
      businessForm: businessForm === '' ? undefined : Number(businessForm),
      customerType: customerType || undefined,
      administrator: { ...person, language: language || undefined },
    }),
    send: (body) => call(companiesApi.createCompany, { body }),
    onSent: ({ companyId }) => onMade(companyId),
  })
  const { control } = form
  const leave = () => void form.leave(onLeave)
  const { place, heading } = useStepPlace(leave, form.isSubmitting)
  return (
    <Card as="form" edge="accent" isSpaced noValidate aria-labelledby="new-company" onSubmit={(event) => void form.submit(event)} {...place}>
      <h2 id="new-company" {...heading}>
        {t('create.title')}
      </h2>
      {setup.error && <ErrorState error={setup.error} retry={setup.refetch} />}
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <div className={styles.fields}>
        <FormTextField control={control} path="name" label={t('create.name')} required autoComplete="off" />
        <FormSelectField control={control} path="businessForm" label={t('create.businessForm')} required>
          {(setup.data?.businessForms ?? []).map((one) => (
            <option key={one.id} value={one.id}>
              {businessFormInWords(one)}
            </option>
          ))}
        </FormSelectField>
        <FormTextField control={control} path="taxNumber" label={t('create.taxNumber')} required inputMode="numeric" autoComplete="off" />
        <FormSelectField control={control} path="customerType" label={t('create.customerType')} required>
          {companyTypes.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </FormSelectField>
      </div>
      <h3>{t('create.administrator')}</h3>
      <PersonFields control={control} at="administrator." />
      <FormActions save={t('create.submit')} isSending={form.isSubmitting} onLeave={leave} />
    </Card>
  )
}
