import { restoreSession } from '#accounts/web/session.ts'
import { type CompanyRole, companyRoles } from '#accounts/who.ts'
import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { readNow, useCall } from '#base/web/use-call.ts'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companiesApi } from '../../companies.api.ts'
import { type CompanyPerson, changedPerson } from '../../company.ts'
import { companyTexts } from '../../texts.ts'
import { AccessFields, type AccessValues, accessBodyOf, accessValuesOf } from './AccessFields.tsx'

const roleOf = (held: string): CompanyRole => companyRoles.find((role) => role === held) ?? 'member'

type Props = {
  readonly companyId: number
  readonly person: CompanyPerson
  readonly onSaved: (words: string) => Promise<void>
  readonly onLeave: () => void
}

/** What somebody is in the company and what they look after. When somebody else changed it meanwhile, both stand side by side and nothing is saved unseen. */
export function RoleForm({ companyId, person, onSaved, onLeave }: Props) {
  const t = useTexts(companyTexts)
  const formats = useFormats()
  const { accountId, version, name, isSelf } = person
  const costCentres = useCall(companiesApi.listCostCentres, { params: { companyId } }).data?.costCentres ?? []
  const codesOf = (ids: readonly number[]) => costCentres.filter(({ id }) => ids.includes(id)).map(({ code }) => code)
  const form = useSchemaForm({
    schema: changedPerson,
    values: accessValuesOf(person),
    toBody: (typed: AccessValues) => ({ version, ...accessBodyOf(typed) }),
    async send(body) {
      await call(companiesApi.changeCompanyPerson, { params: { companyId, accountId }, body })
      // One's own menu follows at once.
      if (isSelf) await restoreSession()
    },
    onSent: () => onSaved(t('change.done', { name })),
    overtaken: {
      now: async () => {
        const { people } = await readNow(companiesApi.showCompany, { params: { companyId } })
        const now = people.find((other) => other.accountId === accountId)
        return now ? accessValuesOf(now) : null
      },
      names: {
        role: t('invite.role'),
        everyCostCentre: t('access.every'),
        costCentreIds: t('access.costCentres'),
        decisionLimit: t('access.limit'),
      },
      inWords: {
        role: (held) => t(`role.${roleOf(held)}`),
        everyCostCentre: (held) => t(held ? 'access.yes' : 'access.no'),
        costCentreIds: (held) => codesOf(held).join(', '),
        decisionLimit: (held) => (held === '' ? t('access.noLimit') : formats.forint(Number(held))),
      },
    },
  })
  const leave = () => void form.leave(onLeave)
  const { place, heading } = useStepPlace(leave, form.isSubmitting)

  return (
    <form noValidate aria-labelledby="role-form" onSubmit={(event) => void form.submit(event)} {...place}>
      <h4 id="role-form" {...heading}>
        {t('change.title', { name })}
      </h4>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <OvertakenNotice overtaken={form.overtaken} />
      <AccessFields companyId={companyId} control={form.control} />
      <FormActions save={t('change.save')} isSending={form.isSubmitting} onLeave={leave} />
    </form>
  )
}
