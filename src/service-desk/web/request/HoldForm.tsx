import { useState } from 'react'
import { Button } from '#base/web/Button.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { holdReasons } from '../../hold.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { CareForm } from './CareCell.tsx'
import { Choice } from './Choice.tsx'
import { useDesk } from './desk-context.ts'
import { Problem } from './Problem.tsx'
import { useDeed } from './use-deed.ts'

/** Ends the hold. */
export function Resume() {
  const t = useTexts(deskRequestTexts)
  const { request } = useDesk()
  const { act, isPending, problem } = useDeed(serviceDeskApi.resumeRequest)
  const resume = () => act({ params: { id: request.crmRequestId }, body: { version: request.version } }, t('care.resumed'))
  return (
    <>
      <Button aria-disabled={isPending} onClick={() => void resume()}>
        {t('care.resume')}
      </Button>
      <Problem>{problem}</Problem>
    </>
  )
}

/** Says what the request waits for, or that it is something else now. */
export function HoldForm({ close }: { readonly close: () => void }) {
  const t = useTexts(deskRequestTexts)
  const { request } = useDesk()
  const [chosen, setChosen] = useState<string>(request.hold?.reason ?? holdReasons[0])
  const { act, isPending, problem } = useDeed(serviceDeskApi.holdRequest)

  async function confirm() {
    const reason = holdReasons.find((one) => one === chosen)
    if (!reason) return
    const input = { params: { id: request.crmRequestId }, body: { version: request.version, reason } }
    if (await act(input, t('care.held', { reason: t(`care.reasons.${reason}`) }))) close()
  }

  return (
    <CareForm
      confirm={t(request.hold ? 'care.changeReason' : 'care.holdIt')}
      isPending={isPending}
      problem={problem}
      onConfirm={confirm}
      onCancel={close}
    >
      <Choice id="holdReason" label={t('care.reason')} value={chosen} choose={setChosen}>
        {holdReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`care.reasons.${reason}`)}
          </option>
        ))}
      </Choice>
    </CareForm>
  )
}
