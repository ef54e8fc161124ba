import { useFormats } from '#base/web/formats.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ConfirmStep } from '#base/web/kit/ConfirmStep.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { ShownEmail } from '../../email.ts'
import { noticesApi } from '../../notices.api.ts'
import { outboxTexts } from '../../outbox-texts.ts'

export type EmailActionName = 'resend' | 'hold' | 'release'

type Props = {
  readonly email: ShownEmail
  /** Null: nothing was done, because of what the server said; what is shown may be old. */
  readonly onChanged: (action: EmailActionName | null, because?: string) => Promise<void>
}

/** What may be done to an email; it is sent again only after a second look at whom it goes to. */
export function EmailActions({ email, onChanged }: Props) {
  const t = useTexts(outboxTexts)
  const { step, begin, leave, onto } = useOpenStep<'resend'>()
  const hold = useSend(noticesApi.holdEmail)
  const release = useSend(noticesApi.releaseEmail)
  const { id, may, status } = email
  const isPending = hold.isPending || release.isPending
  const problem = hold.error ?? release.error

  const act = (action: typeof hold | typeof release, name: EmailActionName) => {
    if (!isPending) action.mutate({ params: { id } }, { onSuccess: () => onChanged(name), onError: ({ message }) => void onChanged(null, message) })
  }

  if (step) return <ResendStep email={email} onChanged={onChanged} onBack={leave} />
  return (
    <>
      <Actions>
        {may.resend && (
          <Button ref={onto('resend')} onClick={() => begin('resend')}>
            {t('actions.resend.open')}
          </Button>
        )}
        {may.release && (
          <Button onClick={() => act(release, 'release')} aria-disabled={isPending}>
            {t(status === 'held' ? 'actions.release.open' : 'actions.release.retry')}
          </Button>
        )}
        {may.hold && (
          <Button variant="quiet" onClick={() => act(hold, 'hold')} aria-disabled={isPending}>
            {t('actions.hold.open')}
          </Button>
        )}
      </Actions>
      <ErrorText>{problem?.message}</ErrorText>
    </>
  )
}

function ResendStep({ email: { id, recipient, resends, linkOpensUntil }, onChanged, onBack }: Props & { readonly onBack: () => void }) {
  const t = useTexts(outboxTexts)
  const formats = useFormats()
  const resend = useSend(noticesApi.resendEmail)
  const send = () =>
    resend.mutate(
      { params: { id }, body: { resends } },
      { onSuccess: () => onChanged('resend'), onError: ({ message }) => void onChanged(null, message) },
    )
  const isOver = linkOpensUntil !== null && linkOpensUntil < new Date().toISOString()
  return (
    <ConfirmStep
      title={t('actions.resend.title')}
      confirm={t('actions.resend.confirm')}
      isPending={resend.isPending}
      error={resend.error}
      onConfirm={send}
      onBack={onBack}
    >
      <p>{t('actions.resend.lead', { recipient })}</p>
      {linkOpensUntil !== null && (
        <Note tone={isOver ? 'warning' : 'plain'}>
          {t(isOver ? 'actions.resend.linkOver' : 'actions.resend.link', { day: formats.dayOf(linkOpensUntil) })}
        </Note>
      )}
    </ConfirmStep>
  )
}
