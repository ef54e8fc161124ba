import { useState } from 'react'
import { useSession } from '#accounts/web/session.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { CareForm } from './CareCell.tsx'
import { Choice } from './Choice.tsx'
import { useDesk } from './desk-context.ts'
import { Problem } from './Problem.tsx'
import { useAction } from './use-action.ts'
import type { Closing } from './use-opening.ts'

function useAssigning() {
  const t = useTexts(deskRequestTexts)
  const { request } = useDesk()
  const { act, isPending, problem } = useAction(serviceDeskApi.assignRequest)
  const assign = (accountId: number | null, name: string) =>
    act(
      { params: { id: request.crmRequestId }, body: { version: request.version, accountId } },
      accountId === null ? t('care.unassigned') : t('care.assigned', { name }),
    )
  return { assign, isPending, problem }
}

/** The employee takes the request, unless they have it. */
export function TakeIt() {
  const t = useTexts(deskRequestTexts)
  const session = useSession()
  const { request } = useDesk()
  const { assign, isPending, problem } = useAssigning()
  if (session.kind !== 'signedIn' || request.assigned?.id === session.person.customerId) return null
  const { customerId } = session.person
  return (
    <>
      <Button aria-disabled={isPending} onClick={() => void assign(customerId, t('care.you'))}>
        {t('care.me')}
      </Button>
      <Problem>{problem}</Problem>
    </>
  )
}

const nobody = 'nobody'

/** Gives the request to a colleague, or to nobody. */
export function AssignmentForm({ closing }: { readonly closing: Closing }) {
  const t = useTexts(deskRequestTexts)
  const { request } = useDesk()
  const { data, error } = useCall(serviceDeskApi.listEmployees, {})
  const [chosen, setChosen] = useState(String(request.assigned?.id ?? nobody))
  const { assign, isPending, problem } = useAssigning()
  const employees = data?.employees ?? (request.assigned ? [request.assigned] : [])

  async function confirm() {
    const employee = employees.find(({ id }) => String(id) === chosen)
    if (await assign(employee?.id ?? null, employee?.name ?? '')) closing.done()
  }

  return (
    <CareForm
      confirm={t('form.save')}
      isPending={isPending}
      problem={problem ?? (error ? t('care.loadFailed') : null)}
      onConfirm={confirm}
      onCancel={closing.cancel}
    >
      <Choice id="assignee" label={t('care.assignment')} value={chosen} choose={setChosen}>
        <option value={nobody}>{t('care.nobody')}</option>
        {employees.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
    </CareForm>
  )
}
