import { useSession } from '#accounts/web/session.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { CareForm } from './CareCell.tsx'
import { Choice } from './Choice.tsx'
import type { Closing } from './closing.ts'
import { useDesk } from './desk-context.ts'
import { requestNow } from './request-now.ts'
import { useAction } from './use-action.ts'

/** The employee takes the request, unless they have it. */
export function TakeIt() {
  const t = useTexts(deskRequestTexts)
  const session = useSession()
  const { request } = useDesk()
  const { act, isPending, problem } = useAction(serviceDeskApi.assignRequest)
  if (session.kind !== 'signedIn' || request.assigned?.id === session.person.customerId) return null
  const { customerId } = session.person
  const body = { version: request.version, accountId: customerId }
  const take = () => act({ params: { id: request.crmRequestId }, body }, t('care.assigned', { name: t('care.you') }))
  return (
    <>
      <Button aria-disabled={isPending} onClick={() => void take()}>
        {t('care.me')}
      </Button>
      <ErrorText>{problem}</ErrorText>
    </>
  )
}

const nobody = 'nobody'
const valuesOf = ({ assigned }: DeskRequest) => ({ accountId: String(assigned?.id ?? nobody) })

/** Gives the request to a colleague, or to nobody. */
export function AssignmentForm({ done, cancel }: Closing) {
  const t = useTexts(deskRequestTexts)
  const { request } = useDesk()
  const { data, error } = useCall(serviceDeskApi.listEmployees, {})
  const { perform } = useAction(serviceDeskApi.assignRequest)
  const employees = data?.employees ?? (request.assigned ? [request.assigned] : [])
  const nameOf = (accountId: number) => employees.find(({ id }) => id === accountId)?.name ?? ''

  const form = useSchemaForm({
    schema: serviceDeskApi.assignRequest.body,
    values: valuesOf(request),
    toBody: ({ accountId }) => ({ version: request.version, accountId: accountId === nobody ? null : Number(accountId) }),
    send: (body) =>
      perform(
        { params: { id: request.crmRequestId }, body },
        body.accountId === null ? t('care.unassigned') : t('care.assigned', { name: nameOf(body.accountId) }),
      ),
    onSent: done,
    overtaken: requestNow(request, valuesOf),
    focus: 'field',
  })

  return (
    <CareForm form={form} confirm={t('form.save')} problem={error && t('care.loadFailed')} onCancel={cancel}>
      <Choice control={form.control} path="accountId" label={t('care.assignment')}>
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
