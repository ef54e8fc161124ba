import { call } from '#base/web/call.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companiesApi } from '../../companies.api.ts'
import { companyTexts } from '../../texts.ts'

type Props = { readonly onMade: (companyId: number) => void; readonly onLeave: () => void }

/** A company of a business account that several people shared until now. */
export function CompanyOfAccountForm({ onMade, onLeave }: Props) {
  const t = useTexts(companyTexts)
  const form = useSchemaForm({
    schema: companiesApi.createCompanyOfAccount.body,
    values: { email: '' },
    send: (body) => call(companiesApi.createCompanyOfAccount, { body }),
    onSent: ({ companyId }) => onMade(companyId),
  })
  const leave = () => void form.leave(onLeave)
  const { place, heading } = useStepPlace(leave, form.isSubmitting)
  return (
    <Card as="form" edge="accent" isSpaced noValidate aria-labelledby="of-account" onSubmit={(event) => void form.submit(event)} {...place}>
      <h2 id="of-account" {...heading}>
        {t('ofAccount.title')}
      </h2>
      <p>{t('ofAccount.lead')}</p>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <FormTextField control={form.control} path="email" label={t('ofAccount.email')} type="email" required autoComplete="off" />
      <FormActions save={t('ofAccount.submit')} isSending={form.isSubmitting} onLeave={leave} />
    </Card>
  )
}
