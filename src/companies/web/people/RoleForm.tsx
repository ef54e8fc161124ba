import { useEffect, useRef } from 'react'
import { useController } from 'react-hook-form'
import { restoreSession } from '#accounts/web/session.ts'
import { call } from '#base/web/call.ts'
import { OvertakenNotice } from '#base/web/forms/OvertakenNotice.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { FormActions } from '#base/web/kit/FormActions.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { readNow } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companiesApi } from '../../companies.api.ts'
import { type CompanyPerson, changedPerson } from '../../company.ts'
import { companyTexts } from '../../texts.ts'
import { RoleChoices } from './RoleChoices.tsx'

type Props = {
  readonly companyId: number
  readonly person: CompanyPerson
  readonly onSaved: (words: string) => Promise<void>
  readonly onLeave: () => void
}

/** What somebody is in the company. When somebody else changed it meanwhile, both stand side by side and nothing is saved unseen. */
export function RoleForm({ companyId, person: { accountId, version, name, role, isSelf }, onSaved, onLeave }: Props) {
  const t = useTexts(companyTexts)
  const form = useSchemaForm({
    schema: changedPerson,
    values: { role },
    toBody: (typed) => ({ version, role: typed.role }),
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
        return now ? { role: now.role } : null
      },
      names: { role: t('invite.role') },
      inWords: { role: (held) => t(`role.${held}`) },
    },
  })
  const { field, fieldState } = useController({ control: form.control, name: 'role' })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <form noValidate aria-labelledby="role-form" onSubmit={(event) => void form.submit(event)}>
      <h4 id="role-form" ref={heading} tabIndex={-1}>
        {t('change.title', { name })}
      </h4>
      <FormErrorSummary problems={form.problems} attempt={form.attempt} />
      <OvertakenNotice overtaken={form.overtaken} />
      <RoleChoices chosen={field.value} choose={field.onChange} problem={fieldState.error?.message} />
      <FormActions save={t('change.save')} isSending={form.isSubmitting} onLeave={() => void form.leave(onLeave)} />
    </form>
  )
}
