import { ConfirmStep } from '#base/web/ConfirmStep.tsx'
import { useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { staffApi } from '../../staff.api.ts'
import type { StaffMember } from '../../staff.ts'
import { staffTexts } from '../../staff-texts.ts'

/** `again`: the invitation once more. */
export type Deed = 'again' | 'deactivate' | 'reactivate'

type Props = {
  readonly deed: Deed
  readonly member: StaffMember
  readonly onDone: (words: string) => Promise<void>
  readonly onRefused: () => Promise<void>
  readonly onBack: () => void
}

/** The last word before a colleague is closed out, let in again, or mailed. */
export function StaffDeed({ deed, member: { id, version, name, email }, onDone, onRefused, onBack }: Props) {
  const t = useTexts(staffTexts)
  const sends = {
    again: useSend(staffApi.sendInvitation),
    deactivate: useSend(staffApi.deactivateColleague),
    reactivate: useSend(staffApi.reactivateColleague),
  }
  const { isPending, error } = sends[deed]

  function confirm() {
    const then = { onSuccess: () => onDone(t(`${deed}.done`, { name })), onError: () => void onRefused() }
    if (deed === 'again') sends.again.mutate({ params: { id } }, then)
    else sends[deed].mutate({ params: { id }, body: { version } }, then)
  }

  return (
    <ConfirmStep
      title={t(`${deed}.title`, { name })}
      confirm={t(`${deed}.confirm`)}
      isDangerous={deed === 'deactivate'}
      isPending={isPending}
      error={error}
      onConfirm={confirm}
      onBack={onBack}
    >
      <p>{t(`${deed}.text`, { email })}</p>
    </ConfirmStep>
  )
}
