import { type Control, useController, useWatch } from 'react-hook-form'
import { FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { Choice, Choices } from '#base/web/kit/Choice.tsx'
import { FieldGroup } from '#base/web/kit/Field.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companiesApi } from '../../companies.api.ts'
import type { CompanyPerson } from '../../company.ts'
import { costCentreInWords } from '../../cost-centre.ts'
import { companyTexts } from '../../texts.ts'
import { RoleChoices } from './RoleChoices.tsx'

export type AccessValues = { role: string; everyCostCentre: boolean; costCentreIds: number[]; decisionLimit: string }

export const accessValuesOf = ({
  role,
  everyCostCentre,
  costCentreIds,
  decisionLimit,
}: Omit<CompanyPerson, 'accountId' | 'version'>): AccessValues => ({
  role,
  everyCostCentre,
  costCentreIds,
  decisionLimit: decisionLimit === null ? '' : String(decisionLimit),
})

/** No limit typed is no limit; what is no figure the schema refuses. */
export const accessBodyOf = ({ decisionLimit, ...access }: AccessValues) => {
  const typed = decisionLimit.replace(/\s/g, '')
  return { ...access, decisionLimit: typed === '' ? null : /^\d{1,9}$/.test(typed) ? Number(typed) : typed }
}

type Props = { readonly companyId: number; readonly control: Control<AccessValues> }

/** As what somebody acts for the company, for which cost centres, and up to which amount. */
export function AccessFields<Values extends AccessValues, Sent>({
  companyId,
  control: form,
}: Omit<Props, 'control'> & { readonly control: Control<Values, unknown, Sent> }) {
  // A form that holds more holds these: react-hook-form types its control by all of them.
  const control = form as unknown as Control<AccessValues>
  const t = useTexts(companyTexts)
  const { field, fieldState } = useController({ control, name: 'role' })
  const [role, every] = useWatch({ control, name: ['role', 'everyCostCentre'] })
  const looksAfter = role === 'approver' || role === 'viewer'
  return (
    <>
      <RoleChoices chosen={field.value} choose={field.onChange} problem={fieldState.error?.message} />
      {looksAfter && <FormTickField control={control} path="everyCostCentre" label={t('access.every')} />}
      {(role === 'member' || (looksAfter && !every)) && (
        <CostCentreChoices companyId={companyId} control={control} hint={t(role === 'member' ? 'access.memberHint' : 'access.chosenHint')} />
      )}
      {role === 'member' && (
        <FormTextField
          control={control}
          path="decisionLimit"
          label={t('access.limit')}
          hint={t('access.limitHint')}
          isOptional
          inputMode="numeric"
          autoComplete="off"
          size="middle"
        />
      )}
    </>
  )
}

function CostCentreChoices({ companyId, control, hint }: Props & { readonly hint: string }) {
  const t = useTexts(companyTexts)
  const { field, fieldState } = useController({ control, name: 'costCentreIds' })
  const { data } = useCall(companiesApi.listCostCentres, { params: { companyId } })
  // What somebody has stays to be seen when it is out of use.
  const offered = data?.costCentres.filter(({ id, active }) => active || field.value.includes(id)) ?? []
  if (offered.length === 0) return null
  const toggle = (id: number) => field.onChange(field.value.includes(id) ? field.value.filter((one) => one !== id) : [...field.value, id])
  return (
    <FieldGroup name="costCentreIds" label={t('access.costCentres')} hint={hint} problem={fieldState.error?.message}>
      <Choices shape="columns" isScrolled={offered.length > 12}>
        {offered.map((one) => (
          <Choice
            key={one.id}
            type="checkbox"
            name="costCentreIds"
            checked={field.value.includes(one.id)}
            onChange={() => toggle(one.id)}
            label={costCentreInWords(one)}
          />
        ))}
      </Choices>
    </FieldGroup>
  )
}
