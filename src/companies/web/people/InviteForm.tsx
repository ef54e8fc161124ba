import { call } from '#base/web/call.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companiesApi } from '../../companies.api.ts'
import { invitationDays, newPerson } from '../../company.ts'
import { companyTexts } from '../../texts.ts'
import { AccessFields, accessBodyOf } from './AccessFields.tsx'
import { PersonFields } from './PersonFields.tsx'

type Props = { readonly companyId: number; readonly onSaved: (words: string) => Promise<void>; readonly onLeave: () => void }

const untouchedAccess = { role: 'member' as string, everyCostCentre: true, costCentreIds: [] as number[], decisionLimit: '' }
const untouched = { lastName: '', firstName: '', email: '', ...untouchedAccess }

/** Inviting somebody: who it is, and as what. */
export function InviteForm({ companyId, onSaved, onLeave }: Props) {
  const t = useTexts(companyTexts)
  // Most colleagues speak as whoever invites them does.
  const { language: ownLanguage } = useLanguage()
  const form = useSchemaForm({
    schema: newPerson,
    values: { ...untouched, language: ownLanguage as string },
    toBody: ({ language, lastName, firstName, email, ...access }) => ({
      lastName,
      firstName,
      email,
      language: language || undefined,
      ...accessBodyOf(access),
    }),
    send: (body) => call(companiesApi.invitePerson, { params: { companyId }, body }),
    onSent: ({ email }) => onSaved(t('invite.done', { email })),
  })
  const leave = () => void form.leave(onLeave)
  const { place, heading } = useStepPlace(leave, form.isSubmitting)

  return (
    <Card as="form" edge="accent" isSpaced noValidate aria-labelledby="invite-form" onSubmit={(event) => void form.submit(event)} {...place}>
      <h2 id="invite-form" {...heading}>
        {t('invite.title')}
      </h2>
      <p>{t('invite.lead', { days: invitationDays })}</p>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <PersonFields control={form.control} />
      <AccessFields companyId={companyId} control={form.control} />
      <FormActions save={t('invite.submit')} isSending={form.isSubmitting} onLeave={leave} />
    </Card>
  )
}
