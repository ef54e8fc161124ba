import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { staffApi } from '../../staff.api.ts'
import type { StaffMember } from '../../staff.ts'
import { staffTexts } from '../../staff-texts.ts'

/** `again`: the invitation once more. */
export type Action = 'again' | 'deactivate' | 'reactivate'

type Props = {
  readonly action: Action
  readonly member: StaffMember
  readonly onDone: (words: string) => Promise<void>
  readonly onRefused: () => Promise<void>
  readonly onBack: () => void
}

/** The last word before a colleague is closed out, let in again, or mailed. */
export function StaffAction({ action, member: { id, version, name, email }, onDone, onRefused, onBack }: Props) {
  const t = useTexts(staffTexts)
  const sends = {
    again: useSend(staffApi.sendInvitation),
    deactivate: useSend(staffApi.deactivateColleague),
    reactivate: useSend(staffApi.reactivateColleague),
  }
  const { isPending, error } = sends[action]

  function confirm() {
    const then = { onSuccess: () => onDone(t(`${action}.done`, { name })), onError: () => void onRefused() }
    if (action === 'again') sends.again.mutate({ params: { id } }, then)
    else sends[action].mutate({ params: { id }, body: { version } }, then)
  }

  return (
    <ConfirmStep
      title={t(`${action}.title`, { name })}
      confirm={t(`${action}.confirm`)}
      isDangerous={action === 'deactivate'}
      isPending={isPending}
      error={error}
      onConfirm={confirm}
      onBack={onBack}
    >
      <p>{t(`${action}.text`, { email })}</p>
    </ConfirmStep>
  )
}
