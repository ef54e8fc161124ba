import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { type HoldReason, holdReasons } from '../../hold.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { deskTexts } from '../../texts.ts'
import { CareForm } from './CareCell.tsx'
import { Choice } from './Choice.tsx'
import type { Closing } from './closing.ts'
import { useDesk } from './desk-context.ts'
import { requestNow } from './request-now.ts'
import { useAction } from './use-action.ts'

/** Ends the hold. */
export function Resume() {
  const t = useTexts(deskRequestTexts)
  const { request } = useDesk()
  const { act, isPending, problem } = useAction(serviceDeskApi.resumeRequest)
  const resume = () => act({ params: { id: request.crmRequestId }, body: { version: request.version } }, t('care.resumed'))
  return (
    <>
      <Button aria-disabled={isPending} onClick={() => void resume()}>
        {t('care.resume')}
      </Button>
      <ErrorText>{problem}</ErrorText>
    </>
  )
}

const valuesOf = ({ hold }: DeskRequest): { reason: HoldReason } => ({ reason: hold?.reason ?? holdReasons[0] })

/** Says what the request waits for, or that it is something else now. */
export function HoldForm({ done, cancel }: Closing) {
  const t = useTexts(deskRequestTexts)
  const words = useTexts(deskTexts)
  const { request } = useDesk()
  const { perform } = useAction(serviceDeskApi.holdRequest)
  const form = useSchemaForm({
    schema: serviceDeskApi.holdRequest.body,
    values: valuesOf(request),
    toBody: ({ reason }) => ({ version: request.version, reason }),
    send: (body) => perform({ params: { id: request.crmRequestId }, body }, t('care.held', { reason: words(`hold.${body.reason}`) })),
    onSent: done,
    overtaken: requestNow(request, valuesOf),
    focus: 'field',
  })

  return (
    <CareForm form={form} confirm={t(request.hold ? 'care.changeReason' : 'care.holdIt')} onCancel={cancel}>
      <Choice control={form.control} path="reason" label={t('care.reason')}>
        {holdReasons.map((reason) => (
          <option key={reason} value={reason}>
            {words(`hold.${reason}`)}
          </option>
        ))}
      </Choice>
    </CareForm>
  )
}
