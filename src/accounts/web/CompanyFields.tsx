import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import type { Output } from '#base/endpoint.ts'
import { FormSelectField, FormTextField } from '#base/web/forms/form-fields.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { accountsApi } from '../accounts.api.ts'
import { businessFormInWords } from '../business-form.ts'
import { accountTexts } from '../texts.ts'

type CompanyValues = FieldValues & { companyName: string; businessForm: string; taxNumber: string }
type Props<Values extends CompanyValues, Sent> = {
  readonly control: Control<Values, unknown, Sent>
  readonly businessForms: Output<typeof accountsApi.getRegistrationSetup>['businessForms']
}

/** The company an account belongs to. */
export function CompanyFields<Values extends CompanyValues, Sent>({ control, businessForms }: Props<Values, Sent>) {
  const t = useTexts(accountTexts)
  const path = (name: keyof CompanyValues & string) => name as FieldPathByValue<Values, string>
  return (
    <>
      <FormTextField
        control={control}
        path={path('companyName')}
        label={t('registration.companyName')}
        hint={t('registration.companyNameHint')}
        autoComplete="organization"
        required
      />
      <FormSelectField control={control} path={path('businessForm')} label={t('registration.businessForm')} required>
        {businessForms.map((form) => (
          <option key={form.id} value={form.id}>
            {businessFormInWords(form)}
          </option>
        ))}
      </FormSelectField>
      <FormTextField
        control={control}
        path={path('taxNumber')}
        label={t('registration.taxNumber')}
        hint={t('registration.taxNumberHint')}
        inputMode="numeric"
        autoComplete="off"
        required
      />
    </>
  )
}
