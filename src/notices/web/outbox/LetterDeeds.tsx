import { useState } from 'react'
import { Button } from '#base/web/Button.tsx'
import { ConfirmStep } from '#base/web/ConfirmStep.tsx'
import { useFormats } from '#base/web/formats.ts'
import { useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { ShownLetter } from '../../letter.ts'
import { noticesApi } from '../../notices.api.ts'
import { outboxTexts } from '../../outbox-texts.ts'
import styles from './outbox.module.css'

export type LetterDeedName = 'resend' | 'hold' | 'release'

type Props = {
  readonly letter: ShownLetter
  /** Null: nothing was done, but what is shown may be old. */
  readonly onChanged: (deed: LetterDeedName | null) => Promise<void>
}

/** What may be done to a letter; it is sent again only after a second look at whom it goes to. */
export function LetterDeeds({ letter, onChanged }: Props) {
  const t = useTexts(outboxTexts)
  const [isResending, setResending] = useState(false)
  const hold = useSend(noticesApi.holdLetter)
  const release = useSend(noticesApi.releaseLetter)
  const { id, may, status } = letter
  const isPending = hold.isPending || release.isPending
  const problem = hold.error ?? release.error

  const act = (deed: typeof hold | typeof release, name: LetterDeedName) => {
    if (!isPending) deed.mutate({ params: { id } }, { onSuccess: () => onChanged(name), onError: () => void onChanged(null) })
  }

  if (isResending) return <ResendStep letter={letter} onChanged={onChanged} onBack={() => setResending(false)} />
  return (
    <>
      <div className={styles.deeds}>
        {may.resend && <Button onClick={() => setResending(true)}>{t('deeds.resend.open')}</Button>}
        {may.release && (
          <Button onClick={() => act(release, 'release')} aria-disabled={isPending}>
            {t(status === 'held' ? 'deeds.release.open' : 'deeds.release.retry')}
          </Button>
        )}
        {may.hold && (
          <Button look="quiet" onClick={() => act(hold, 'hold')} aria-disabled={isPending}>
            {t('deeds.hold.open')}
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.trouble}>
          {problem.message}
        </p>
      )}
    </>
  )
}

function ResendStep({ letter: { id, recipient, resends, linkOpensUntil }, onChanged, onBack }: Props & { readonly onBack: () => void }) {
  const t = useTexts(outboxTexts)
  const formats = useFormats()
  const resend = useSend(noticesApi.resendLetter)
  const send = () =>
    resend.mutate({ params: { id }, body: { resends } }, { onSuccess: () => onChanged('resend'), onError: () => void onChanged(null) })
  const isOver = linkOpensUntil !== null && linkOpensUntil < new Date().toISOString()
  return (
    <ConfirmStep
      title={t('deeds.resend.title')}
      confirm={t('deeds.resend.confirm')}
      isPending={resend.isPending}
      error={resend.error}
      onConfirm={send}
      onBack={onBack}
    >
      <p>{t('deeds.resend.lead', { recipient })}</p>
      {linkOpensUntil !== null && (
        <p className={isOver ? styles.note : styles.soft}>
          {t(isOver ? 'deeds.resend.linkOver' : 'deeds.resend.link', { day: formats.dayOf(linkOpensUntil) })}
        </p>
      )}
    </ConfirmStep>
  )
}
