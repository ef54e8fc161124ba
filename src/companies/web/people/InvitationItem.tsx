import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { AtBreaks } from '#base/web/kit/AtBreaks.tsx'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { FactLine } from '#base/web/kit/FactLine.tsx'
import { ItemTitle } from '#base/web/kit/ItemTitle.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { companiesApi } from '../../companies.api.ts'
import type { CompanyInvitation } from '../../company.ts'
import { companyTexts } from '../../texts.ts'

type Props = {
  readonly companyId: number
  readonly invitation: CompanyInvitation
  readonly onDone: (words: string) => Promise<void>
  readonly onRefused: () => Promise<void>
}

const possible = ['again', 'takeBack'] as const

/** One who was invited and has not come yet. */
export function InvitationItem({ companyId, invitation: { id, name, email, role, expiresAt, isExpired }, onDone, onRefused }: Props) {
  const t = useTexts(companyTexts)
  const formats = useFormats()
  const { step, begin, leave, onto } = useOpenStep<(typeof possible)[number]>()
  const sends = { again: useSend(companiesApi.inviteAgain), takeBack: useSend(companiesApi.takeInvitationBack) }
  const params = { companyId, invitationId: id }

  return (
    <>
      <ItemTitle>
        {name} <Badge>{t(`role.${role}`)}</Badge>
        {isExpired && <Badge tone="danger">{t('invited.expired')}</Badge>}
      </ItemTitle>
      <FactLine>
        <span>
          <AtBreaks>{email}</AtBreaks>
        </span>
        {!isExpired && <Muted as="span">{t('invited.validUntil', { at: formats.moment(expiresAt) })}</Muted>}
      </FactLine>
      {step && (
        <ConfirmStep
          title={t(`${step}.title`)}
          confirm={t(`${step}.confirm`)}
          isDangerous={step === 'takeBack'}
          isPending={sends[step].isPending}
          error={sends[step].error}
          onBack={leave}
          onConfirm={() => sends[step].mutate({ params }, { onSuccess: () => onDone(t(`${step}.done`, { email })), onError: () => void onRefused() })}
        >
          <p>{t(`${step}.text`, { email })}</p>
        </ConfirmStep>
      )}
      {!step && (
        <Actions>
          {possible.map((one) => (
            <Button key={one} ref={onto(one)} variant="quiet" aria-label={`${t(`${one}.open`)}: ${name}`} onClick={() => begin(one)}>
              {t(`${one}.open`)}
            </Button>
          ))}
        </Actions>
      )}
    </>
  )
}
